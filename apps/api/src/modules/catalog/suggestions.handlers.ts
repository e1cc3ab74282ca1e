import type { Section, Suggestions, Understanding } from '@org/api-client/schema';
import { pinnedSections } from '@org/tyre-names/models/pins';
import { byMeaning, namesCar } from '@org/tyre-names/query/understand';
import { asSounded, fold } from '@org/tyre-names/text/spelling';
import type { FastifyRequest } from 'fastify';
import { createVersionCache, perDatabase } from '../../cache/version-cache.ts';
import type { Handler } from '../../contract/contract.ts';
import { withDatabaseFallback } from './catalog-shared.handlers.ts';
import type { Reference } from './filter/reference.ts';
import { SECTIONS } from './filter/sections.ts';
import { find } from './find/find.ts';
import type { FindRequest } from './find/find-reading.ts';
import { namesOf } from './product/product.ts';
import { selectState } from './sql/catalog.sql.ts';

/** One section's reading of a text, and how many products it finds. */
interface SectionReading {
  understood: Understanding;
  left_out: Suggestions['left_out'];
  section: Section;
  total: number;
}

const lengthOf = (pieces: readonly { text: string }[]) =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Returns sections in which the words find something, most first; those that had to leave out words come last. */
const findingSections = (readings: readonly SectionReading[]): Suggestions['sections'] =>
  readings
    .filter(({ total }) => total > 0)
    .sort((a, b) => lengthOf(a.left_out) - lengthOf(b.left_out) || b.total - a.total)
    .map(({ section, total }) => ({ section, total }));

/** Whether a section has what was asked for, word for word. */
const hasAll = ({ total, left_out }: SectionReading) => total > 0 && left_out.length === 0;

/** True if a brand of the text is sold in the section, or if the text names no brand that is sold at all. */
function isBrandSold({ section, understood }: SectionReading, { names }: Reference): boolean {
  const counts = (understood.filter.brand ?? []).map((name) => names[section].products.get(name));
  const sold = counts.flatMap((count) => Object.entries(count ?? {})).filter(([, count]) => count);
  return sold.length === 0 || sold.some(([code]) => code === section);
}

/**
 * Returns the section that a text is about. These count, in this order: its words name the section; the section has its
 * brand or its sizes; leaves the least of it unread; has all of it, or the most of it; has at least the sizes.
 */
const likeliest = <Reading extends SectionReading>(
  readings: readonly Reading[],
  pinned: readonly Section[],
  sized: ReadonlyMap<Section, number> = new Map(),
  isSold: (reading: Reading) => boolean = () => true,
): Reading | undefined => {
  const hasSize = ({ section }: Reading) => Number((sized.get(section) ?? 0) > 0);
  const isOffered = (reading: Reading) => Number(isSold(reading) || hasSize(reading) > 0);
  return readings.toSorted(
    (a, b) =>
      Number(pinned.includes(b.section)) - Number(pinned.includes(a.section)) ||
      isOffered(b) - isOffered(a) ||
      lengthOf(a.understood.unknown) - lengthOf(b.understood.unknown) ||
      Number(hasAll(b)) - Number(hasAll(a)) ||
      Number(b.total > 0) - Number(a.total > 0) ||
      lengthOf(a.left_out) - lengthOf(b.left_out) ||
      hasSize(b) - hasSize(a) ||
      byMeaning(a.understood, b.understood) ||
      b.total - a.total,
  )[0];
};

/** Fields that are about wheels alone. */
const OF_WHEELS = new Set(['brand', 'fastening', 'et', 'dia', 'rim_type', 'colour']);

