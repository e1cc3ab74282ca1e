import { Fragment, type ReactNode } from 'react';
import * as css from './supplier-face.css.ts';

/** A titled group of what is known about a supplier. */
export function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

export type Detail = [term: string, value: ReactNode];

/** Shows only what is known. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={css.pairs}>
      {details
        .filter(([, value]) => value !== null)
        .map(([term, value]) => (
          <Fragment key={term}>
            <dt className={css.term}>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
