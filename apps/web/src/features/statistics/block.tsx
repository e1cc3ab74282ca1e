import { type ReactNode, useId } from 'react';
import * as css from './block.css.ts';

export interface BlockProps {
  title: string;
  /** Units and period. @default none */
  note?: string;
  children: ReactNode;
}

/** A drawing or a list with its heading. */
export function Block({ title, note, children }: BlockProps) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note && <span className={css.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
