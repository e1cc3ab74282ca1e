import { requisiteErrors } from '@org/api-client/requisites';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { explainUniqueViolation } from '../../http/unique-violation.ts';
import { brandsFirst } from './company.ts';
import { type CompanyColumns, columnsOf, requisitesOf, SILENT } from './fields.ts';
import { companyOf, type Db } from './handlers-shared.ts';
import * as queries from './queries.ts';

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
      await requireCompany(request, parentId, { db, lock: 'no key update' });
      if (await queries.isFilial(db, parentId))
        throw invalid({ parent_id: ['У филиала не бывает своих филиалов'] });
    }
    const id = uuidv7();
    const name = request.body.name.trim();
    const columns = { ...SILENT, ...columnsOf(body, await cityIdOf(db, body.city)), name };
    await keep(columns, () => queries.insertCompany(db, id, parentId, columns));
    await queries.insertMember(db, id, accountId);
    return companyOf(db, id);
  });
};

export const getCompany: Handler<'getCompany'> = async (request) => {
  await requireCompany(request, request.params.id);
  return companyOf(request.db, request.params.id);
};

const COLUMNS = ['name', ...Object.keys(SILENT)] as (keyof CompanyColumns)[];

export const updateCompany: Handler<'updateCompany'> = (request) => {
  const { params, body } = request;
  return request.db.transaction(async (db) => {
    await requireCompany(request, params.id, { db, lock: 'no key update' });
    const changes = columnsOf(body, await cityIdOf(db, body.city));
    const current = await queries.selectColumns(db, params.id, COLUMNS);
    if (!current) throw new Problem(404);
    await keep({ ...current, ...changes }, () => queries.updateColumns(db, params.id, changes));
    return companyOf(db, params.id);
  });
};

export const deleteCompany: Handler<'deleteCompany'> = async (request) => {
  await request.db.transaction(async (db) => {
    const { id } = request.params;
    // locked, so that an order that is being made either is found below, or finds no company
    await requireCompany(request, id, { db, lock: 'update' });
    if ((await queries.countFilials(db, id)) > 0)
      throw new Problem(409, 'У компании есть филиалы. Сначала открепите или удалите их');
    if ((await queries.countOpenOrders(db, id)) > 0)
      throw new Problem(409, 'По компании есть открытые заказы. Сначала завершите их');
    await queries.deleteCompany(db, id);
  });
};

export const detachFilial: Handler<'detachFilial'> = async (request) => {
  await request.db.transaction(async (db) => {
    const { companyId, filialId } = request.params;
    const accountId = await requireCompany(request, companyId, { db });
    if (!(await queries.detachFilial(db, companyId, filialId))) throw new Problem(404);
    // otherwise nobody could act for the branch any more
    if (!(await queries.hasMembers(db, filialId)))
      await queries.insertMember(db, filialId, accountId);
  });
};

export const setCompanyLogo: Handler<'setCompanyLogo'> = (request) =>
  request.db.transaction(async (db) => {
    const { params, body } = request;
    const accountId = await requireCompany(request, params.id, { db });
    if (!(await queries.holdLogo(db, accountId, body.logo)))
      throw invalid({ logo: ['Загрузите логотип ещё раз'] });
    await queries.updateLogo(db, params.id, `/api/files/${body.logo}`);
    return companyOf(db, params.id);
  });

export const deleteCompanyLogo: Handler<'deleteCompanyLogo'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  await queries.updateLogo(request.db, id, null);
  return companyOf(request.db, id);
};
