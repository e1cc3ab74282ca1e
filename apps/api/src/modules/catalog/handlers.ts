import type { Facets, OrderBy, ProductPage, Section } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../contract.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../paging.ts';
import { Problem } from '../../problem.ts';
import { createVersionCache, perDatabase } from '../../version-cache.ts';
import { type Conditions, conditionsOf, type SearchFilter } from './conditions.ts';
import { toFacets } from './facets.ts';
import { toOffer } from './offer.ts';
import { offerConditions } from './offer-conditions.ts';
import { parseOrder } from './order.ts';
import { toProduct } from './product.ts';
import {
  type CatalogState,
  selectFacets,
  selectPage,
  selectProduct,
  selectReference,
  selectRests,
  selectState,
} from './queries.ts';
import { createReferenceCache, type Reference } from './reference.ts';
import { type SearchBody, searchFilter } from './search-filter.ts';
import { SECTIONS } from './sections.ts';
import { understand } from './understand/understand.ts';

type Body = SearchBody & Partial<Paging> & { order_by?: OrderBy; facets?: readonly string[] };
/** What the seven searches, which differ in their bodies alone, have in common. */
type SearchRequest = Pick<FastifyRequest, 'db' | 'config' | 'account' | 'url'> & {
  body: Body;
  query: Partial<Paging>;
};

const referenceCache = perDatabase(createReferenceCache);
/** Facets of lists that are asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createVersionCache(500));

const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];

const loadReference = (db: FastifyRequest['db'], { reference }: CatalogState) =>
  referenceCache(db)(reference, () => selectReference(db));

/** Favourites are those of an account. */
function accountOf(
  { account }: SearchRequest | Pick<FastifyRequest, 'account'>,
  favorite?: boolean,
) {
  if (favorite && !account) throw new Problem(401);
  return account?.id;
}

async function countFacets(
  { db, body: { facets = [] } }: SearchRequest,
  { version }: CatalogState,
  conditions: Conditions,
  filter: SearchFilter,
  reference: Reference,
  accountId: string | undefined,
): Promise<Facets> {
  if (facets.length === 0) return {};
  const { order_by, page, per_page, facets: _, q, ...fields } = filter.attributes;
  const isPersonal = facets.includes('favorite') || fields.favorite;
  const key = [conditions.section.id, fields, filter.words, facets, isPersonal && accountId];
  const counts = await facetCache(db).get(version, JSON.stringify(key), () =>
    selectFacets(db, conditions, facets, accountId),
  );
  return toFacets(counts, { ...filter.attributes, ...filter.offers }, reference);
}

async function search(code: Section, request: SearchRequest): Promise<ProductPage> {
  const { db, body } = request;
  const section = SECTIONS[code];
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(request.query, body);
  const state = await selectState(db, section.id);
  const reference = await loadReference(db, state);

  const understood = understand(body.q ?? '', code, reference.names);
  const filter = searchFilter(body, understood);
  const conditions = conditionsOf(section, filter, reference, accountId);
  const order = parseOrder(body.order_by);
  const [list, facets] = await Promise.all([
    selectPage(db, conditions, order, windowOf(paging), state.total),
    countFacets(request, state, conditions, filter, reference, accountId),
  ]);
  const products = list.rows.map((row) => toProduct(row, reference));
  return {
    ...paged(products, list.total, paging, pathOf(request)),
    facets,
    understood,
    offers_total: list.offers_total,
  };
}

export const searchTyres: Handler<'searchTyres'> = (request) => search('tyres', request);
export const searchDisks: Handler<'searchDisks'> = (request) => search('disks', request);
export const searchTruckTyres: Handler<'searchTruckTyres'> = (request) =>
  search('truck_tyres', request);
export const searchTruckDisks: Handler<'searchTruckDisks'> = (request) =>
  search('truck_disks', request);
export const searchSpecialTyres: Handler<'searchSpecialTyres'> = (request) =>
  search('special_tyres', request);
export const searchMotoTyres: Handler<'searchMotoTyres'> = (request) =>
  search('moto_tyres', request);
export const searchQuadroTyres: Handler<'searchQuadroTyres'> = (request) =>
  search('quadro_tyres', request);

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
  const offers = offerConditions(body, reference, accountId);
  const list = await selectRests(
    db,
    params.product_id,
    offers,
    body.order_by,
    windowOf(paging),
    accountId,
  );
  if (!list) throw noProduct();
  const data = list.rows.map((row) => toOffer(row, reference));
  return paged(data, list.total, paging, pathOf(request));
};
