import { randomInt } from 'node:crypto';
import type { Exchange } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../../accounts/auth.ts';
import { recordEvent } from '../../../accounts/company-log.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import { logSecurity } from '../../../accounts/security-log.ts';
import type { Config } from '../../../config/config.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { Problem } from '../../../http/problem.ts';
import { selectPriceTypes } from './exchange-things.sql.ts';
import { toEntry, toExchange } from './exchange-wire.ts';
import * as queries from './price-list-exchange.sql.ts';

type Db = Parameters<typeof queries.selectExchange>[0];

/** Without characters that look alike: the password may be typed from a sheet of paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const random = (length: number) =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
/** Returns a password of about a hundred bits. */
const newPassword = () => Array.from({ length: 5 }, () => random(4)).join('-');

async function answer(db: Db, config: Config, companyId: string): Promise<Exchange> {
  const row = await queries.selectExchange(db, companyId);
  if (!row) throw new Problem(404, 'Обмен с 1С не включён');
  return toExchange(row, await selectPriceTypes(db, row.id), config.publicUrl);
}

export const getExchange: Handler<'getExchange'> = async (request) => {
  const { db, config, params } = request;
  await requireCompany(request, params.id);
  const isThere = await queries.selectExchange(db, params.id);
  return { data: isThere ? await answer(db, config, params.id) : null };
};

export const openExchange: Handler<'openExchange'> = async (request) => {
  const { params, config } = request;
  await requireCompany(request, params.id);
  const password = newPassword();
  const exchange = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    const rival = await queries.selectRival(db, params.id);
    if (rival !== null)
      throw new Problem(
        409,
        `Весь прайс уже присылает источник «${rival}», и они снимали бы товар друг у друга. Отключите его или пусть он только добавляет и меняет`,
      );
    await queries.upsertExchange(db, {
      id: uuidv7(),
      companyId: params.id,
      accountId,
      login: `1c-${random(8)}`,
      passwordHash: hashToken(password),
    });
    await recordEvent(db, request, params.id, { event: 'exchange-opened' });
    return answer(db, config, params.id);
  });
  logSecurity(request, 'exchange opened', 'done');
  return { exchange, password };
};

export const setExchangePrice: Handler<'setExchangePrice'> = async (request) => {
  const { db, params, body, config, jobs } = request;
  await requireCompany(request, params.id);
  const before = await answer(db, config, params.id);
  if (!before.price_types.some(({ id }) => id === body.price_type))
    throw invalid({ price_type: ['Такой цены 1С не присылала'] });
  await db.transaction(async (tx) => {
    const session = await queries.setPrice(tx, params.id, body.price_type);
    if (session !== undefined) await jobs.add(tx, 'exchange', { session });
  });
  return answer(db, config, params.id);
};

export const closeExchange: Handler<'closeExchange'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    if (!(await queries.deleteExchange(tx, params.id)))
      throw new Problem(404, 'Обмен с 1С не включён');
    await recordEvent(tx, request, params.id, { event: 'exchange-closed' });
  });
  logSecurity(request, 'exchange closed', 'done');
};

export const listExchangeLog: Handler<'listExchangeLog'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  return { data: (await queries.selectLog(db, params.id)).map(toEntry) };
};
