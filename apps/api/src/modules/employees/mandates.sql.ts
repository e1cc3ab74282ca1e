import type { Mandate, MandateKind, Role } from '@org/api-client/schema';
import { mandateActs } from '../../accounts/mandates.ts';
import type { Db } from '../../db/db.ts';
import { allRows } from '../../db/db-rows.ts';

export interface MandateRow extends Omit<Mandate, 'used_at' | 'created_at'> {
  account_id: string | null;
  used_at: Date | null;
  created_at: Date;
}

const MANDATE = `select m.kind, m.id, m.account_id, m.name, m.detail, m.used_at, m.created_at, ${mandateActs('m')} acts,
    json_build_object('id', c.id, 'name', c.name) company,
    coalesce(e.full_name, nullif(a.full_name, ''), a.email, a.phone) holder
  from mandate m join company c on c.id = m.company_id left join account a on a.id = m.account_id
    left join employee e on e.company_id = $1 and e.account_id = m.account_id
  where $1 in (c.id, c.parent_id)`;
const ORDER = `order by m.kind, lower(m.name), m.id`;

/** Everything that acts for a company and its branches without a person. */
export const selectMandates = (db: Db, companyId: string): Promise<MandateRow[]> =>
  allRows<MandateRow>(db, `${MANDATE} ${ORDER}`, [companyId]);

/** What an account holds, and would lose with its place in the company. A place in another company may let it act on. */
export const selectEnding = (db: Db, companyId: string, accountId: string): Promise<MandateRow[]> =>
  allRows<MandateRow>(
    db,
    `${MANDATE} and m.account_id = $2 and not exists (
       select from company_member o where o.account_id = $2 and o.company_id <> $1 and o.company_id in (c.id, c.parent_id))
     ${ORDER}`,
    [companyId, accountId],
  );

type MandateKey = Pick<MandateRow, 'kind' | 'id'>;

/** Where each kind is stored, and in which column its holder is. */
const TABLES: Record<MandateKind, { table: string; holder: string }> = {
  key: { table: 'company_key', holder: 'account_id' },
  exchange: { table: 'exchange', holder: 'account_id' },
  webhook: { table: 'webhook', holder: 'account_id' },
  source: { table: 'source', holder: 'account_id' },
  showcase: { table: 'showcase', holder: 'account_id' },
  invitation: { table: 'employee', holder: 'invited_by' },
};

const byKind = (mandates: readonly MandateKey[]) =>
  [...Map.groupBy(mandates, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    ids: ofKind.map(({ id }) => id),
  }));

/** Makes an account the holder. */
export async function setHolder(db: Db, mandates: readonly MandateKey[], accountId: string) {
  for (const { kind, ids } of byKind(mandates)) {
    const { table, holder } = TABLES[kind];
    await db.query(`update ${table} set ${holder} = $2 where id = any($1::uuid[])`, [
      ids,
      accountId,
    ]);
  }
}

/** Ends what is named. Of an invitation its links end; the employee stays. */
export async function deleteMandates(db: Db, mandates: readonly MandateKey[]) {
  for (const { kind, ids } of byKind(mandates)) {
    if (kind === 'invitation')
      await db.query('delete from link where employee_id = any($1::uuid[])', [ids]);
    else await db.query(`delete from ${TABLES[kind].table} where id = any($1::uuid[])`, [ids]);
  }
}

/** An account's roles in those of these companies that it speaks for. */
export async function selectRoles(
  db: Db,
  accountId: string,
  companyIds: readonly string[],
): Promise<Map<string, Role[]>> {
  const rows = await allRows<{ id: string; roles: Role[] | null }>(
    db,
    'select id, roles_of($1, id) roles from unnest($2::uuid[]) id',
    [accountId, companyIds],
  );
  return new Map(rows.flatMap(({ id, roles }) => (roles ? [[id, roles]] : [])));
}
