'use client';

import { WordsProvider } from '@org/ui/words';
import type { ReactNode } from 'react';

const plural = new Intl.PluralRules('en-US');

/** A word with a value may be a function of it, in a client component. */
export const Counted = ({ children }: { children: ReactNode }) => (
  <WordsProvider
    words={{ found: (count) => `${count} ${plural.select(count) === 'one' ? 'row' : 'rows'}` }}
  >
    {children}
  </WordsProvider>
);
