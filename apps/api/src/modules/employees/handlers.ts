import type { Employee, EmployeeBody } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { phoneDigits } from '../../accounts/login.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { networkOf } from '../../http/client-address.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { addInvitation, deleteInvitations } from '../../links/invitations.ts';
import { canSend } from '../../post/post.ts';
import { byFullName, type EmployeeRow, toEmployee } from './employee.ts';
import * as queries from './queries.ts';

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

function refuseAccountChange(own: string | null, { email, invite }: EmployeeBody) {
  if (email && email.toLowerCase() !== own)
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
    await queries.insertEmployee(db, companyId, id, columns);
    if (letterTo) await addInvitation(db, jobs, { employeeId: id, address: letterTo });
    return employeeOf(db, companyId, id, viewerId);
  });
};

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
    await queries.updateEmployee(db, id, columns);
    if (columns.email !== now.email) await deleteInvitations(db, id);
    if (letterTo) await addInvitation(db, jobs, { employeeId: id, address: letterTo });
    return employeeOf(db, companyId, id, viewerId);
  });
};

export const deleteEmployee: Handler<'deleteEmployee'> = async (request) => {
  const { id: companyId, employee_id: id } = request.params;
  await request.db.transaction(async (db) => {
    await requireCompany(request, companyId, { db, lock: 'no key update' });
    const employee = await queries.selectEmployee(db, companyId, id);
    if (!employee) throw new Problem(404);
    if (employee.account_id === null) {
      await queries.deleteEmployee(db, id);
      return;
    }
    if ((await queries.countMembers(db, companyId)) === 1)
      throw new Problem(
        409,
        'Это единственный сотрудник с доступом к компании. Сначала пригласите другого',
      );
    await queries.deleteMember(db, companyId, employee.account_id);
  });
};
