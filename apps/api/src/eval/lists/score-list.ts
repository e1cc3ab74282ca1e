import { asLatin, fold } from '@org/tyre-names/text/spelling';
import { statedName } from '@org/tyre-names/trade/placeholders';
import type { ExpectedGoods, ListExpectation } from './expected.ts';
import { type OnSale, rowKey } from './on-sale.ts';

/** The part of an offer that is wrong. */
type Part =
  | 'price'
  | 'amount'
  | 'warehouse'
  | 'section'
  | 'brand'
  | 'model'
  | 'size'
  | 'index'
  | 'season'
  | 'studs'
  | 'flags'
  | 'condition'
  | 'year';

interface Difference {
  part: Part;
  expected: unknown;
  got: unknown;
}

const plain = (name: string) => asLatin(fold(name)).replace(/[^0-9a-zа-я+]/g, '');
/** Returns the key of a brand: «Khomen» and «Khomen Wheels» are the same maker. */
const maker = (name: string) => plain(name).replace(/(?:tyres?|tires?|wheels?)$/, '');

/** Checks a brand or a model. Brands are compared without punctuation; one model may contain the other. */
function isName(
  got: string | null,
  expected: readonly (string | null | undefined)[],
  isAlike: (a: string, b: string) => boolean,
) {
  return (
    expected
      // labels say so in words
      .map((each) => statedName(each ?? null))
      .some((each) => (each && got ? isAlike(each, got) : !each && !got))
  );
}
const same = (a: string, b: string) => maker(a) === maker(b);
const holds = (a: string, b: string) => plain(a).includes(plain(b)) || plain(b).includes(plain(a));

const near = (expected: number | null | undefined, got: number | null) =>
  expected === undefined || Math.abs((expected ?? 0) - (got ?? 0)) < 0.011;

const SIZES = [
  'width',
  'profile',
  'diameter',
  'outer_diameter',
  'rim_width',
  'bolts',
  'et',
  'dia',
] as const;

function sizeOf(row: ExpectedGoods, got: OnSale): Difference[] {
  const wrong: Difference[] = SIZES.flatMap((field) =>
    near(row[field], got[field]) ? [] : [{ part: 'size', expected: row[field], got: got[field] }],
  );
  const isPcd = !row.pcd || row.pcd.some((circle) => near(circle, got.pcd));
  if (!isPcd) wrong.push({ part: 'size', expected: row.pcd, got: got.pcd });
  const constructions: Record<string, string> = { '-': 'D' };
  const construction = constructions[got.construction ?? ''] ?? got.construction;
  // ZR is radial, so a marking with ZR instead of R is not another size
  const radial = (letter: string) => letter.replace('ZR', 'R');
  if (row.construction && construction && radial(row.construction) !== radial(construction))
    wrong.push({ part: 'size', expected: row.construction, got: construction });
  if (row.light_truck !== undefined && row.light_truck !== (got.light_truck ?? false))
    wrong.push({ part: 'size', expected: `light truck: ${row.light_truck}`, got: got.light_truck });
  return wrong;
}

/** Checks a value that the list may not state. Values that are true of the model are right as well. */
const isOneOf = <Value>(got: Value, expected: Value | undefined, others: readonly Value[] = []) =>
  expected === undefined || got === expected || others.includes(got);

function stockOf(row: ExpectedGoods, got: OnSale): Difference[] {
  const place = row.stock?.find(({ warehouse }) => warehouse === got.warehouse);
  if (row.stock && !place)
    return [{ part: 'warehouse', expected: row.stock.map((s) => s.warehouse), got: got.warehouse }];
  const wrong: Difference[] = [];
  if (row.warehouse && row.warehouse !== got.warehouse)
    wrong.push({ part: 'warehouse', expected: row.warehouse, got: got.warehouse });
  const quantity = place?.quantity ?? row.quantity;
  const isRight =
    quantity === null
      ? got.quantity > 0 && got.isMinimum
      : got.quantity === quantity && got.isMinimum === row.at_least;
  const amount = (count: number | null, isMinimum: boolean) => `${isMinimum ? '≥' : ''}${count}`;
  if (!isRight)
    wrong.push({
      part: 'amount',
      expected: amount(quantity, row.at_least),
      got: amount(got.quantity, got.isMinimum),
    });
  return wrong;
}

