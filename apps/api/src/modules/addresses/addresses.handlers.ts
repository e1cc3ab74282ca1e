import type { AddressBody } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { phoneDigits } from '../../accounts/login.ts';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { selectAddress, selectAddresses, toAddress } from '../../delivery/addresses.ts';
import { requireCityId } from '../../delivery/delivery-cities.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './addresses.sql.ts';

type Db = FastifyRequest['db'];

const MAX_ADDRESSES = 200;

async function addressOf(db: Db, accountId: string, id: string) {
  const row = await selectAddress(db, accountId, id);
  if (!row) throw new Problem(404);
  return toAddress(row);
}

const valuesOf = async (db: Db, { city, ...body }: AddressBody) => ({
  label: body.label.trim(),
  street: body.street.trim(),
  receiver: body.receiver.trim(),
  phone: phoneDigits(body.phone),
  working_hours: body.working_hours?.trim() || null,
  is_default: body.is_default,
  city_id: await requireCityId(db, city),
});

export const listAddresses: Handler<'listAddresses'> = async (request) => {
  const { id, keyOf } = requireAccount(request);
  const rows = await selectAddresses(request.db, id);
  const seen = keyOf === undefined ? rows : rows.filter(({ company }) => company?.id === keyOf);
  return { data: seen.map(toAddress) };
};

export const createAddress: Handler<'createAddress'> = (request) =>
  request.db.transaction(async (db) => {
    const { id: accountId } = requireAccount(request);
    const { company_id: companyId = null, ...body } = request.body;
    if (companyId !== null) await requireCompany(request, companyId, { db });
    const owner: queries.Owner =
      companyId === null
        ? { account_id: accountId, company_id: null }
        : { account_id: null, company_id: companyId };
    await queries.lockOwner(db, owner);
    if ((await queries.countAddresses(db, owner)) >= MAX_ADDRESSES)
      throw invalid({ label: [`Адресов не больше ${MAX_ADDRESSES}. Удалите лишние`] });
    const values = await valuesOf(db, body);
    if (values.is_default) await queries.clearDefault(db, owner);
    const id = await queries.insertAddress(db, owner, values);
    await queries.ensureDefault(db, owner);
    return addressOf(db, accountId, id);
  });

/** Runs `work` on an address that the account may use, with the owner's addresses locked. */
async function change(
  request: Pick<FastifyRequest, 'db' | 'account' | 'right'>,
  id: string,
  work: (db: Db, owner: queries.Owner) => Promise<unknown>,
) {
  const { id: accountId } = requireAccount(request);
  return request.db.transaction(async (db) => {
    const found = await queries.selectOwner(db, accountId, id);
    if (!found) throw new Problem(404);
    if (found.company_id !== null) await requireCompany(request, found.company_id, { db });
    await queries.lockOwner(db, found);
    await work(db, found);
    await queries.ensureDefault(db, found);
    return accountId;
  });
}

export const updateAddress: Handler<'updateAddress'> = async (request) => {
  const { address_id: id } = request.params;
  const accountId = await change(request, id, async (db, owner) => {
    const values = await valuesOf(db, request.body);
    if (values.is_default) await queries.clearDefault(db, owner);
    await queries.updateAddress(db, id, values);
  });
  return addressOf(request.db, accountId, id);
};

export const deleteAddress: Handler<'deleteAddress'> = async (request) => {
  const { address_id: id } = request.params;
  await change(request, id, (db) => queries.deleteAddress(db, id));
};
