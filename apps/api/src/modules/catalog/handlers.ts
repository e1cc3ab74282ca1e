import type { Facets, OrderBy, ProductPage, Section, Suggestions } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../contract.ts';
import { understand } from '../../names/understand.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../paging.ts';
import { Problem } from '../../problem.ts';
import { createVersionCache, perDatabase } from '../../version-cache.ts';
import { toCarSizes } from './car-sizes.ts';
import { type Conditions, conditionsOf, type SearchFilter } from './conditions.ts';
import { toFacets } from './facets.ts';
import { accountOf, loadReference } from './handlers-shared.ts';
import { toOffer } from './offer.ts';
import { offerDemands } from './offer-conditions.ts';
import { parseOrder } from './order.ts';
import { toProduct } from './product.ts';
import {
  type CatalogState,
  selectAttributeCounts,
  selectCarSizes,
  selectFacets,
  selectPage,
  selectPriceHistory,
  selectProduct,
  selectRests,
  selectState,
  selectSuggested,
  selectVocabulary,
} from './queries.ts';
import type { Reference } from './reference.ts';
import { type SearchBody, searchFilter } from './search-filter.ts';
import { SECTIONS } from './sections.ts';
import { findingSections, likeliest, suggestBrands, suggestSuppliers } from './suggestions.ts';
import {
  attributeItems,
  parseVocabulary,
  type VocabularyFilter,
  type VocabularyItem,
  vocabularyPage,
} from './vocabulary.ts';

type Body = SearchBody & Partial<Paging> & { order_by?: OrderBy; facets?: readonly string[] };
/** What the seven searches, which differ in their bodies alone, have in common. */
type SearchRequest = Pick<FastifyRequest, 'db' | 'config' | 'account' | 'url'> & {
  body: Body;
  query: Partial<Paging>;
};

const suggestCache = perDatabase(() => createVersionCache(500));
const vocabularyCache = perDatabase(() => createVersionCache(200));
/** Facets of lists that are asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createVersionCache(500));

const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];

/** A search as it was asked, with all that answering it takes. */
interface Question {
  db: FastifyRequest['db'];
  accountId: string | undefined;
  state: CatalogState;
  reference: Reference;
  filter: SearchFilter;
  conditions: Conditions;
}

/** Everything but what depends on somebody's favourites comes from the cache. */
async function countFacets(question: Question, asked: readonly string[]): Promise<Facets> {
  const { db, accountId, state, reference, filter, conditions } = question;
  const { order_by: _order, page: _page, per_page: _size, q: _q, ...fields } = filter.attributes;
  const count = (names: readonly string[]) => selectFacets(db, conditions, names, accountId);
  const isPersonal = (name: string) => name === 'favorite' || fields.favorite === true;
  const shared = asked.filter((name) => !isPersonal(name));
  const key = JSON.stringify([conditions.section.id, { ...fields, facets: shared }, filter.words]);
  const counts = await Promise.all([
    facetCache(db).get(state.version, key, () => count(shared)),
    count(asked.filter(isPersonal)),
  ]);
  const chosen = { ...filter.attributes, ...filter.offers };
  return Object.assign({}, ...counts.map((some) => toFacets(some, chosen, reference)));
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
  const question = { db, accountId, state, reference, filter, conditions };
  const [list, facets] = await Promise.all([
    selectPage(db, conditions, parseOrder(body.order_by), windowOf(paging), state.total),
    countFacets(question, body.facets ?? []),
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
  const offers = offerDemands(body, reference, accountId);
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

export const getPriceHistory: Handler<'getPriceHistory'> = async ({ db, params }) => {
  const data = await selectPriceHistory(db, params.product_id);
  if (!data) throw noProduct();
  return { data };
};

export const getCarSizes: Handler<'getCarSizes'> = async ({ db, query }) => {
  const cars = await selectCarSizes(db, query);
  if (cars.length === 0) throw new Problem(404, 'Такого автомобиля нет');
  return { data: cars.map(toCarSizes) };
};

async function vocabularyItems(
  db: FastifyRequest['db'],
  key: string,
  filter: VocabularyFilter,
  reference: Reference,
): Promise<VocabularyItem[]> {
  const vocabulary = parseVocabulary(key);
  if (vocabulary.of !== 'attribute') return selectVocabulary(db, vocabulary.of, filter);
  const { section, name } = vocabulary;
  const brandIds = filter.brand?.length
    ? filter.brand.flatMap((brand) => reference.brandIds.get(brand) ?? [])
    : undefined;
  const counts = await selectAttributeCounts(db, section, name, brandIds);
  return attributeItems(name, counts, reference);
}

export const listVocabularies: Handler<'listVocabularies'> = async ({ db, body }) => {
  const state = await selectState(db, 0);
  const reference = await loadReference(db, state);
  const cache = vocabularyCache(db);
  return Promise.all(
    body.vocabularies.map(async ({ vocabulary, page = 0, per_page = 100, search, filter = {} }) => {
      const key = vocabulary.slice('SysProduct.'.length);
      const items = await cache.get(state.version, JSON.stringify([key, filter]), () =>
        vocabularyItems(db, key, filter, reference),
      );
      return { [key]: vocabularyPage(items, { search, page, per_page }) };
    }),
  );
};

const NOTHING: Suggestions = {
  understood: { section: null, filter: {}, tokens: [], unknown: [] },
  total: 0,
  sections: [],
  models: [],
  brands: [],
  suppliers: [],
};
const MOST_MODELS = 8;

async function readIn(db: FastifyRequest['db'], q: string, code: Section, reference: Reference) {
  const understood = understand(q, code, reference.names);
  const filter = searchFilter({}, understood);
  const conditions = conditionsOf(SECTIONS[code], filter, reference, undefined);
  return { section: code, understood, ...(await selectSuggested(db, conditions, MOST_MODELS)) };
}

async function suggest(
  db: FastifyRequest['db'],
  q: string,
  section: Section | undefined,
  reference: Reference,
): Promise<Suggestions> {
  const codes = section ? [section] : (Object.keys(SECTIONS) as Section[]);
  const readings = await Promise.all(codes.map((code) => readIn(db, q, code, reference)));
  const best = likeliest(readings);
  if (!best) return NOTHING;
  const { understood, total, rows } = best;
  return {
    understood,
    total,
    sections: findingSections(readings),
    models: rows.map(({ brand_id, model_id, ...row }) => ({
      ...row,
      section: best.section,
      brand: reference.brands.get(brand_id)?.name ?? '',
      model: reference.models.get(model_id)?.name ?? '',
    })),
    brands: suggestBrands(q, understood, best.section, reference),
    suppliers: suggestSuppliers(q, understood, reference),
  };
}

export const suggestSearch: Handler<'suggestSearch'> = async ({ db, body: { q, section } }) => {
  if (q.trim() === '') return NOTHING;
  const state = await selectState(db, 0);
  const reference = await loadReference(db, state);
  return suggestCache(db).get(state.version, JSON.stringify([q, section]), () =>
    suggest(db, q, section, reference),
  );
};
