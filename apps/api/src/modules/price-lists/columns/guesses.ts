import { currencyOf, currencyOfTitle, isForeign } from '../../../tables/cells/currencies.ts';
import { plainTitle } from '../../../tables/cells/plain-title.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import { saleTitle } from '../../../tables/titles/sale.ts';
import { choosePrice, type PriceColumn, priceTitle } from '../../../tables/titles/title-prices.ts';
import {
  isOtherTitle,
  isPlaceTitle,
  isQuantityTitle,
  titleField,
  titleRole,
  warehouseOf,
} from '../../../tables/titles/titles.ts';
import { currencyColumn } from '../goods/currency-column.ts';
import type { Candidate } from './candidates.ts';
import { settle } from './column-settle.ts';
import {
  areAmounts,
  areCars,
  areCodes,
  areCountries,
  areCurrencies,
  areNames,
  arePieces,
  areRemarks,
  areSaleFlags,
  areSized,
  areWorded,
  guessField,
  likeness,
  namesIn,
  partIn,
} from './contents.ts';
import type { Guess } from './guess.ts';

/**
 * The least share of values that must look like the field that the title names: for a sure and for a possible guess.
 */
const SURE = 0.7;
const POSSIBLE = 0.3;

export interface Guesses {
  byColumn: Map<number, Guess>;
  /** The price columns that a person has to choose from. */
  askedPrices: number[];
}

/** «Нал» is either a price in cash or the stock. */
const CASH = /^\s*нал\.?\s*$/i;

/** Guesses a column of quantities, and its warehouse where there are several. */
function asQuantity({ title, values }: Candidate): Guess | undefined {
  if (titleRole(title)) return undefined;
  const isNamed = isQuantityTitle(title) || (CASH.test(title) && !areAmounts(values));
  const isPlace = !isNamed && isPlaceTitle(title);
  if (!isNamed && !isPlace) return undefined;
  const fit = likeness('quantity', values);
  if (fit < (isNamed ? POSSIBLE : SURE)) return undefined;
  if (isPlace && values.length === 0) return undefined;
  return { field: 'quantity', isSure: fit >= SURE, warehouse: warehouseOf(title) };
}

/** Takes a «Производитель» column that is full of codes for the maker's articles. */
const asArticle = ({ values }: Candidate): Guess | undefined =>
  areCodes(values) ? { field: 'article', isSure: false } : undefined;

/** Guesses a column by its own title and values. Prices are guessed elsewhere. */
function guess(candidate: Candidate): Guess | undefined {
  const { title, values } = candidate;
  const quantity = asQuantity(candidate);
  if (quantity) return quantity;
  const role = titleRole(title);
  if (role) return { field: null, isSure: true, role };
  const named = titleField(title);
  if (named) {
    const fit = likeness(named, values);
    if (named === 'brand' && areCars(values)) return undefined;
    // in other languages «Profil» is the tread, and so the model
    if (named === 'profile' && areWorded(values)) return { field: 'model', isSure: false };
    if (named === 'brand' && areCountries(values)) return { field: 'country', isSure: false };
    if (fit >= POSSIBLE) return { field: named, isSure: fit >= SURE };
    // names of models only: the numbers stand in columns of their own
    if (named === 'name' && values.some((text) => /\p{L}{2}/u.test(text)))
      return { field: 'name', isSure: false };
    // makers call a model «pattern»
    if (named === 'pattern') return { field: 'model', isSure: false };
    if (named === 'brand') return asArticle(candidate);
    return areRemarks(values) ? { field: null, isSure: true, role: 'note' } : undefined;
  }
  if (title === '') {
    const field = guessField(values);
    return field && { field, isSure: false };
  }
  return areRemarks(values) && saleTitle(title) !== 'off'
    ? { field: null, isSure: true, role: 'note' }
    : undefined;
}

/** A description is longer than a name. It is taken for the name only if there is no other. */
const DESCRIPTION = /^\s*описание\s*$/i;

/**
 * Guesses brands, models, seasons and parts of sizes by their values, whatever the titles say. Also guesses names beside
 * a size column.
 */
