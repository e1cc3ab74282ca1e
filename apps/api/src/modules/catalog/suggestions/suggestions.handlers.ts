import type { Section, Suggestions } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { createVersionCache, perDatabase } from '../../../cache/version-cache.ts';
import type { Handler } from '../../../contract/contract.ts';
import { pinnedSections } from '../../../names/models/pins.ts';
import { namesCar } from '../../../names/query/understand.ts';
import { selectState } from '../catalog.sql.ts';
import { withDatabaseFallback } from '../catalog-shared.handlers.ts';
import { SECTIONS } from '../filter/sections.ts';
import { find } from '../find/find.ts';
import type { Wanted } from '../find/find-reading.ts';
import { namesOf } from '../product/product.ts';
import {
  findingSections,
  hasAll,
  isBrandSold,
  likeliest,
  sectionsOfCar,
  sizesOf,
} from './likeliest-section.ts';
import { suggestBrands, suggestSuppliers } from './suggestions.ts';

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
const MOST_MODELS = 8;

type SuggestRequest = Pick<FastifyRequest, 'db' | 'catalogIndex'> & { isAway: boolean };

/** Resolves to the version that suggestions belong to: as new as that of searches. */
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
  demanded?: Wanted['demanded'],
) {
  const { rows, total, understood, left_out, reference } = await find(code, {
    db,
    catalogIndex,
    isAway,
    accountId: undefined,
    body: { q, order_by: 'quantity__desc' },
    window: { limit: MOST_MODELS, offset: 0 },
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
