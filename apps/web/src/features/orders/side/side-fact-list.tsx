import type { ReactNode } from 'react';
import * as css from '../order.css.ts';

type Facts = readonly (readonly [term: string, fact: ReactNode])[];

export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className={css.facts}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.fact}>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