/** Returns the differences between an offer and its row. */
function differences(row: ExpectedGoods, got: OnSale): Difference[] {
  const wrong: Difference[] = [...stockOf(row, got), ...sizeOf(row, got)];
  const check = (part: Part, isRight: boolean, expected: unknown, found: unknown) => {
    if (!isRight) wrong.push({ part, expected, got: found });
  };
  check('price', row.price === got.price, row.price, got.price);
  check('section', isOneOf(got.section, row.section, row.section_may), row.section, got.section);
  check(
    'brand',
    isName(got.brand, [row.brand, ...(row.brand_may ?? [])], same),
    row.brand,
    got.brand,
  );
  check(
    'model',
    isName(got.model, [row.model, ...(row.model_may ?? [])], holds),
    row.model,
    got.model,
  );
  check('index', isOneOf(got.load_index, row.load_index), row.load_index, got.load_index);
  check('index', isOneOf(got.speed_index, row.speed_index), row.speed_index, got.speed_index);
  check('season', isOneOf(got.season, row.season, row.season_may), row.season, got.season);
  check('studs', isOneOf(got.studded, row.studded, row.studded_may), row.studded, got.studded);
  check('flags', isOneOf(got.xl ?? false, row.xl), `XL: ${row.xl}`, got.xl);
  check(
    'flags',
    isOneOf(got.run_flat ?? false, row.run_flat),
    `run flat: ${row.run_flat}`,
    got.run_flat,
  );
  check('flags', isOneOf(got.homologation, row.homologation), row.homologation, got.homologation);
  check('condition', row.condition === got.condition, row.condition, got.condition);
  check('year', isOneOf(got.year, row.year, row.year_may), row.year, got.year);
  return wrong;
}

/** What can go wrong with a row, the worst first. */
export type Fault = Part | 'unasked' | 'lost' | 'joined' | 'parted' | 'refused' | 'not goods';

interface Finding {
  fault: Fault;
  at: string;
  text: string;
}

export interface ListScore {
  goods: number;
  onSale: number;
  faults: Finding[];
}

export interface ImportOutcome {
  /** Fields that the import has asked about. */
  asked: ReadonlySet<string>;
  onSale: readonly OnSale[];
  refused: ReadonlyMap<string, string>;
}

const isNothing = ({ quantity, stock }: ExpectedGoods) =>
  stock ? stock.every((place) => place.quantity === 0) : quantity === 0;

/**
 * Yields rows that share one offer but should be two, and rows that are two offers but should be one. Offers of two
 * warehouses are always two.
 */
function* joints(rows: readonly ExpectedGoods[], byRow: ReadonlyMap<string, readonly OnSale[]>) {
  const expectedOf = new Map<number, { offer: string; at: string }>();
  const offersOf = new Map<string, number>();
  for (const row of rows)
    for (const { offer, warehouse } of byRow.get(rowKey(row)) ?? []) {
      const first = expectedOf.get(offer);
      if (first && first.offer !== row.offer)
        yield { fault: 'joined' as const, at: rowKey(row), text: `with row ${first.at}` };
      else expectedOf.set(offer, { offer: row.offer, at: rowKey(row) });
      const place = `${row.offer} ${warehouse}`;
      const other = offersOf.get(place);
      if (other !== undefined && other !== offer)
        yield { fault: 'parted' as const, at: rowKey(row), text: 'the same row is two offers' };
      offersOf.set(place, offer);
    }
}

function* faultsOfGoods(row: ExpectedGoods, offers: readonly OnSale[], reason: string | undefined) {
  const at = rowKey(row);
  const name = row.name ?? `${row.brand} ${row.model}`;
  if (offers.length === 0) {
    if (reason === undefined && !isNothing(row)) yield { fault: 'lost' as const, at, text: name };
    if (reason !== undefined && !row.may_reject)
      yield { fault: 'refused' as const, at, text: `${reason}: ${name}` };
    return;
  }
  const seen = new Set<string>();
  for (const offer of offers)
    for (const { part, expected, got } of differences(row, offer)) {
      const text = `${JSON.stringify(expected)} ≠ ${JSON.stringify(got)}: ${name}`;
      if (!seen.has(part)) yield { fault: part, at, text };
      seen.add(part);
    }
}

/** Compares what an import has put on sale with what is expected of its list. */
export function scoreList(
  { ask, rows }: ListExpectation,
  { asked, onSale, refused }: ImportOutcome,
): ListScore {
  const byRow = Map.groupBy(onSale, rowKey);
  const goods = rows.filter((row) => row.kind === 'goods');
  const faults: Finding[] = [
    ...ask
      .filter(({ field }) => !asked.has(field))
      .map(({ field, why }) => ({ fault: 'unasked' as const, at: field, text: why })),
    ...rows
      .filter((row) => row.kind !== 'goods' && byRow.has(rowKey(row)))
      .map((row) => ({ fault: 'not goods' as const, at: rowKey(row), text: row.kind })),
    ...goods.flatMap((row) => [
      ...faultsOfGoods(row, byRow.get(rowKey(row)) ?? [], refused.get(rowKey(row))),
    ]),
    ...joints(goods, byRow),
  ];
  return {
    goods: goods.length,
    onSale: goods.filter((row) => byRow.has(rowKey(row))).length,
    faults,
  };
}
