import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { BUYER_COMPANY_ID, BUYER_ID, SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import { cityOf, inventPhone } from '../seed/parties/party-cities.ts';
import type { People } from './people.ts';

/** What is wanted, as people write it. */
const REQUESTS = [
  {
    account: BUYER_ID,
    company: BUYER_COMPANY_ID,
    name: '',
    remarks: ['Добрый день! Посчитайте, пожалуйста'],
    lines: [
      '205/55 R16 зима шипы 16 шт',
      '195/65 R15 зима шипы 12 шт',
      '215/60 R17 зима 8 шт',
      '225/45 R17 зима 8 шт',
      '185/65 R15 зима 8 шт',
    ],
  },
  {
    account: BUYER_ID,
    company: BUYER_COMPANY_ID,
    name: 'Коммерческий транспорт',
    remarks: [],
    lines: ['195/75 R16C 8 шт', '215/65 R16C 8 шт', '225/70 R15C 4 шт'],
  },
  {
    account: SUPPLIER_ID,
    company: null,
    name: 'Пополнение филиала',
    remarks: [],
    lines: ['205/55 R16 лето 40 шт', '185/65 R15 лето 40 шт', '7x16 5x114.3 16 шт'],
  },
];

async function insertRequests(tx: Db) {
  for (const { account, company, name, remarks, lines } of REQUESTS) {
    const id = randomUUID();
    await tx.query(
      `insert into goods_request (id, account_id, company_id, name, origin, created_by, updated_by)
       values ($1, case when $3::uuid is null then $2::uuid end, $3, $4, 'text', $2, $2)`,
      [id, account, company, name],
    );
    await tx.query(
      `insert into goods_request_line (request_id, position, text, is_remark)
       select $1, n, text, n <= $3 from unnest($2::text[]) with ordinality x (text, n)`,
      [id, [...remarks, ...lines], remarks.length],
    );
  }
}

/** Inserts requests, favorites and more delivery addresses. */
export async function insertLists(tx: Db, { sellers }: People): Promise<void> {
  await insertRequests(tx);
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
