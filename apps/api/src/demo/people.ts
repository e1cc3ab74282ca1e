import type { Db } from '../db/db.ts';
import { randomOf } from '../seed/goods/random.ts';
import {
  BUYER_COMPANY_ID,
  BUYER_ID,
  PASSWORD_HASH,
  SUPPLIER_ID,
} from '../seed/parties/demo-accounts.ts';
import { cityOf, inventPhone } from '../seed/parties/party-cities.ts';
import { inventRequisites } from '../seed/parties/requisites.ts';
import type { Supplier } from '../seed/parties/suppliers.ts';
import type { Trade } from '../seed/trade/trade.ts';
import type { Buyer, DemoSupplier } from './parties.ts';

/** Returns the id of one of the demo's further people and companies: it ends in this number. */
const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Accounts of the demo besides the two main ones. */
const DEMO_STAFF = [21, 22, 23, 24].map(idOf);

const STAFF = [
  { email: 'opt@protektor-opt.demo.example', name: 'Марина Кладова', city: 'Санкт-Петербург' },
  { email: 'opt@volga-shina.demo.example', name: 'Рустам Приволжский', city: 'Самара' },
  { email: 'zakupki@kama-avto.demo.example', name: 'Айгуль Камская', city: 'Казань' },
  { email: 'master@tver-montazh.demo.example', name: 'Пётр Мастеров', city: 'Тверь' },
];

const insertStaff = (tx: Db) =>
  tx.query(
    `insert into account (id, email, email_verified_at, password_hash, full_name, phone)
     select s.id, s.email, now(), $5, s.name, s.phone from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) s(id, email, name, phone)`,
    [
      DEMO_STAFF,
      STAFF.map(({ email }) => email),
      STAFF.map(({ name }) => name),
      STAFF.map(({ city }, at) => inventPhone(cityOf(city), 210 + at)),
      PASSWORD_HASH,
    ],
  );

const BUYERS = [
  { name: 'Кама Авто', legalForm: 'ООО', city: 'Казань', street: 'ул. Складская, д. 933' },
  { name: 'Мастеров Пётр Ильич', legalForm: 'ИП', city: 'Тверь', street: 'ул. Окская, д. 918' },
];

/** Inserts other companies that buy from the demo's supplier, each with an address for its goods. */
async function insertBuyers(tx: Db, seed: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const [at, { name, legalForm, city, street }] of BUYERS.entries()) {
    const { id: cityId, regionCode, region } = cityOf(city);
    const { inn, kpp, ogrn } = inventRequisites(randomOf(seed, 7310 + at), regionCode, legalForm);
    const buyer = { account: DEMO_STAFF[at + 2] ?? '', company: idOf(31 + at) };
    const phone = inventPhone(cityOf(city), 310 + at);
    const address = `${region}, г. ${city}, ${street}`;
    await tx.query(
      `insert into company (id, name, legal_form, inn, kpp, ogrn, city_id, phone, legal_address, actual_address)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [buyer.company, name, legalForm, inn, kpp, ogrn, cityId, phone, address],
    );
    await tx.query(
      `insert into address (company_id, label, city_id, street, receiver, phone, working_hours, is_default)
       values ($1, 'Склад', $2, $3, $4, $5, 'пн–сб 9:00–18:00', true)`,
      [buyer.company, cityId, street, STAFF[at + 2]?.name, phone],
    );
    buyers.push(buyer);
  }
  return buyers;
}

/** Fills in the bank account, the warehouses' addresses and hours, and an address of the demo's supplier. */
async function describeSeller(tx: Db, { id, city }: Supplier) {
  await tx.query(
    `update company set bank_bic = '040000716', bank_account = '40702810200000009160',
       bank_correspondent_account = '30101810000000000716', bank_name = 'АО «Учебный банк»' where id = $1`,
    [id],
  );
  await tx.query(
    `update warehouse set address = 'ул. Складская, д. ' || 900 + id, working_hours = 'пн–пт 9:00–18:00' where company_id = $1`,
    [id],
  );
  await tx.query(
    `insert into address (company_id, label, city_id, street, receiver, phone, working_hours, is_default)
     values ($1, 'Главный склад', $2, 'ул. Складская, д. 901', 'Олег Складов', $3, 'пн–пт 9:00–18:00', true)`,
    [id, city.id, inventPhone(city, 401)],
  );
}

const EMPLOYEES = [
  { name: 'Елена Прайсова', position: 'Менеджер по прайс-листам', email: 'price' },
  { name: 'Дмитрий Рейсов', position: 'Логист', email: 'logist' },
  { name: 'Ольга Счётова', position: 'Бухгалтер', email: 'buh' },
];

/** Inserts employees of the supplier besides those who have an account. */
async function insertEmployees(tx: Db, { id, city, slug }: Supplier) {
  await tx.query(
    `insert into employee (company_id, full_name, position, phone, email)
     select $1, e.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) e`,
    [
      id,
      EMPLOYEES.map(({ name }) => name),
      EMPLOYEES.map(({ position }) => position),
      EMPLOYEES.map((_, at) => inventPhone(city, 402 + at)),
      EMPLOYEES.map(({ email }) => `${email}@${slug}.example`),
    ],
  );
  await tx.query(
    `insert into employee (company_id, full_name, position, phone) values ($1, 'Сергей Вулканов', 'Мастер приёмки', $2)`,
    [BUYER_COMPANY_ID, inventPhone(cityOf('Рязань'), 102)],
  );
  await tx.query(`update employee set position = 'Директор' where account_id in ($1, $2)`, [
    BUYER_ID,
    SUPPLIER_ID,
  ]);
}

export interface People {
  sellers: { own: DemoSupplier; protektor: DemoSupplier; volga: DemoSupplier };
  buyers: { oka: Buyer; own: Buyer; kama: Buyer; master: Buyer };
}

/** Inserts the people of the demo who trade with its two accounts, and what they have agreed on. */
export async function insertPeople(tx: Db, { suppliers, size }: Trade): Promise<People> {
  const [ownCompany, protektor, , , volga] = suppliers;
  if (!ownCompany || !protektor || !volga) throw new Error('A trade has five suppliers.');
  await insertStaff(tx);
  const [kama, master] = await insertBuyers(tx, size.seed);
  if (!kama || !master) throw new Error('The demo has two further buyers.');
  const sellerOf = ({ id, minOrderSum }: Supplier, account = ''): DemoSupplier => ({
    account,
    company: id,
    minOrderSum,
  });
  const sellers = {
    own: sellerOf(ownCompany, SUPPLIER_ID),
    protektor: sellerOf(protektor, DEMO_STAFF[0]),
    volga: sellerOf(volga, DEMO_STAFF[1]),
  };
  const members = [sellers.protektor, sellers.volga, kama, master];
  await tx.query(
    'insert into company_member (company_id, account_id) select * from unnest($1::uuid[], $2::uuid[])',
    [members.map(({ company }) => company), members.map(({ account }) => account)],
  );
  await describeSeller(tx, ownCompany);
  await insertEmployees(tx, ownCompany);
  await tx.query(
    `insert into agreement (supplier_id, buyer_id, pay_days, credit_limit)
     values ($1, $2, 14, 60000000), ($3, $4, 21, 150000000)`,
    [sellers.protektor.company, BUYER_COMPANY_ID, sellers.own.company, kama.company],
  );
  return {
    sellers,
    buyers: {
      oka: { account: BUYER_ID, company: BUYER_COMPANY_ID },
      own: { account: SUPPLIER_ID, company: ownCompany.id },
      kama,
      master,
    },
  };
}
