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
