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
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note && <span className={css.note}>{note}</span>}
        {control && <div className={css.control}>{control}</div>}
      </div>
      {children}
    </section>
  );
}
