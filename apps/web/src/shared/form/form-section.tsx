import { Heading } from '@org/ui/heading';
import { type ReactNode, useId } from 'react';
import * as css from './form-section.css.ts';

export interface FormSectionProps {
  title: string;
  /** What the section is for, or who sees it. @default none */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a long form: its title at the side, its fields beside it. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <Heading id={id} level={2} size={16}>
          {title}
        </Heading>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
