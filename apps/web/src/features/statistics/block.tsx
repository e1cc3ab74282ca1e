import { Heading } from '@org/ui/heading';
import { Text } from '@org/ui/text';
import { type ReactNode, useId } from 'react';
import * as css from './block.css.ts';

export interface BlockProps {
  title: string;
  /** Units and period. @default none */
  note?: string;
  /** The control that chooses what is shown, at the end of the heading. @default none */
  control?: ReactNode;
  children: ReactNode;
}

/** A chart or a list with its heading. */
export function Block({ title, note, control, children }: BlockProps) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={2} size={16}>
          {title}
        </Heading>
        {note && (
          <Text as="span" size={13} tone="hint">
            {note}
          </Text>
        )}
        {control && <div className={css.control}>{control}</div>}
      </div>
      {children}
    </section>
  );
}
