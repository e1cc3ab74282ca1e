import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Numbers, dates, sorting and the side from which one reads follow the locale; the library's words are given. */
export const Russian = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="ru-RU">
    <WordsProvider words={ru}>{children}</WordsProvider>
  </I18nProvider>
);

/** Of another language some words, in a page whose root has `dir="rtl"`; the others stay English. */
export const Arabic = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="ar-EG">
    <WordsProvider words={{ close: 'إغلاق', clear: 'مسح', found: 'النتائج: {count}' }}>
      {children}
    </WordsProvider>
  </I18nProvider>
);
