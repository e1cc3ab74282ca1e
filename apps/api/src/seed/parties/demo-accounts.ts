import type { Db } from '../../db/db.ts';
import { randomOf } from '../goods/random.ts';
import type { Trade } from '../trade/trade.ts';
import { cityOf, inventPhone } from './party-cities.ts';
import { branchKpp, inventRequisites } from './requisites.ts';
import type { Supplier } from './suppliers.ts';

export const DEMO_BUYER = 'buyer@demo.example';
export const DEMO_SUPPLIER = 'supplier@demo.example';

/** The argon2id hash of DEMO_PASSWORD, with the lowest cost that OWASP recommends: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Wk8t/9XILkNxcXR1M7q7Lg$5FROpDdwLfQvZ58HDtRgEi50b3RW36/C1dGAWR3Sd8Y';

/** The range of ids of all the demo's people. */
export const DEMO_IDS = [
  '019a0000-0000-7000-8000-000000000000',
  '019a0000-0000-7000-8000-000000000fff',
] as const;
export const BUYER_ID = '019a0000-0000-7000-8000-000000000001';
export const SUPPLIER_ID = '019a0000-0000-7000-8000-000000000002';
export const BUYER_COMPANY_ID = '019a0000-0000-7000-8000-000000000011';
const BRANCH_ID = '019a0000-0000-7000-8000-000000000012';

async function insertBranch(db: Db, parent: Supplier) {
  const city = cityOf('Казань');
  await db.query(
    `insert into company (id, parent_id, name, legal_form, inn, kpp, ogrn, city_id, vat_rate, phone, email, working_hours,
       legal_address, actual_address, description, registered_at)
     select $1, id, name || ', филиал в Казани', legal_form, inn, $2, ogrn, $3, vat_rate, $4, email, working_hours,
       legal_address, $5, 'Филиал: приём заявок и самовывоз.', registered_at
     from company where id = $6`,
    [
      BRANCH_ID,
      branchKpp(city.regionCode),
      city.id,
      inventPhone(city, 1616),
      'Республика Татарстан, г. Казань, ул. Складская, д. 916',
      parent.id,
    ],
  );
}

async function insertBuyerCompany(db: Db, seed: number) {
  const city = cityOf('Рязань');
  const { inn, kpp, ogrn } = inventRequisites(randomOf(seed, 7301), city.regionCode, 'ООО');
  await db.query(
    `insert into company (id, name, legal_form, inn, ogrn, city_id, phone, kpp, email, working_hours, legal_address, actual_address, description)
     values ($1, 'Шиномонтаж на Окской', 'ООО', $2, $3, $4, $6, $7, 'zakaz@oka-montazh.example', 'ежедневно 9:00–20:00', $5, $5,
       'Шиномонтаж и розничный магазин.')`,
    [
      BUYER_COMPANY_ID,
      inn,
      ogrn,
      city.id,
      'Рязанская область, г. Рязань, ул. Окская, д. 905',
      inventPhone(city, 101),
      kpp,
    ],
  );
}

/** Inserts the buyer's delivery address. */
const insertBuyerAddress = (db: Db) => {
  const city = cityOf('Рязань');
  return db.query(
    `insert into address (company_id, label, city_id, street, receiver, phone, working_hours, is_default)
     values ($1, 'Шиномонтаж', $2, 'ул. Окская, д. 905', 'Ирина Покупаева', $3, 'ежедневно 9:00–20:00', true)`,
    [BUYER_COMPANY_ID, city.id, inventPhone(city, 101)],
  );
};

/** Inserts the two people of the demo: a buyer with favorites and a company, and a supplier with stock and a branch. */
export async function insertDemoAccounts(db: Db, { suppliers, size }: Trade): Promise<void> {
  const [ownSupplier, ...others] = suppliers;
  if (!ownSupplier) throw new Error('A trade has suppliers.');
  await db.query(
    `insert into account (id, email, email_verified_at, password_hash, full_name) values
      ($1, $2, now(), $5, 'Ирина Покупаева'), ($3, $4, now(), $5, 'Олег Складов')`,
    [BUYER_ID, DEMO_BUYER, SUPPLIER_ID, DEMO_SUPPLIER, PASSWORD_HASH],
  );
  await insertBranch(db, ownSupplier);
  await insertBuyerCompany(db, size.seed);
  await insertBuyerAddress(db);
  await db.query('insert into company_member (company_id, account_id) values ($1, $2), ($3, $4)', [
    BUYER_COMPANY_ID,
    BUYER_ID,
    ownSupplier.id,
    SUPPLIER_ID,
  ]);
  await db.query(
    'insert into favorite_supplier (account_id, supplier_id) select $1, unnest($2::uuid[])',
    [
      BUYER_ID,
      [ownSupplier, ...others]
        .filter((_, at) => at % 9 === 0)
        .slice(0, 5)
        .map(({ id }) => id),
    ],
  );
}
