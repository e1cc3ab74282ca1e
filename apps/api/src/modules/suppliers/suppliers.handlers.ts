import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { isMeant } from './name-match.ts';
import { toCard, toSupplier } from './supplier.ts';
import {
  deleteFavorite,
  insertFavorite,
  selectFavorites,
  selectNames,
  selectReport,
  selectSupplier,
  selectSuppliers,
} from './suppliers.sql.ts';

const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];

const noSupplier = () => new Problem(404, 'Такого поставщика нет');

/** The ids of the suppliers that match `q`; undefined if it is blank. */
async function idsOf(db: FastifyRequest['db'], q = '') {
  if (q.trim() === '') return undefined;
  return (await selectNames(db))
    .filter((supplier) => isMeant(supplier, q.trim()))
    .map(({ id }) => id);
}

export const searchSuppliers: Handler<'searchSuppliers'> = async (request) => {
  const { db, body, query, account } = request;
  if (body.favorite) requireAccount(request);
  const paging = pagingOf(query, body);
  const filter = { ...body, ids: await idsOf(db, body.q) };
  const { rows, total } = await selectSuppliers(db, filter, account?.id, windowOf(paging));
  return paged(rows.map(toCard), total, paging, pathOf(request));
};

export const getSupplier: Handler<'getSupplier'> = async ({ db, params, account }) => {
  const row = await selectSupplier(db, params.id, account?.id);
  if (!row) throw noSupplier();
  return toSupplier(row, Boolean(account));
};

export const listFavoriteSuppliers: Handler<'listFavoriteSuppliers'> = async (request) => {
  const { id } = requireAccount(request);
  const paging = pagingOf(request.query, undefined);
  const { rows, total } = await selectFavorites(request.db, id, windowOf(paging));
  return paged(rows.map(toCard), total, paging, pathOf(request));
};

export const addFavoriteSupplier: Handler<'addFavoriteSupplier'> = async (request) => {
  const { id } = requireAccount(request);
  if (!(await insertFavorite(request.db, id, request.params.supplier_id))) throw noSupplier();
};

export const removeFavoriteSupplier: Handler<'removeFavoriteSupplier'> = async (request) => {
  await deleteFavorite(request.db, requireAccount(request).id, request.params.supplier_id);
};

export const getReliability: Handler<'getReliability'> = async (request) => {
  const { db, params } = request;
  return selectReport(db, params.id, await requireCompany(request, params.id));
};
