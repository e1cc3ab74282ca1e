import type { BulkList } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../../../accounts/auth.ts';
import type { Handler } from '../../../../contract/contract.ts';
import { invalid, Problem } from '../../../../http/problem.ts';
import {
  deleteList,
  insertList,
  lockLists,
  selectList,
  selectLists,
  selectOtherLists,
  updateList,
} from './queries.ts';

type Db = FastifyRequest['db'];

const MOST_LISTS = 100;

export const listBulkLists: Handler<'listBulkLists'> = async (request) => ({
  data: await selectLists(request.db, requireAccount(request).id),
});

const noList = () => new Problem(404, 'Такого списка нет');

export const getBulkList: Handler<'getBulkList'> = async (request) => {
  const list = await selectList(request.db, requireAccount(request).id, request.params.list_id);
  if (!list) throw noList();
  return list;
};

/** Returns the list with a trimmed name. Throws if another list of the account has that name; `id` is this list's. */
async function named(db: Db, accountId: string, id: string, list: BulkList): Promise<BulkList> {
  const name = list.name.trim();
  if (name === '') throw invalid({ name: ['Назовите список'] });
  await lockLists(db, accountId);
  const { count, isTaken } = await selectOtherLists(db, accountId, id, name);
  if (isTaken) throw invalid({ name: ['Список с таким именем уже есть'] });
  if (count >= MOST_LISTS) throw invalid({ name: [`Списков уже ${MOST_LISTS}: удалите ненужные`] });
  return { ...list, name };
}

export const createBulkList: Handler<'createBulkList'> = async (request) => {
  const { id: accountId } = requireAccount(request);
  const id = uuidv7();
  await request.db.transaction(async (tx) =>
    insertList(tx, accountId, id, await named(tx, accountId, id, request.body)),
  );
  return { id };
};

export const replaceBulkList: Handler<'replaceBulkList'> = async (request) => {
  const { id: accountId } = requireAccount(request);
  const { list_id } = request.params;
  await request.db.transaction(async (tx) => {
    const list = await named(tx, accountId, list_id, request.body);
    if (!(await updateList(tx, accountId, list_id, list))) throw noList();
  });
};

export const deleteBulkList: Handler<'deleteBulkList'> = async (request) => {
  const { id } = requireAccount(request);
  if (!(await deleteList(request.db, id, request.params.list_id))) throw noList();
};