/** Returns the sections of a text that names a car: tyres, unless its words are about wheels. */
function sectionsOfCar(
  readings: readonly SectionReading[],
  pinned: readonly Section[],
): readonly Section[] {
  // «Metzeler Tourance Next» is not a Gazelle Next
  const isGoods = readings.some(({ understood: { tokens } }) =>
    ['brand', 'model'].every((name) => tokens.some(({ field }) => field === name)),
  );
  if (isGoods) return pinned;
  const disks = readings.find(({ section }) => section === 'disks')?.understood;
  const isOfWheels = disks?.tokens.some(
    ({ field, filter }) => OF_WHEELS.has(field) || filter.rim_width,
  );
  const likely: readonly Section[] = isOfWheels ? ['tyres', 'disks'] : ['tyres'];
  const likelyPins = [likely, ['disks']].map((codes) =>
    pinned.filter((code) => codes.includes(code)),
  );
  return likelyPins.find((codes) => codes.length > 0) ?? pinned;
}

const SIZES: readonly Understanding['tokens'][number]['field'][] = [
  'size',
  'fastening',
  'et',
  'dia',
];

/** Returns what was understood of sizes alone. */
function sizesOf(understood: Understanding): Understanding {
  const sizes = understood.tokens.filter(({ field }) => SIZES.includes(field));
  const fields = new Set(sizes.flatMap(({ filter }) => Object.keys(filter)));
  const filter = Object.fromEntries(
    Object.entries(understood.filter).filter(([field]) => fields.has(field)),
  );
  return { ...understood, filter, unknown: [] };
}

const MAX_BRANDS = 5;
const MAX_SUPPLIERS = 3;

/** Returns words that were not understood, and the last one typed, which may be half a name. */
function openWords(q: string, { unknown }: Understanding): string[] {
  const last = q.trimEnd().split(/\s+/).at(-1) ?? '';
  return [...unknown.map(({ text }) => text), last].map(fold).filter((word) => word.length >= 2);
}

/** True if a word of a name begins with this word, written in either alphabet. */
const begins = (name: string, word: string): boolean =>
  [fold(name), asSounded(fold(name))].some((spelling) =>
    spelling
      .split(/[^0-9a-zа-я&]+/)
      .some((part) => part.startsWith(word) || part.startsWith(asSounded(word))),
  );

/** Returns brands that the text names, then those with a word that its open words begin; most products first. */
function suggestBrands(
  q: string,
  understood: Understanding,
  section: Section,
  { brands, names }: Reference,
): Suggestions['brands'] {
  const meant = understood.tokens
    .filter(({ field }) => field === 'brand')
    .flatMap(({ value, alternatives }) => [value, ...alternatives.map((other) => other.value)]);
  const words = openWords(q, understood);
  const begun = [...brands.values()]
    .filter(({ name, aliases }) =>
      [name, ...aliases].some((spelling) => words.some((word) => begins(spelling, word))),
    )
    .map(({ name }) => name);
  return [...new Set([...meant, ...begun])]
    .map((brand) => ({
      section,
      brand,
      products: names[section].products.get(brand)?.[section] ?? 0,
    }))
    .filter(({ products }) => products > 0)
    .sort(
      (a, b) =>
        Number(meant.includes(b.brand)) - Number(meant.includes(a.brand)) ||
        b.products - a.products,
    )
    .slice(0, MAX_BRANDS);
}

/** Returns suppliers that the text names, or with a word that its open words begin. */
function suggestSuppliers(
  q: string,
  understood: Understanding,
  { suppliers, cities }: Reference,
): Suggestions['suppliers'] {
  const words = openWords(q, understood).filter((word) => word.length >= 3);
  const meant = understood.filter.supplier_id ?? [];
  return suppliers
    .filter(({ id, name }) => meant.includes(id) || words.some((word) => begins(name, word)))
    .slice(0, MAX_SUPPLIERS)
    .map(({ id, name, city_id }) => ({
      id,
      name,
      city: city_id === null ? null : (cities.get(city_id) ?? null),
    }));
}

const suggestCache = perDatabase(() => createVersionCache(500));

const NOTHING: Suggestions = {
  understood: { section: null, filter: {}, tokens: [], unknown: [] },
  left_out: [],
  total: 0,
  sections: [],
  models: [],
  brands: [],
  suppliers: [],
};
const MAX_MODELS = 8;

