import type { CompanySummary, Role } from '@org/api-client/schema';
import { rightsOf } from '@org/trade/roles';
import { companiesOf } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import type { CompanyRow, FilialRow } from './company.ts';
import type { CompanyColumns } from './company-fields.ts';

const IS_SUPPLIER =
  'exists (select from offer o where o.supplier_id = c.id and o.quantity > 0) is_supplier';
const EMPLOYEES_COUNT =
  '(select count(*) from employee e where e.company_id = c.id) employees_count';
const RESTS_COUNT = '(select count(*) from offer o where o.supplier_id = c.id) rests_count';

interface SummaryRow extends Omit<CompanySummary, 'registered_at' | 'rights'> {
  registered_at: Date;
  roles: Role[];
}

/** The companies that an account acts for, in no order. */
export async function selectCompanies(db: Db, accountId: string): Promise<CompanySummary[]> {
  const { rows } = await db.query<SummaryRow>(
    `select c.id, c.parent_id, c.name, c.legal_form, c.inn, city.name city, c.logo, c.registered_at,
       (select count(*) from company f where f.parent_id = c.id and f.deleted_at is null) filials_count,
       ${IS_SUPPLIER}, ${EMPLOYEES_COUNT}, ${RESTS_COUNT}, roles_of($1, c.id) roles
     from company c left join city on city.id = c.city_id where c.id in (${companiesOf('$1')})`,
    [accountId],
  );
  return rows.map(({ roles, ...row }) => ({
    ...row,
    registered_at: row.registered_at.toISOString(),
    rights: rightsOf(roles),
  }));
}

export const selectCompany = (db: Db, id: string): Promise<CompanyRow | undefined> =>
  firstRow<CompanyRow>(
    db,
    `select c.id, c.parent_id, parent.name parent_name, c.name, c.legal_form, c.inn, c.kpp, c.ogrn, c.vat_rate,
       c.legal_address, c.actual_address, city.name city, c.phone, c.email, c.site, c.vk, c.telegram, c.whatsapp,
       c.bank_bic, c.bank_account, c.bank_correspondent_account, c.bank_name, c.description, c.working_hours,
       c.min_order_sum, c.delivery_days, c.pickup, c.logo, c.registered_at, c.price_list_at,
       ${IS_SUPPLIER}, ${EMPLOYEES_COUNT}, ${RESTS_COUNT}
     from company c left join company parent on parent.id = c.parent_id left join city on city.id = c.city_id
     where c.id = $1`,
    [id],
  );

export const selectFilials = (db: Db, id: string): Promise<FilialRow[]> =>
  allRows<FilialRow>(
    db,
    `select c.id, c.name, city.name city, c.actual_address, c.registered_at
     from company c left join city on city.id = c.city_id where c.parent_id = $1 and c.deleted_at is null`,
    [id],
  );

export const selectCityId = async (db: Db, name: string): Promise<number | undefined> =>
  (await firstRow<{ id: number }>(db, 'select id from city where name = $1', [name]))?.id;

/** Whether a company is a branch; undefined if there is no such company. */
export const isFilial = async (db: Db, id: string): Promise<boolean | undefined> => {
  const row = await firstRow<{ isFilial: boolean }>(
    db,
    'select parent_id is not null "isFilial" from company where id = $1',
    [id],
  );
  return row?.isFilial;
};

export async function insertCompany(
  db: Db,
  id: string,
  parentId: string | null,
  columns: CompanyColumns,
): Promise<void> {
  const entries = Object.entries({ id, parent_id: parentId, ...columns });
  await db.query(
    `insert into company (${entries.map(([name]) => name).join(', ')})
     values (${entries.map((_, at) => `$${at + 1}`).join(', ')})`,
    entries.map(([, value]) => value),
  );
}

/** Adds a member, unless the account is one already. */
export const insertMember = (db: Db, companyId: string, accountId: string) =>
  db.query(
    'insert into company_member (company_id, account_id) values ($1, $2) on conflict do nothing',
    [companyId, accountId],
  );

/** Some columns of a company as they are now. */
export const selectColumns = (
  db: Db,
  id: string,
  names: readonly (keyof CompanyColumns)[],
): Promise<CompanyColumns | undefined> =>
  firstRow<CompanyColumns>(db, `select ${names.join(', ')} from company where id = $1`, [id]);

export async function updateColumns(
  db: Db,
  id: string,
  columns: Partial<CompanyColumns>,
): Promise<void> {
  const entries = Object.entries(columns);
  if (entries.length === 0) return;
  await db.query(
    `update company set ${entries.map(([name], at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [id, ...entries.map(([, value]) => value)],
  );
}

export const updateLogo = (db: Db, id: string, logo: string | null) =>
  db.query('update company set logo = $2 where id = $1', [id, logo]);

/** Whether an account uploaded this file as a logo. If so, the file is kept until the transaction ends. */
export const holdLogo = (db: Db, accountId: string, fileId: string): Promise<boolean> =>
  hasRows(
    db,
    `select from file where id = $1 and account_id = $2 and purpose = 'logo' for key share`,
    [fileId, accountId],
  );

export const countFilials = async (db: Db, id: string): Promise<number> =>
  (
    await firstRow<{ n: number }>(
      db,
      'select count(*) n from company where parent_id = $1 and deleted_at is null',
      [id],
    )
  )?.n ?? 0;

/** Counts the open orders of a company, as buyer or as supplier. */
export const countOpenOrders = async (db: Db, id: string): Promise<number> => {
  const row = await firstRow<{ n: number }>(
    db,
    `select count(*) n from orders where $1 in (supplier_id, buyer_id) and status not in ('closed', 'declined', 'cancelled')`,
    [id],
  );
  return row?.n ?? 0;
};

/** Detaches a branch from its parent company; resolves to false if it is not one of its branches. */
export const detachFilial = (db: Db, companyId: string, filialId: string): Promise<boolean> =>
  hasRows(
    db,
    'update company set parent_id = null where id = $2 and parent_id = $1 and deleted_at is null returning id',
    [companyId, filialId],
  );

/** Makes an account an owner of a company that has none of its own. */
export const insertOwner = (db: Db, id: string, accountId: string) =>
  db.query(
    `insert into company_member (company_id, account_id, is_owner) select $1, $2, true
     where not exists (select from company_member where company_id = $1 and is_owner)
     on conflict (company_id, account_id) do update set is_owner = true`,
    [id, accountId],
  );
