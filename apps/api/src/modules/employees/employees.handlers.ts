import type { Employee, EmployeeBody, RemoveEmployeeBody, Role } from '@org/api-client/schema';
import { MANDATE_RIGHTS, ROLE_NAMES, rightsOf } from '@org/trade/roles';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../accounts/company-log.ts';
import { phoneDigits } from '../../accounts/login.ts';
import { requireCompany, requireOwner } from '../../accounts/membership.ts';
import { inheritLimit } from '../../accounts/spending.sql.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { addInvitation, deleteInvitations } from '../../links/invitations.ts';
import { canSend } from '../../post/post.ts';
import { byFullName, describe, type EmployeeRow, toEmployee } from './employee.ts';
import * as queries from './employees.sql.ts';
import { changeLimit, giveLimit } from './limit.ts';
import {
  deleteMandates,
  type MandateRow,
  selectEnding,
  selectRoles,
  setHolder,
} from './mandates.sql.ts';

type Db = FastifyRequest['db'];
type SendingRequest = Pick<FastifyRequest, 'limiter' | 'config' | 'ip'>;

async function employeeOf(
  db: Db,
  companyId: string,
  id: string,
  viewerId: string,
): Promise<Employee> {
  const row = await queries.selectEmployee(db, companyId, id);
  if (!row) throw new Problem(404);
  return toEmployee(row, viewerId);
}

const columnsOf = ({ full_name, position, phone, email }: EmployeeBody) => ({
  full_name: full_name.trim(),
  position: position?.trim() || null,
  phone: phone ? phoneDigits(phone) : null,
  email: email?.toLowerCase() ?? null,
});

const describeRoles = (roles: readonly Role[]) =>
  roles.length === 0 ? 'все права' : roles.map((role) => ROLE_NAMES[role].toLowerCase()).join(', ');

const TAKEN = { email: ['Сотрудник с такой почтой уже есть'] };
const NO_EMAIL = { email: ['Укажите почту: на неё придёт приглашение'] };

/** Throws if a company may not send a letter to an address now. Called before anything is written. */
async function allowLetter(
  { limiter, config, ip }: SendingRequest,
  companyId: string,
  address: string,
) {
  if (!canSend(config, 'email')) throw new Problem(503, 'Письма временно не отправляются');
  // counted for each company, so that none uses up the letters by which others invite the same person
  const sender = `invitation ${companyId} ${address}`;
  await limiter.take('sendByNetwork', networkOf(ip));
  await limiter.take('sendToAddress', sender);
  await limiter.take('resend', sender);
  await limiter.take('sendInAll', `invitation ${address}`);
}

export const listEmployees: Handler<'listEmployees'> = async (request) => {
  const viewerId = await requireCompany(request, request.params.id);
  const rows = await queries.selectEmployees(request.db, request.params.id);
  return { data: byFullName(rows).map((row) => toEmployee(row, viewerId)) };
};

/**
 * Returns what may be written. Throws 422 for an e-mail that another employee has, and for an invitation without an
 * e-mail.
 */
async function allowed(db: Db, companyId: string, body: EmployeeBody, now?: EmployeeRow) {
  const columns = columnsOf(body);
  if (now?.account_id) refuseAccountChange(now.email, body);
  // a member's e-mail is that of the account, and is not stored here
  const email = now?.account_id ? null : columns.email;
  if (email && (await queries.hasEmail(db, companyId, email, now?.id))) throw invalid(TAKEN);
  if (body.invite && !email) throw invalid(NO_EMAIL);
  return { columns: { ...columns, email }, letterTo: body.invite ? email : null };
}

function refuseAccountChange(account: string | null, { email, invite }: EmployeeBody) {
  if (email && email.toLowerCase() !== account)
    throw new Problem(409, 'Почту сотрудника с аккаунтом меняет он сам, в своём профиле');
  if (invite) throw new Problem(409, 'Сотрудник уже принял приглашение');
}

