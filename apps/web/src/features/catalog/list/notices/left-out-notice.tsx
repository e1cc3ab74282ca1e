import type { components } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { type Search, withFilters } from '../../catalog-search.ts';
import { SEASON_ADJECTIVES } from '../../product-words.ts';
import * as css from '../product-list.css.ts';

type LeftOut = components['schemas']['LeftOutPiece'];

export interface LeftOutNoticeProps {
  leftOut: readonly LeftOut[];
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

/** Says that the trade knows a model which nobody sells now, and offers what is left of its season. */
function UnsoldNotice({
  model: { brand, name, season },
  search,
  onSearch,
}: Pick<LeftOutNoticeProps, 'search' | 'onSearch'> & { model: NonNullable<LeftOut['model']> }) {
  return (
    <div className={css.notice}>
      <Note title={`${brand} ${name} сейчас никто не продаёт.`}>Показано похожее: {brand}.</Note>
      {season && search.filters.season === undefined && (
        <Button
          size="s"
          onPress={() => onSearch(withFilters(search, { season: [season] }))}
        >{`Только ${SEASON_ADJECTIVES[season]}`}</Button>
      )}
    </div>
  );
}

/**
 * Says that nothing was found with some words, and that the list is shown without them. One press insists on them,
 * another removes them.
 */
export function LeftOutNotice({ leftOut, search, onSearch }: LeftOutNoticeProps) {
  const unread = leftOut.filter(({ model }) => !model);
  const words = unread.map(({ text }) => `„${text}“`).join(', ');
  const isOne = unread.length === 1 && !/\s/.test(unread[0]?.text ?? '');
  return (
    <>
      {leftOut.map(
        ({ start, model }) =>
          model && <UnsoldNotice key={start} model={model} search={search} onSearch={onSearch} />,
      )}
      {unread.length > 0 && (
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
            onPress={() => onSearch({ ...search, q: without(search.q, unread), page: 1 })}
          >
            {isOne ? 'Убрать слово' : 'Убрать слова'}
          </Button>
        </div>
      )}
    </>
  );
}