type SuggestRequest = Pick<FastifyRequest, 'db' | 'catalogIndex'> & { isAway: boolean };

/** The version that suggestions belong to: as new as that of searches. */
async function versionOf({ db, catalogIndex, isAway }: SuggestRequest): Promise<number> {
  if (!isAway) await catalogIndex.bringUp();
  const { version } = catalogIndex.current() ?? (await selectState(db, 0));
  return version;
}

/** Searches one section like any other search, products with the most stock first. */
async function readIn(
  { db, catalogIndex, isAway }: SuggestRequest,
  q: string,
  code: Section,
  demanded?: FindRequest['demanded'],
) {
  const { rows, total, understood, left_out, reference } = await find(code, {
    db,
    catalogIndex,
    isAway,
    accountId: undefined,
    body: { q, order_by: 'quantity__desc' },
    window: { limit: MAX_MODELS, offset: 0 },
    ...(demanded && { demanded }),
    show: (row) => row,
  });
  return { section: code, understood, left_out, reference, total, rows };
}

type Reading = Awaited<ReturnType<typeof readIn>>;

/** Picks the section that is meant. If no section has all that was asked for, one that has such sizes is preferred. */
async function bestOf(request: SuggestRequest, q: string, readings: readonly Reading[]) {
  const [first] = readings;
  if (!first || readings.length === 1) return first;
  const codes = readings.map(({ section }) => section);
  const index = first.reference.names.tyres;
  const named = pinnedSections(q, index, codes);
  const pinned = namesCar(q, index) ? sectionsOfCar(readings, named) : named;
  const isOpen = !readings.some((one) => hasAll(one) && pinned.includes(one.section));
  const sized = isOpen
    ? await Promise.all(
        readings
          .filter(({ understood }) => sizesOf(understood).filter.diameter)
          .map(async ({ section }) => {
            const { total } = await readIn(request, q, section, sizesOf);
            return [section, total] as const;
          }),
      )
    : [];
  const best = likeliest(readings, pinned, new Map(sized), (one) =>
    isBrandSold(one, one.reference),
  );
  // «диски» names the section, even if nothing else was understood; so does an article that only one section has
  const isNamed = best && pinned.length < codes.length && pinned.includes(best.section);
  const isAlone = best && hasAll(best) && readings.every((one) => one === best || one.total === 0);
  return isNamed || isAlone
    ? { ...best, understood: { ...best.understood, section: best.section } }
    : best;
}

async function suggest(
  request: SuggestRequest,
  q: string,
  section: Section | undefined,
): Promise<Suggestions> {
  const codes = section ? [section] : (Object.keys(SECTIONS) as Section[]);
  const readings = await Promise.all(codes.map((code) => readIn(request, q, code)));
  const best = await bestOf(request, q, readings);
  if (!best) return NOTHING;
  const { understood, left_out, reference, total, rows } = best;
  return {
    understood,
    left_out,
    total,
    sections: findingSections(readings),
    models: rows.flatMap((row) => {
      const { brand, model } = namesOf(row, reference);
      return brand && model
        ? {
            product_id: row.id,
            section: best.section,
            brand,
            model,
            size: row.size,
            load_index: row.load_index,
            speed_index: row.speed_index,
            offers_count: row.offers_count,
            min_bulk_price: row.min_bulk_price,
          }
        : [];
    }),
    brands: suggestBrands(q, understood, best.section, reference),
    suppliers: suggestSuppliers(q, understood, reference),
  };
}

export const suggestSearch: Handler<'suggestSearch'> = async (request) => {
  const { db, catalogIndex, body } = request;
  const { q, section } = body;
  if (q.trim() === '') return NOTHING;
  const { found } = await withDatabaseFallback(request, async (isAway) => {
    const asked = { db, catalogIndex, isAway };
    return suggestCache(db).get(await versionOf(asked), JSON.stringify([q, section]), () =>
      suggest(asked, q, section),
    );
  });
  return found;
};
