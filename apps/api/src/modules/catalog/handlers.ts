import type { Product, ProductPage, Section } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_VERSION } from '../../cache/catalog-version.ts';
import type { Handler } from '../../contract/contract.ts';
import { isCrawler } from '../../http/crawler.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../http/paging.ts';
import { databaseIsAway, Problem } from '../../http/problem.ts';
import { find } from './find/find.ts';
import type { Wanted } from './find/reading.ts';
import { accountOf, pathOf, withDatabaseFallback } from './handlers-shared.ts';
import { toProduct } from './product/product.ts';
import { selectCarSizes } from './queries.ts';
import { toCarSizes } from './sql/car-sizes.ts';

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
  if (size && !isCrawler(request))
    request.sizeRequests.note(size, request.account?.id ?? request.ip);
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

export const getCarSizes: Handler<'getCarSizes'> = async ({ db, query }) => {
  const cars = await selectCarSizes(db, query);
  if (cars.length === 0) throw new Problem(404, 'Такого автомобиля нет');
  return { data: cars.map(toCarSizes) };
};