export const createEmployee: Handler<'createEmployee'> = async (request) => {
  const { params, body, jobs } = request;
  const companyId = params.id;
  const viewerId = await requireCompany(request, companyId);
  const { letterTo } = await allowed(request.db, companyId, body);
  if (letterTo) await allowLetter(request, companyId, letterTo);
  return request.db.transaction(async (db) => {
    await requireCompany(request, companyId, { db, lock: 'no key update' });
    // checked again: such an employee may have been added meanwhile
    const { columns } = await allowed(db, companyId, body);
    const id = uuidv7();
    await recordEvent(db, request, companyId, {
      event: 'employee-added',
      detail: `${describe(columns)}: ${describeRoles(body.roles ?? [])}`,
    });
    await queries.insertEmployee(db, companyId, id, columns, body.roles ?? []);
    if (body.limit === undefined)
      await inheritLimit(db, { companyId, accountId: viewerId, keyId: null }, id);
    else if (body.limit) await giveLimit(request, db, { id, account_id: null, ...columns });
    if (letterTo)
      await addInvitation(db, jobs, { employeeId: id, address: letterTo, by: viewerId });
    return employeeOf(db, companyId, id, viewerId);
  });
};

type UpdateRequest = Parameters<Handler<'updateEmployee'>>[0];
/** Gives an employee other roles, if the body has any: owners alone do that. What the person holds may stop by it. */
async function changeRoles(request: UpdateRequest, db: Db, now: EmployeeRow) {
  const { params, body } = request;
  const { roles = now.roles } = body;
  if (new Set(now.roles).symmetricDifference(new Set(roles)).size === 0) return;
  await requireOwner(request, params.id, { db });
  if (now.owner) throw new Problem(409, 'У владельца все права. Сначала снимите с него владение');
  await recordEvent(db, request, params.id, {
    event: 'roles-changed',
    detail: `${describe(now)}: ${describeRoles(roles)}`,
    also: now.account_id === null ? [] : [now.account_id],
  });
  await queries.updateRoles(db, now.id, roles);
  // what he has asked for lapses if he may no longer order
  await request.jobs.add(db, 'lapse-approvals', {});
}

export const updateEmployee: Handler<'updateEmployee'> = async (request) => {
  const { params, body, jobs } = request;
  const { id: companyId, employee_id: id } = params;
  const viewerId = await requireCompany(request, companyId);
  const read = async (db: Db) => {
    const now = await queries.selectEmployee(db, companyId, id);
    if (!now) throw new Problem(404);
    return { now, ...(await allowed(db, companyId, body, now)) };
  };
  const { letterTo } = await read(request.db);
  if (letterTo) await allowLetter(request, companyId, letterTo);
  return request.db.transaction(async (db) => {
    await requireCompany(request, companyId, { db, lock: 'no key update' });
    const { now, columns } = await read(db);
    await recordEvent(db, request, companyId, {
      event: 'employee-changed',
      detail: describe(columns),
    });
    await queries.updateEmployee(db, id, columns);
    await changeRoles(request, db, now);
    await changeLimit(request, db, now);
    if (columns.email !== now.email) await deleteInvitations(db, id);
    if (letterTo)
      await addInvitation(db, jobs, { employeeId: id, address: letterTo, by: viewerId });
    return employeeOf(db, companyId, id, viewerId);
  });
};

const LAST_OWNER = 'Это единственный владелец компании. Сначала назначьте другого';

/** Does what may take the last owner away, which the database refuses: throws a 409 problem then. */
async function keepOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = Object(error) as { constraint?: string };
    throw constraint === 'company_owner' ? new Problem(409, LAST_OWNER) : error;
  }
}

type HandOver = RemoveEmployeeBody['hand_over'];

const NO_HEIR =
  'Передать можно сотруднику, который остаётся, с доступом к этой компании и правом на это';

