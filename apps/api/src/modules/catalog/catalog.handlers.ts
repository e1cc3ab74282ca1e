import type { Product, ProductPage, Section } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_VERSION } from '../../cache/catalog-version.ts';
import type { Handler } from '../../contract/contract.ts';
import { databaseIsAway } from '../../contract/refusal.ts';
import { type Paging, paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { accountOf, pathOf, withDatabaseFallback } from './catalog-shared.handlers.ts';
import { countProducts, find, type Search } from './find/find.ts';
import type { FindRequest } from './find/find-reading.ts';
import { toProduct } from './product/product.ts';
import { toCarSizes } from './sql/car-sizes.ts';
import { selectCarSizes } from './sql/catalog.sql.ts';

/** What requests of the seven searches, which differ only in their bodies, have in common. */
type SearchRequest = Pick<
  FastifyRequest,
  'db' | 'pulse' | 'config' | 'account' | 'isUnknown' | 'url' | 'catalogIndex' | 'demandCounter'
> & {
  body: FindRequest['body'] & Partial<Paging>;
  query: Partial<Paging>;
  headers: { 'min-catalog-version'?: number };
};

/** What goods may exceed that a search limits. */
const LIMITS = [
  { lack: 'dear', fields: ['price_max', 'landed_max'] },
  { lack: 'late', fields: ['delivery_days_max'] },
] as const;

/** What goods lack that a search did not find: there are such goods once a limit of the search is left out. */
async function lackOf(
  filter: FindRequest['body'],
  count: (body: FindRequest['body']) => Promise<number>,
): Promise<'nothing' | 'dear' | 'late'> {
  for (const { lack, fields } of LIMITS) {
    if (fields.every((field) => filter[field] === undefined)) continue;
    const open = Object.fromEntries(fields.map((field) => [field, undefined]));
    if ((await count({ ...filter, ...open } as FindRequest['body'])) > 0) return lack;
  }
  return 'nothing';
}

async function search(
  code: Section,
  request: SearchRequest,
  reply: FastifyReply,
): Promise<ProductPage> {
  const { db, catalogIndex, demandCounter, account, body, query, headers } = request;
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(query, body);
  const wanted = {
    db,
    catalogIndex,
    accountId,
    body,
    window: windowOf(paging),
    least: headers['min-catalog-version'],
    show: (row, reference, landed) => toProduct(row, reference, landed?.destination),
  } satisfies Search<Product>;
  const { found, isAway } = await withDatabaseFallback(request, async (isAway) => {
    // who asks is known, but his list of favorites is in the database
    if (isAway && body.favorite) throw databaseIsAway();
    return find(code, isAway ? { ...wanted, accountId: undefined, isAway } : wanted);
  });
  reply.header(CATALOG_VERSION, found.token);
  // programs ask for their own reasons
  if (accountId && !account?.keyOf && !isAway) {
    const filter = { ...found.understood.filter, ...body };
    const count = (limits: FindRequest['body']) =>
      countProducts(code, { ...wanted, body: { ...limits, facets: [] } });
    const lack = async () => (found.total > 0 ? null : lackOf(filter, count));
    await demandCounter.note({ accountId, section: code, filter, lack });
  }
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
