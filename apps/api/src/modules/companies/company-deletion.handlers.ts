import { requireAccount } from '../../accounts/auth.ts';
import { recordEvent } from '../../accounts/company-log.ts';
import { requireFormerOwner, requireOwner } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import { countFilials, countOpenOrders } from './companies.sql.ts';
import * as queries from './company-deletion.sql.ts';
import { companyOf } from './company-shared.handlers.ts';

/** Deletes a company. It waits for 30 days to be brought back; meanwhile nobody speaks for it, and it sells nothing. */
export const deleteCompany: Handler<'deleteCompany'> = async (request) => {
  await request.db.transaction(async (db) => {
    const { id } = request.params;
    // locked, so that an order that is being made either is found below, or finds no company
    const accountId = await requireOwner(request, id, { db, lock: 'update' });
    if ((await countFilials(db, id)) > 0)
      throw new Problem(409, 'У компании есть филиалы. Сначала открепите или удалите их');
    if ((await countOpenOrders(db, id)) > 0)
      throw new Problem(409, 'По компании есть открытые заказы. Сначала завершите их');
    await recordEvent(db, request, id, { event: 'company-deleted' });
    await queries.deleteCompany(db, id, accountId);
  });
};

export const listDeletedCompanies: Handler<'listDeletedCompanies'> = async (request) => {
  const rows = await queries.selectDeleted(request.db, requireAccount(request).id);
  return {
    data: rows.map(({ deleted_at, kept_until, ...row }) => ({
      ...row,
      deleted_at: deleted_at.toISOString(),
      kept_until: kept_until.toISOString(),
    })),
  };
};

const INN_TAKEN =
  'Компания с такими ИНН и КПП появилась, пока эта была удалена. Сначала измените их в той';

const explain = (error: unknown) => {
  const { constraint } = Object(error) as { constraint?: string };
  return constraint === 'company_inn_kpp' ? new Problem(409, INN_TAKEN) : error;
};

export const restoreCompany: Handler<'restoreCompany'> = async (request) => {
  try {
    return await request.db.transaction(async (db) => {
      const { id } = request.params;
      const viewerId = await requireFormerOwner(request, id, { db, lock: 'update' });
      await queries.restoreCompany(db, id);
      await recordEvent(db, request, id, { event: 'company-restored' });
      return companyOf(db, id, viewerId);
    });
  } catch (error) {
    throw explain(error);
  }
};
