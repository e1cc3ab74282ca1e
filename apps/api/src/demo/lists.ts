import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { cityOf, inventPhone } from '../seed/parties/cities.ts';
import { BUYER_COMPANY_ID, BUYER_ID, SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import type { People } from './people.ts';

/** Lists of what is bought regularly, as a person would write them. */
const LISTS = [
  {
    account: BUYER_ID,
    name: 'Зима, легковые',
    rows: [
      '205/55 R16 зима шипы 16',
      '195/65 R15 зима шипы 12',
      '215/60 R17 зима 8',
      '225/45 R17 зима 8',
      '185/65 R15 зима 8',
    ],
  },
  {
    account: BUYER_ID,
    name: 'Коммерческий транспорт',
    rows: ['195/75 R16C 8', '215/65 R16C 8', '225/70 R15C 4'],
  },
  {
    account: SUPPLIER_ID,
    name: 'Пополнение филиала',
    rows: ['205/55 R16 лето 40', '185/65 R15 лето 40', '7x16 5x114.3 16'],
  },
];

/** Inserts saved lists, favorites and more delivery addresses. */
export async function insertLists(tx: Db, { sellers }: People): Promise<void> {
  for (const { account, name, rows } of LISTS)
    await tx.query('insert into bulk_list (id, account_id, name, rows) values ($1, $2, $3, $4)', [
      randomUUID(),
      account,
      name,
      JSON.stringify(rows.map((text) => ({ text, product_id: null, quantity: null }))),
    ]);
  await tx.query(
    `insert into favorite_supplier (account_id, supplier_id) select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [
      [BUYER_ID, BUYER_ID, SUPPLIER_ID, SUPPLIER_ID],
      [
        sellers.protektor.company,
        sellers.volga.company,
        sellers.protektor.company,
        sellers.volga.company,
      ],
    ],
  );
  const city = cityOf('Рязань');
  await tx.query(
    `insert into address (company_id, label, city_id, street, receiver, phone, working_hours, is_default)
     values ($1, 'Склад', $2, 'ул. Складская, д. 912', 'Сергей Вулканов', $3, 'пн–сб 9:00–18:00', false)`,
    [BUYER_COMPANY_ID, city.id, inventPhone(city, 102)],
  );
}