function guessNames(
  guesses: Map<number, Guess>,
  candidates: readonly Candidate[],
  free: readonly Candidate[],
) {
  const has = (field: Field) => [...guesses.values()].some((guess) => guess.field === field);
  for (const { column, title, values } of candidates) {
    const field = guesses.has(column) || priceTitle(title) ? undefined : namesIn(values);
    if (field && !has(field)) guesses.set(column, { field, isSure: false });
  }
  const sized = candidates.some(
    ({ column, values }) => guesses.get(column)?.field === 'name' && areSized(values),
  );
  const hasPart = (field: Field) => (field === 'size' && sized) || has(field);
  for (const { column, title, values } of candidates) {
    const isFree = !guesses.has(column) && priceTitle(title) === undefined && !isOtherTitle(title);
    const field = isFree ? partIn(values, hasPart) : undefined;
    if (field) guesses.set(column, { field, isSure: false });
  }
  if (has('name')) return;
  const name = free.find(
    ({ column, title, values }) =>
      !guesses.has(column) && (!isOtherTitle(title) || DESCRIPTION.test(title)) && areNames(values),
  );
  if (name) guesses.set(name.column, { field: 'name', isSure: false });
}

/** Guesses names and codes under unknown titles, such as the seller's own name. */
function guessUntitled(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const fields = new Set([...guesses.values()].map(({ field }) => field));
  const free = candidates.filter(
    ({ column, title }) =>
      !guesses.has(column) && priceTitle(title) === undefined && !titleField(title),
  );
  const hasSize = fields.has('size') || (fields.has('width') && fields.has('diameter'));
  if (!fields.has('name') && !hasSize) {
    const name = free.find(({ values }) => guessField(values) === 'name');
    if (name) guesses.set(name.column, { field: 'name', isSure: false });
  }
  guessNames(guesses, candidates, free);
  const name = [...guesses].find(([, { field }]) => field === 'name')?.[0];
  if (fields.has('supplier_article')) return;
  const isBeforeName = (column: number) => name === undefined || column < name;
  const code = free.find(
    ({ column, title, values }) => (title === '' || isBeforeName(column)) && areCodes(values),
  );
  if (code) guesses.set(code.column, { field: 'supplier_article', isSure: false });
}

/** A number of a house, or the form of a name of a street or a place. «Бронь» and «02.12» have neither. */
const PLACE =
  /\p{L}[^\d]*\s\d|(?:ая|ин[ао]|[оеё]в[ао]|ск(?:ий|ого)?|град|бург)(?![а-яё])|(?<![а-яё])(?:ул|просп|пер|мкр|база|точка|пункт|офис|рынок|тц|завод|центр|север|юг|запад|восток)(?![а-яё])/iu;

/** Takes pieces under an unknown title next to a warehouse's column for the stock of another warehouse: «Ленина, 5». */
function guessPlaces(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const isOfPlace = (column: number) =>
    guesses.get(column)?.field === 'quantity' && Boolean(guesses.get(column)?.warehouse);
  const isFree = ({ column, title }: Candidate) =>
    title !== '' && !guesses.has(column) && !priceTitle(title) && !titleField(title);
  for (const list of [candidates, candidates.toReversed()])
    for (const [at, candidate] of list.entries()) {
      const { column, title, values } = candidate;
      const before = list[at - 1];
      if (!before || !isOfPlace(before.column) || !isFree(candidate)) continue;
      if (isOtherTitle(title) || !PLACE.test(title) || !arePieces(values)) continue;
      guesses.set(column, { field: 'quantity', isSure: false, warehouse: warehouseOf(title) });
    }
}

/** Drops prices in another currency that are also given in roubles: «Опт, $» beside «Опт, руб.». */
function inRoubles(
  prices: readonly PriceColumn[],
  guesses: ReadonlyMap<number, Guess>,
  candidates: readonly Candidate[],
): PriceColumn[] {
  const columns = candidates.map(({ column, title }) => ({
    column,
    title,
    role: guesses.get(column)?.role,
  }));
  const candidateAt = (column: number | undefined) =>
    candidates.find((candidate) => candidate.column === column);
  const isOther = ({ column }: PriceColumn) => {
    const { title = '', values = [] } = candidateAt(column) ?? {};
    const beside = candidateAt(currencyColumn(columns, column))?.values ?? [];
    return isForeign(currencyOfTitle(title)) || beside.some((text) => isForeign(currencyOf(text)))
      ? !beside.some((text) => currencyOf(text) === 'RUB')
      : values.length > 0 && values.every((text) => isForeign(currencyOf(text)));
  };
  return prices.filter(
    (price) =>
      !isOther(price) ||
      !prices.some(
        (other) => other.type === price.type && other.filled >= price.filled / 2 && !isOther(other),
      ),
  );
}

