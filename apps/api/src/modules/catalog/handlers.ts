import type { Product, ProductPage, Section, Suggestions } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_VERSION } from '../../cache/catalog-version.ts';
import { createVersionCache, perDatabase } from '../../cache/version-cache.ts';
import type { Handler } from '../../contract/contract.ts';
import { destinationNow } from '../../delivery/destinations.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../http/paging.ts';
import { databaseIsAway, Problem } from '../../http/problem.ts';
import { pinnedSections } from '../../names/models/pins.ts';
import { namesCar } from '../../names/query/understand.ts';
import { offerDemands } from './filter/offer-conditions.ts';
import { SECTIONS } from './filter/sections.ts';
import { find, type Wanted } from './find/find.ts';
import { accountOf, landedOf, loadReference, withDatabaseFallback } from './handlers-shared.ts';
import { toOffer } from './offer.ts';
import { toProduct } from './product.ts';
import {
  selectCarSizes,
  selectLeaving,
  selectPriceHistory,
  selectProduct,
  selectRests,
  selectState,
} from './queries.ts';
import { toCarSizes } from './sql/car-sizes.ts';
import {
  findingSections,
  hasAll,
  isBrandSold,
  likeliest,
  sectionsOfCar,
  sizesOf,
  suggestBrands,
  suggestSuppliers,
} from './vocabulary/suggestions.ts';

/** What requests of the seven searches, which differ only in their bodies, have in common. */
type SearchRequest = Pick<
  FastifyRequest,
  | 'db'
  | 'pulse'
  | 'config'
  | 'account'
  | 'isUnknown'
  | 'ip'
  | 'url'
  | 'catalogIndex'
  | 'sizeRequests'
> & {
  body: Wanted['body'] & Partial<Paging>;
  query: Partial<Paging>;
  headers: { 'min-catalog-version'?: number };
};

const suggestCache = perDatabase(() => createVersionCache(500));

const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];

const SIZE_FIELDS = ['width', 'profile', 'diameter'];

/** Returns the size that a list of tyres was asked for, if it was a single one. */
function wantedSize([first]: readonly Product[], filter: object): string | undefined {
  const values = SIZE_FIELDS.map((field) => (filter as Record<string, unknown>)[field]);
  const isOne = values.every((value) => Array.isArray(value) && value.length === 1);
  return isOne ? first?.size : undefined;
}

async function search(
  code: Section,
  request: SearchRequest,
  reply: FastifyReply,
): Promise<ProductPage> {
  const { db, catalogIndex, body, query, headers } = request;
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(query, body);
  const { found, isAway } = await withDatabaseFallback(request, async (isAway) => {
    // it is known whose favorites are meant, but not which they are
    if (isAway && body.favorite) throw databaseIsAway();
    return find(code, {
      db,
      catalogIndex,
      accountId: isAway ? undefined : accountId,
      body,
      window: windowOf(paging),
      least: headers['min-catalog-version'],
      isAway,
      show: (row, reference, landed) => toProduct(row, reference, landed?.destination),
    });
  });
  reply.header(CATALOG_VERSION, found.token);
  const size = code === 'tyres' && wantedSize(found.rows, { ...found.understood.filter, ...body });
  if (size) request.sizeRequests.note(size, request.account?.id ?? request.ip);
  return {
    ...paged(found.rows, found.total, paging, pathOf(request)),
    facets: found.facets,
    understood: found.understood,
    left_out: found.left_out,
    offers_total: found.offers_total,
    version: found.version,
    as_of: found.as_of,
    read_only: isAway,
  };
}

const searchOf =
  (code: Section) =>
  (request: SearchRequest, reply: FastifyReply): Promise<ProductPage> =>
    search(code, request, reply);
export const searchTyres: Handler<'searchTyres'> = searchOf('tyres');
export const searchDisks: Handler<'searchDisks'> = searchOf('disks');
export const searchTruckTyres: Handler<'searchTruckTyres'> = searchOf('truck_tyres');
export const searchTruckDisks: Handler<'searchTruckDisks'> = searchOf('truck_disks');
export const searchSpecialTyres: Handler<'searchSpecialTyres'> = searchOf('special_tyres');
export const searchMotoTyres: Handler<'searchMotoTyres'> = searchOf('moto_tyres');
export const searchQuadroTyres: Handler<'searchQuadroTyres'> = searchOf('quadro_tyres');

const noProduct = () => new Problem(404, 'Такого товара нет');

export const getProduct: Handler<'getProduct'> = async ({ db, params }) => {
  const reference = await loadReference(db, await selectState(db, 0));
  const row = await selectProduct(db, params.product_id);
  if (!row) throw noProduct();
  return toProduct(row, reference);
};

export const listProductRests: Handler<'listProductRests'> = async (request) => {
  const { db, params, body, query } = request;
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(query, body);
  const reference = await loadReference(db, await selectState(db, 0));
  const landed = await landedOf(db, body, destinationNow);
  const offers = offerDemands(body, reference, accountId, landed);
  const destination = landed && {
    ...landed.destination,
    leaving: await selectLeaving(db, params.product_id),
  };
  const list = await selectRests(
    db,
    params.product_id,
    offers,
    body.order_by,
    windowOf(paging),
    accountId,
    destination,
  );
  if (!list) throw noProduct();
  const data = list.rows.map((row) => toOffer(row, reference, destination));
  return { ...paged(data, list.total, paging, pathOf(request)), cities_count: list.cities };
};

export const getPriceHistory: Handler<'getPriceHistory'> = async (request) => {
  const { params } = request;
  const data = await selectPriceHistory(await request.reader(), params.product_id);
  if (!data) throw noProduct();
  return { data };
};

export const getCarSizes: Handler<'getCarSizes'> = async ({ db, query }) => {
  const cars = await selectCarSizes(db, query);
  if (cars.length === 0) throw new Problem(404, 'Такого автомобиля нет');
  return { data: cars.map(toCarSizes) };
};

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
    models: rows.map((row) => ({
      product_id: row.id,
      section: best.section,
      brand: reference.brands.get(row.brand_id)?.name ?? '',
      model: reference.models.get(row.model_id)?.name ?? '',
      size: row.size,
      load_index: row.load_index,
      speed_index: row.speed_index,
      offers_count: row.offers_count,
      min_bulk_price: row.min_bulk_price,
    })),
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
