import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../test-app.ts';
import type { User } from '../visitor.ts';

export interface Supplier {
  id: string;
}

/** Creates a company in Samara without stock, with the user as a member. */
export async function createSupplier({ db }: Pick<TestApp, 'db'>, user: User): Promise<Supplier> {
  const id = uuidv7();
  await db.query(
    `insert into city (id, name, region, time_zone) values (1, 'Самара', 'Самарская область', 'Europe/Samara'),
       (2, 'Саранск', 'Мордовия', 'Europe/Moscow') on conflict do nothing`,
  );
  await db.query(
    `insert into company (id, name, city_id, vat_rate) values ($1, 'Колесница', 1, 22)`,
    [id],
  );
  await db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    id,
    user.id,
  ]);
  return { id };
}