/** Guesses the price columns and the one to sell at. Returns the columns that a person has to choose from. */
function guessPrices(guesses: Map<number, Guess>, candidates: readonly Candidate[]): number[] {
  const titled = candidates.flatMap(({ column, title, values, filled }) => {
    const price = priceTitle(title);
    const found = guesses.get(column);
    const isTaken = found?.field === 'quantity' || found?.role === 'sale';
    if (!price || isTaken || values.length === 0) return [];
    // «Комплект» and «Нетто» may be sums, numbers of pieces or weights
    const isMeant = price.isPrice || !(price.type === 'set' || price.isDoubtful);
    if (!isMeant && !areAmounts(values)) return [];
    return [{ column, filled, fit: likeness('bulk_price', values), ...price }];
  });
  const likely = titled.filter(({ fit }) => fit >= SURE);
  // a column that says that it is the price is the price, even if many of its cells can't be read
  const prices = likely.some(({ type }) => type !== 'purchase' && type !== 'set')
    ? likely
    : titled.filter(({ fit, isPrice }) => fit >= (isPrice ? POSSIBLE : SURE));
  for (const { column, type } of prices)
    guesses.set(column, { field: null, isSure: true, role: 'price', priceType: type });
  const chosen = choosePrice(inRoubles(prices, guesses, candidates));
  if (!chosen) return [];
  const { type: priceType } = prices.find(({ column }) => column === chosen.column)!;
  guesses.set(chosen.column, {
    field: 'bulk_price',
    isSure: chosen.candidates.length === 0,
    ...(priceType && { priceType }),
  });
  // beside it, an untitled column that merely looks like prices is no price
  for (const [column, { field }] of guesses)
    if (field === 'bulk_price' && column !== chosen.column) guesses.delete(column);
  return chosen.candidates;
}

/** Takes «Артикул» beside a code of the supplier's own for the maker's article. */
function settleArticles(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const codes = candidates.filter(
    ({ column }) => guesses.get(column)?.field === 'supplier_article',
  );
  const hasArticle = [...guesses.values()].some(({ field }) => field === 'article');
  const articles = codes.filter(({ title }) => /^арт|article|vendor/.test(plainTitle(title)));
  const [article] = articles;
  if (!article || codes.length === articles.length || hasArticle) return;
  guesses.set(article.column, { field: 'article', isSure: false });
}

/** Takes columns that hold nothing but names of currencies for such, whatever their titles say. */
function guessCurrencies(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  for (const { column, values } of candidates)
    if (areCurrencies(values)) guesses.set(column, { field: null, isSure: true, role: 'currency' });
}

/** Titles of flags that say whether there is anything in stock, and not only whether it is shown. */
const IS_THERE = /avail|stock|налич|наявн|доступ|dost[ęu]p|verfügbar|lieferbar|skladem/i;

/**
 * Takes columns of flags for what takes products off sale. Without any number of pieces, the first flag of stock is the
 * stock itself.
 */
function guessSale(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const flags = candidates.filter(({ title, values }) => areSaleFlags(title, values));
  const isStock = ({ column }: Candidate) => guesses.get(column)?.field === 'quantity';
  const hasPieces = candidates.some(
    (candidate) => isStock(candidate) && !flags.includes(candidate),
  );
  const stockColumn = hasPieces
    ? undefined
    : (flags.find(isStock) ?? flags.find(({ title }) => IS_THERE.test(title)));
  for (const { column } of flags)
    guesses.set(
      column,
      column === stockColumn?.column
        ? { field: 'quantity', isSure: true, warehouse: null }
        : { field: null, isSure: true, role: 'sale' },
    );
}

/** Guesses all columns of a table together. */
export function guessAll(candidates: readonly Candidate[]): Guesses {
  const guesses = new Map<number, Guess>();
  for (const candidate of candidates) {
    const found = guess(candidate);
    if (found) guesses.set(candidate.column, found);
  }
  guessCurrencies(guesses, candidates);
  guessSale(guesses, candidates);
  const askedPrices = guessPrices(guesses, candidates);
  guessPlaces(guesses, candidates);
  guessUntitled(guesses, candidates);
  settleArticles(guesses, candidates);
  settle(guesses, candidates);
  return { byColumn: guesses, askedPrices };
}
