import type { ProductPage, Section, Suggestions } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../contract.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../paging.ts';
import { Problem } from '../../problem.ts';
import { createVersionCache, perDatabase } from '../../version-cache.ts';
import { toCarSizes } from './car-sizes.ts';
import { accountOf, loadReference } from './handlers-shared.ts';
import { find, type Wanted } from './index/find.ts';
import { toOffer } from './offer.ts';
import { offerDemands } from './offer-conditions.ts';
import { toProduct } from './product.ts';
import {
  selectAttributeCounts,
  selectCarSizes,
  selectPriceHistory,
  selectProduct,
  selectRests,
  selectState,
  selectVocabulary,
} from './queries.ts';
import type { Reference } from './reference.ts';
import { SECTIONS } from './sections.ts';
import { findingSections, likeliest, suggestBrands, suggestSuppliers } from './suggestions.ts';
import {
  attributeItems,
  parseVocabulary,
  type VocabularyFilter,
  type VocabularyItem,
  vocabularyPage,
} from './vocabulary.ts';

/** What the seven searches, which differ in their bodies alone, have in common. */
type SearchRequest = Pick<FastifyRequest, 'db' | 'config' | 'account' | 'url' | 'catalogIndex'> & {
  body: Wanted['body'] & Partial<Paging>;
  query: Partial<Paging>;
};

const suggestCache = perDatabase(() => createVersionCache(500));
const vocabularyCache = perDatabase(() => createVersionCache(200));

const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];

async function search(code: Section, request: SearchRequest): Promise<ProductPage> {
  const { db, catalogIndex, body, query } = request;
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(query, body);
  const window = windowOf(paging);
  const asked = { db, catalogIndex, accountId, body, window, show: toProduct };
  const { rows, total, offers_total, facets, understood, version } = await find(code, asked);
  return {
    ...paged(rows, total, paging, pathOf(request)),
    facets,
    understood,
    offers_total,
    version,
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

type SuggestRequest = Pick<FastifyRequest, 'db' | 'catalogIndex'>;

/** A search of one section like any other, the best stocked first. */
async function readIn({ db, catalogIndex }: SuggestRequest, q: string, code: Section) {
  const { rows, total, understood, reference } = await find(code, {
    db,
    catalogIndex,
    accountId: undefined,
    body: { q, order_by: 'quantity__desc' },
    window: { limit: MOST_MODELS, offset: 0 },
    show: (row) => row,
  });
  return { section: code, understood, reference, total, rows };
}

async function suggest(
  request: SuggestRequest,
  q: string,
  section: Section | undefined,
): Promise<Suggestions> {
  const codes = section ? [section] : (Object.keys(SECTIONS) as Section[]);
  const readings = await Promise.all(codes.map((code) => readIn(request, q, code)));
  const best = likeliest(readings);
  if (!best) return NOTHING;
  const { understood, reference, total, rows } = best;
  return {
    understood,
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
  const { db, body } = request;
  const { q, section } = body;
  if (q.trim() === '') return NOTHING;
  const { version } = await selectState(db, 0);
  return suggestCache(db).get(version, JSON.stringify([q, section]), () =>
    suggest(request, q, section),
  );
};
