import type { Company, CreateCompanyBody } from '@org/api-client/schema';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** Creates a company of a user's through the API. */
export async function createCompany(
  owner: Visitor,
  body: Partial<CreateCompanyBody> = {},
): Promise<Company> {
  const answer = await owner.post('/companies', { name: 'Колесница', ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Inserts cities with ids in the order of their names. */
export const insertCities = ({ db }: Pick<TestApp, 'db'>, names: readonly string[]) =>
  db.query(
    `insert into city (id, name, region, time_zone)
     select at, name, 'Край', 'Europe/Moscow' from unnest($1::text[]) with ordinality x(name, at)`,
    [names],
  );

/**
 * Takes members out of their companies: an account out of all, or all out of a company. Somebody else owns the companies
 * then, who has no e-mail, so that no letter is sent to them.
 */
export async function removeMembers(
  { db }: Pick<TestApp, 'db'>,
  of: { account: string } | { company: string },
) {
  const [column, id] = 'account' in of ? ['account_id', of.account] : ['company_id', of.company];
  await db.query(
    `with follower as (
       insert into account (id, phone, password_hash) values (gen_random_uuid(), '7' || (random() * 1e9)::bigint, '') returning id)
     insert into company_member (company_id, account_id, is_owner)
     select distinct m.company_id, follower.id, true from company_member m, follower where m.${column} = $1`,
    [id],
  );
  await db.query(
    `delete from company_member where ${column} = $1 and account_id not in (select id from account where password_hash = '')`,
    [id],
  );
}
