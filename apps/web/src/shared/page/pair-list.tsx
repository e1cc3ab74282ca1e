import { Fragment, type ReactNode } from 'react';
import * as css from './pair-list.css.ts';

/** What is known by a name; nothing if it is not known. */
export type Pair = readonly [term: string, value: ReactNode];

interface PairListProps {
  pairs: readonly Pair[];
  /** where the values stand */
  align?: keyof typeof css.lists;
}

/** What is known of a thing, one under another. What isn't known is left out. */
export const PairList = ({ pairs, align = 'start' }: PairListProps) => (
  <dl className={css.lists[align]}>
    {pairs.map(
      ([term, value]) =>
        value && (
          <Fragment key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.values[align]}>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
