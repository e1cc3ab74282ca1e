import { requisiteErrors } from '@org/trade/requisites';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import { recordEvent } from '../../accounts/company-log.ts';
import { requireCompany, requireOwner } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { explainUniqueViolation } from '../../http/unique-violation.ts';
import {
  BANK_COLUMNS,
  type BankColumns,
  describeBank,
  describeRequisites,
  splitChanges,
} from './bank-change.ts';
import * as queries from './companies.sql.ts';
import { brandsFirst } from './company.ts';
import {
  refuseBankChange as deleteWaiting,
  insertBankChange,
  selectBankChange,
} from './company-bank.sql.ts';
import { type CompanyColumns, columnsOf, requisitesOf, SILENT } from './company-fields.ts';
import { companyOf, type Db } from './company-shared.handlers.ts';

async function cityIdOf(db: Db, city: string | null | undefined) {
  if (typeof city !== 'string') return city;
  const id = await queries.selectCityId(db, city.trim());
  if (id === undefined) throw invalid({ city: ['Выберите город из списка'] });
  return id;
}

/**
 * Writes a company's columns. Throws 422 if a number's control digits are wrong, or another company has this ИНН and
 * КПП.
 */
async function keep(columns: CompanyColumns, write: () => Promise<unknown>) {
  const errors = requisiteErrors(requisitesOf(columns));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await explainUniqueViolation(write(), {
    company_inn_kpp: {
      inn: [
        columns.kpp
          ? 'Компания с такими ИНН и КПП уже есть. У филиала КПП свой'
          : 'Компания с таким ИНН уже есть. Для филиала укажите его КПП',
      ],
    },
  });
}

export const listCompanies: Handler<'listCompanies'> = async (request) => ({
  data: brandsFirst(await queries.selectCompanies(request.db, requireAccount(request).id)),
});

export const createCompany: Handler<'createCompany'> = async (request) => {
  const { parent_id: parentId = null, ...body } = request.body;
  await request.limiter.take('companyByAccount', requireAccount(request).id);
  return request.db.transaction(async (db) => {
    const accountId = requireAccount(request).id;
    if (parentId !== null) {
      await requireOwner(request, parentId, { db, lock: 'no key update' });
      if (await queries.isFilial(db, parentId))
        throw invalid({ parent_id: ['У филиала не бывает своих филиалов'] });
    }
    const id = uuidv7();
    const name = request.body.name.trim();
    const columns = { ...SILENT, ...columnsOf(body, await cityIdOf(db, body.city)), name };
    await keep(columns, () => queries.insertCompany(db, id, parentId, columns));
    await queries.insertMember(db, id, accountId);
    if (parentId !== null)
      await recordEvent(db, request, parentId, { event: 'filial-added', detail: name });
    return companyOf(db, id, accountId);
  });
};

export const getCompany: Handler<'getCompany'> = async (request) => {
  const { id } = request.params;
  return companyOf(request.db, id, await requireCompany(request, id));
};

const COLUMNS = ['name', ...Object.keys(SILENT)] as (keyof CompanyColumns)[];

/**
 * Changes bank details: the first ones at once, others after a day in which any owner can refuse them, because buyers
 * pay by them. Back to the present ones ends what waits.
 */
async function changeBank(
  request: Parameters<Handler<'updateCompany'>>[0],
  db: Db,
  current: CompanyColumns,
  bank: Partial<BankColumns>,
) {
  const { id } = request.params;
  const { id: accountId } = requireAccount(request);
  const next = { ...current, ...bank };
  const waiting = await selectBankChange(db, id);
  if (Object.keys(bank).length === 0) {
    if (waiting && request.body.bank) await refuse(request, db, id, waiting);
    return;
  }
  if (waiting && BANK_COLUMNS.every((name) => waiting[name] === next[name])) return;
  const detail = describeBank(current, next);
  if (BANK_COLUMNS.every((name) => current[name] === null)) {
    await queries.updateColumns(db, id, bank);
    await recordEvent(db, request, id, { event: 'bank-set', detail });
    return;
  }
  await insertBankChange(db, { id: uuidv7(), companyId: id, accountId, bank: next });
  await recordEvent(db, request, id, { event: 'bank-asked', detail });
}

export const updateCompany: Handler<'updateCompany'> = (request) => {
  const { params, body } = request;
  return request.db.transaction(async (db) => {
    const viewerId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    const changes = columnsOf(body, await cityIdOf(db, body.city));
    const current = await queries.selectColumns(db, params.id, COLUMNS);
    if (!current) throw new Problem(404);
    const { bank, others, requisites } = splitChanges(current, changes);
    await keep({ ...current, ...changes }, () => queries.updateColumns(db, params.id, others));
    await changeBank(request, db, current, bank);
    if (requisites.length > 0)
      await recordEvent(db, request, params.id, {
        event: 'requisites',
        detail: describeRequisites(current, others, requisites),
      });
    return companyOf(db, params.id, viewerId);
  });
};

const refuse = async (
  request: Parameters<typeof recordEvent>[1],
  db: Db,
  companyId: string,
  waiting: BankColumns,
) => {
  await deleteWaiting(db, companyId);
  const current = await queries.selectColumns(db, companyId, [...BANK_COLUMNS]);
  if (!current) throw new Problem(404);
  await recordEvent(db, request, companyId, {
    event: 'bank-refused',
    detail: describeBank(current, waiting),
  });
};

/** «Это не мы»: the bank details that wait never take effect. */
export const refuseBankChange: Handler<'refuseBankChange'> = async (request) => {
  await request.db.transaction(async (db) => {
    const { id } = request.params;
    await requireOwner(request, id, { db, lock: 'no key update' });
    const waiting = await selectBankChange(db, id);
    if (!waiting) throw new Problem(404, 'Смены реквизитов нет: она отменена или уже действует');
    await refuse(request, db, id, waiting);
  });
};

export const detachFilial: Handler<'detachFilial'> = async (request) => {
  await request.db.transaction(async (db) => {
    const { companyId, filialId } = request.params;
    const accountId = await requireOwner(request, companyId, { db });
    const filial = await queries.selectColumns(db, filialId, ['name']);
    if (!(await queries.detachFilial(db, companyId, filialId))) throw new Problem(404);
    await recordEvent(db, request, companyId, { event: 'filial-detached', detail: filial?.name });
    // otherwise nobody could decide for it any more
    await queries.insertOwner(db, filialId, accountId);
  });
};

export const setCompanyLogo: Handler<'setCompanyLogo'> = (request) =>
  request.db.transaction(async (db) => {
    const { params, body } = request;
    const accountId = await requireCompany(request, params.id, { db });
    if (!(await queries.holdLogo(db, accountId, body.logo)))
      throw invalid({ logo: ['Загрузите логотип ещё раз'] });
    await queries.updateLogo(db, params.id, `/api/files/${body.logo}`);
    return companyOf(db, params.id, accountId);
  });

export const deleteCompanyLogo: Handler<'deleteCompanyLogo'> = async (request) => {
  const { id } = request.params;
  const viewerId = await requireCompany(request, id);
  await queries.updateLogo(request.db, id, null);
  return companyOf(request.db, id, viewerId);
};
