import type { Mandate } from '@org/api-client/schema';
import { recordEvent } from '../../accounts/company-log.ts';
import { requireCompany } from '../../accounts/membership.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { Problem } from '../../http/problem.ts';
import { selectEmployee } from './employees.sql.ts';
import { type MandateRow, selectEnding, selectMandates, setHolder } from './mandates.sql.ts';

type Db = Parameters<typeof selectMandates>[0];

const toMandate = ({ account_id: _, used_at, created_at, ...mandate }: MandateRow): Mandate => ({
  ...mandate,
  used_at: used_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

async function rowsOf(db: Db, companyId: string, employeeId: string | undefined) {
  if (employeeId === undefined) return selectMandates(db, companyId);
  const employee = await selectEmployee(db, companyId, employeeId);
  if (!employee) throw new Problem(404);
  return employee.account_id === null ? [] : selectEnding(db, companyId, employee.account_id);
}

export const listMandates: Handler<'listMandates'> = async (request) => {
  const { db, params, query } = request;
  await requireCompany(request, params.id);
  return { data: (await rowsOf(db, params.id, query.employee_id)).map(toMandate) };
};

/** As many names as a letter can list. */
const LISTED = 10;

function namesOf(mandates: readonly MandateRow[]) {
  const names = mandates.slice(0, LISTED).map(({ name }) => `«${name}»`);
  const more = mandates.length - names.length;
  return more > 0 ? `${names.join(', ')} и ещё ${more}` : names.join(', ');
}

export const takeMandates: Handler<'takeMandates'> = async (request) => {
  const { params, body } = request;
  const taken = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, params.id, { db, lock: 'no key update' });
    const all = await selectMandates(db, params.id);
    const named = body.mandates.map(({ kind, id }) => {
      const row = all.find((one) => one.kind === kind && one.id === id);
      if (!row) throw new Problem(404, 'Этого уже нет. Обновите страницу');
      if (row.acts && row.account_id !== accountId)
        throw new Problem(409, `«${row.name}» действует: за него отвечает ${row.holder}`);
      return row;
    });
    await recordEvent(db, request, params.id, { event: 'mandates-taken', detail: namesOf(named) });
    await setHolder(db, named, accountId);
    return selectMandates(db, params.id);
  });
  logSecurity(request, 'mandates taken', 'done');
  return { data: taken.map(toMandate) };
};
