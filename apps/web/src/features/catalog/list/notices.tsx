import type { components } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { lightFormat } from 'date-fns/lightFormat';
import { ClockText } from '../../../shared/format/clock-text.tsx';
import { LoginForPrice } from '../offers/login-for-price.tsx';
import type { ProductPage } from '../search/catalog.atoms.ts';
import { type Search, withFilters } from '../search/catalog-search.ts';
import {
  hidesPrices,
  type Product,
  SEASON_ADJECTIVES,
  type Season,
} from '../search/product-words.ts';
import * as css from './product-list.css.ts';

/** Says that the goods have prices which this visitor does not see. */
export function HiddenPricesNotice() {
  return (
    <div className={css.notice} role="status">
      <Note>
        <LoginForPrice />
      </Note>
    </div>
  );
}

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

/**
 * Says that the list comes from memory because the database is away: how old it is, and what can't be done meanwhile.
 */
export function ReadOnlyNotice({ asOf }: { asOf: string }) {
  return (
    <div className={css.notice} role="status">
      <Note>
        <b>
          <ClockText>{`Цены на ${lightFormat(new Date(asOf), 'HH:mm:ss')}.`}</ClockText>
        </b>{' '}
        Заказ временно недоступен: база данных переключается. Список обновится сам.
      </Note>
    </div>
  );
}

export interface SeasonNoticeProps {
  /** The first products of the list. */
  products: readonly Product[];
  search: Search;
  onSearch: (search: Search) => void;
}

/** Says why all-terrain tyres of another season are in the list, with a button that leaves them out. */
export function SeasonNotice({ products, search, onSearch }: SeasonNoticeProps) {
  const wanted = [search.filters.season].flat().map(String);
  const isStrange = ({ season }: Product) => season !== null && !wanted.includes(season);
  if (!products.some(isStrange)) return null;
  const seasons = wanted.map((season) => SEASON_ADJECTIVES[season as Season] ?? season).join(' и ');
  return (
    <div className={css.notice}>
      <Note title="Здесь и вездеходные шины другого сезона.">
        Магазины относят шины A/T и M/T к разным сезонам, поэтому мы показываем их в каждом
        {wanted.includes('winter') && wanted.length === 1 ? ', зимой — со снежинкой' : ''}.
      </Note>
      <Button size="s" onPress={() => onSearch(withFilters(search, { season_own: true }))}>
        Только {seasons}
      </Button>
    </div>
  );
}

export interface UnknownNoticeProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/** The address asks for something that this section does not know: it stays there, and the list is shown without it. */
export function UnknownNotice({ search, onSearch }: UnknownNoticeProps) {
  return (
    <div className={css.notice}>
      <Note title="Часть ссылки не распознана.">
        Список показан без неё:{' '}
        {search.unknown.map(([name, value]) => `${name}=${value}`).join(', ')}
      </Note>
      <Button size="s" onPress={() => onSearch({ ...search, unknown: [] })}>
        Убрать из ссылки
      </Button>
    </div>
  );
}

export interface NoticesProps {
  /** none while the list loads */
  page: ProductPage | undefined;
  search: Search;
  onSearch: (search: Search) => void;
}

/** Notices above a list: which parts of the search were not taken literally, and how old the data are. */
export function Notices({ page, search, onSearch }: NoticesProps) {
  const { season, season_own } = search.filters;
  return (
    <>
      {page && hidesPrices(page.data) && <HiddenPricesNotice />}
      {page?.read_only && <ReadOnlyNotice asOf={page.as_of} />}
      {search.unknown.length > 0 && <UnknownNotice search={search} onSearch={onSearch} />}
      {page && season !== undefined && !season_own && (
        <SeasonNotice products={page.data} search={search} onSearch={onSearch} />
      )}
      {page && page.left_out.length > 0 && (
        <LeftOutNotice leftOut={page.left_out} search={search} onSearch={onSearch} />
      )}
    </>
  );
}