/** The account that each of the mandates goes to. Throws 422 for one that can't be handed over so. */
async function heirsOf(
  db: Db,
  { companyId, leaver, ending }: { companyId: string; leaver: string; ending: MandateRow[] },
  handOver: HandOver,
) {
  const heirs = new Map<string, MandateRow[]>();
  const errors: Record<string, string[]> = {};
  const employees = await queries.selectEmployees(db, companyId);
  const accounts = new Map(employees.map(({ id, account_id }) => [id, account_id]));
  const places = [...new Set(ending.map(({ company }) => company.id))];
  const rolesOf = new Map<string, Map<string, Role[]>>();
  for (const [at, { kind, id, to }] of handOver.entries()) {
    const mandate = ending.find((one) => one.kind === kind && one.id === id);
    if (!mandate) throw new Problem(409, 'Список изменился. Обновите страницу и проверьте его');
    const heir = accounts.get(to);
    if (heir && !rolesOf.has(heir)) rolesOf.set(heir, await selectRoles(db, heir, places));
    const roles = heir && rolesOf.get(heir)?.get(mandate.company.id);
    if (heir && heir !== leaver && roles && rightsOf(roles).includes(MANDATE_RIGHTS[kind]))
      heirs.set(heir, [...(heirs.get(heir) ?? []), mandate]);
    else errors[`hand_over.${at}.to`] = [NO_HEIR];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return heirs;
}

/**
 * Removes an employee. What acts in the name of a member is handed over as `handOver` says, and all else ends; without
 * `handOver` nothing may act in that name.
 */
const remove = (
  request: Parameters<typeof requireOwner>[0] & Parameters<typeof recordEvent>[1],
  { id: companyId, employee_id: id }: { id: string; employee_id: string },
  handOver?: HandOver,
) =>
  request.db.transaction(async (db) => {
    const viewerId = await requireCompany(request, companyId, { db, lock: 'no key update' });
    const employee = await queries.selectEmployee(db, companyId, id);
    if (!employee) throw new Problem(404);
    const leaver = employee.account_id;
    // everybody may leave by himself
    if (leaver !== viewerId) await requireCompany(request, companyId, { db, right: 'manage' });
    if (employee.owner && leaver !== viewerId) await requireOwner(request, companyId, { db });
    // while the leaver is still an owner, who is told too
    await recordEvent(db, request, companyId, {
      event: 'employee-removed',
      detail: describe(employee),
      also: leaver === null ? [] : [leaver],
    });
    if (leaver === null) {
      await queries.deleteEmployee(db, id);
      return;
    }
    const ending = await selectEnding(db, companyId, leaver);
    if (!handOver && ending.length > 0)
      throw new Problem(
        409,
        `От имени сотрудника действует: ${ending.map(({ name }) => `«${name}»`).join(', ')}. Скажите, кому это передать`,
      );
    const heirs = await heirsOf(db, { companyId, leaver, ending }, handOver ?? []);
    for (const [heir, mandates] of heirs) await setHolder(db, mandates, heir);
    const handedOver = new Set([...heirs.values()].flat());
    await deleteMandates(
      db,
      ending.filter((one) => !handedOver.has(one)),
    );
    await keepOwner(() => queries.deleteMember(db, companyId, leaver));
    await request.jobs.add(db, 'lapse-approvals', {});
  });

export const deleteEmployee: Handler<'deleteEmployee'> = async (request) => {
  await remove(request, request.params);
};

export const removeEmployee: Handler<'removeEmployee'> = async (request) => {
  await remove(request, request.params, request.body.hand_over);
};

type OwnerRequest = Parameters<Handler<'makeOwner'>>[0];

/** Makes an employee with an account an owner, or no owner. */
const setOwner = (request: OwnerRequest, isOwner: boolean): Promise<Employee> =>
  request.db.transaction(async (db) => {
    const { id: companyId, employee_id: id } = request.params;
    const viewerId = await requireOwner(request, companyId, { db, lock: 'no key update' });
    const employee = await queries.selectEmployee(db, companyId, id);
    if (!employee) throw new Problem(404);
    const { account_id: accountId } = employee;
    if (accountId === null)
      throw new Problem(409, 'У сотрудника ещё нет аккаунта. Сначала пригласите его');
    if (employee.owner !== isOwner) {
      await recordEvent(db, request, companyId, {
        event: isOwner ? 'owner-made' : 'owner-unmade',
        detail: describe(employee),
        also: [accountId],
      });
      await keepOwner(() => queries.updateOwner(db, companyId, accountId, isOwner));
    }
    return employeeOf(db, companyId, id, viewerId);
  });

export const makeOwner: Handler<'makeOwner'> = (request) => setOwner(request, true);

export const unmakeOwner: Handler<'unmakeOwner'> = (request) => setOwner(request, false);
