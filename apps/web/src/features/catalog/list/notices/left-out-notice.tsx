import type { components } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { type Search, withFilters } from '../../search.ts';
import * as css from '../product-list.css.ts';

export interface LeftOutNoticeProps {
  leftOut: readonly components['schemas']['TextPiece'][];
  search: Search;
  onSearch: (search: Search) => void;
}

/** The text of `q` without some of its pieces. */
const without = (q: string, pieces: LeftOutNoticeProps['leftOut']) =>
  pieces
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), q)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Says that nothing was found with some words, and that the list is shown without them. One press insists on them,
 * another removes them.
 */
export function LeftOutNotice({ leftOut, search, onSearch }: LeftOutNoticeProps) {
  const words = leftOut.map(({ text }) => `„${text}“`).join(', ');
  const isOne = leftOut.length === 1 && !/\s/.test(leftOut[0]?.text ?? '');
  return (
    <div className={css.notice}>
      <Note title={`Без ${isOne ? 'слова' : 'слов'} ${words}.`}>
        {isOne ? 'С ним' : 'С ними'} здесь ничего не нашлось.
      </Note>
      <Button size="s" onPress={() => onSearch(withFilters(search, { every_word: true }))}>
        Искать со всеми словами
      </Button>
      <Button
        size="s"
        variant="ghost"
        onPress={() => onSearch({ ...search, q: without(search.q, leftOut), page: 1 })}
      >
        {isOne ? 'Убрать слово' : 'Убрать слова'}
      </Button>
    </div>
  );
}
