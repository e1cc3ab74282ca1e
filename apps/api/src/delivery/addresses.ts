import type { Address } from '@org/api-client/schema';
import { companiesOf } from '../accounts/membership.ts';
import type { Db } from '../db/db.ts';
import { allRows, firstRow } from '../db/db-rows.ts';

/** An address with the region of its city, which zones need. */
export interface AddressRow extends Address {
  region: string;
}

const COLUMNS = `a.id, case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end company,
    a.label, y.name city, y.region, a.street, a.receiver, a.phone, a.working_hours, a.is_default`;
const PLACES = 'join city y on y.id = a.city_id left join company c on c.id = a.company_id';

/** Returns the SQL condition for addresses that an account may use: its own, and those of companies it speaks for. */
export const mayUse = (account: string) =>
  `(a.account_id = ${account} or a.company_id in (${companiesOf(account)}))`;

/**
 * The addresses that each of some accounts may use: the default one first, its own before its companies', then the
 * oldest.
 */
export async function selectAddressesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, AddressRow[]>> {
  const rows = await allRows<AddressRow & { of: string }>(
    db,
    `select u.id "of", ${COLUMNS} from unnest($1::uuid[]) u(id) cross join lateral (
       select o.* from address o where o.account_id = u.id union all
       select o.* from address o where o.company_id in (${companiesOf('u.id')})) a ${PLACES}
     order by a.is_default desc, a.company_id is not null, a.created_at, a.id`,
    [accountIds],
  );
  const addresses = new Map<string, AddressRow[]>(accountIds.map((id) => [id, []]));
  for (const { of, ...address } of rows) addresses.get(of)?.push(address);
  return addresses;
}

export const selectAddresses = async (db: Db, accountId: string): Promise<AddressRow[]> =>
  (await selectAddressesOf(db, [accountId])).get(accountId) ?? [];

export const selectAddress = (
  db: Db,
  accountId: string,
  id: string,
): Promise<AddressRow | undefined> =>
  firstRow<AddressRow>(
    db,
    `select ${COLUMNS} from address a ${PLACES} where ${mayUse('$1')} and a.id = $2`,
    [accountId, id],
  );

/** Returns the fields that the contract shows. */
export const toAddress = ({ region: _, ...address }: AddressRow): Address => address;
