import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import {
  book,
  createPriceListApp,
  type PriceListApp,
} from '../../testing/price-lists/price-list-app.ts';
import type { Cells } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const COUNT = 23;
/** Tyres of as many models, the codes X1 … */
const tyres = (count = COUNT): Cells =>
  Array.from({ length: count }, (_, at) => [
    `X${at + 1}`,
    `Cordiant Comfort ${at + 1} 195/65 R15 91H`,
    'Cordiant',
    4000 + at,
    8,
  ]);

/** Has the database refuse values that no rule of ours knows of, while `work` runs. */
async function refusing<Result>(
  table: string,
  constraint: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db } = app.server;
  await db.exec(`alter table ${table} add constraint planted ${constraint}`);
  try {
    return await work();
  } finally {
    await db.exec(`alter table ${table} drop constraint planted`);
  }
}

const rejected = async (id: string) => {
  const { data } = (await app.user.get(app.path(id, '/rejected'))).json();
  return data.map(({ row, reason }: { row: number; reason: string }) => [row, reason]);
};
const REASON = expect.stringContaining('База данных не приняла строку');

test.for([
  ['when it is staged', 'price_list_row', `check (supplier_article <> 'X17') not valid`],
  [
    'when its product is staged',
    'price_list_good',
    `check (model not like '% 17' and words not like '% 17') not valid`,
  ],
  ['when it is put on sale', 'offer', `check (source_article <> 'X17') not valid`],
] as const)(
  'a row that the database refuses %s is named, and all others are on sale',
  async ([_, table, constraint]) => {
    const list = await refusing(table, constraint, () => app.apply(book(tyres())));
    expect(list).toMatchObject({
      status: 'done',
      created: COUNT - 1,
      accepted: COUNT - 1,
      rejected_count: 1,
    });
    expect(await rejected(list.id)).toEqual([[18, REASON]]);
    expect(await app.stock()).toHaveLength(COUNT - 1);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
    // a cause that is gone blocks nothing
    expect(await app.apply(book(tyres(COUNT + 1)))).toMatchObject({
      created: 2,
      rejected_count: 0,
    });
  },
);

test('of two rows that the database does not take together, the second is named', async () => {
  const rows = tyres().map((cells, at) =>
    at === 20 ? [...cells.slice(0, 3), 4002, 8] : cells,
  ) as Cells;
  const list = await refusing('offer', 'exclude (supplier_id with =, bulk_price with =)', () =>
    app.apply(book(rows)),
  );
  expect(list).toMatchObject({ status: 'done', created: COUNT - 1, rejected_count: 1 });
  expect(await rejected(list.id)).toEqual([[22, REASON]]);
});

test('a row that the database refuses while the list is compared is named too', async () => {
  await app.apply(book(tyres()));
  const list = await refusing(
    'price_list_good',
    `check (product_id is null or model not like '% 17') not valid`,
    () => app.apply(book(tyres(COUNT + 1))),
  );
  expect(list).toMatchObject({ status: 'done', created: 1, removed: 1, rejected_count: 1 });
  expect(await rejected(list.id)).toEqual([[18, REASON]]);
});

test('what the database refuses without regard to rows fails the list, and leaves the stock', async () => {
  await app.apply(book(tyres(3)));
  const { db } = app.server;
  await db.exec(`create function planted() returns trigger language plpgsql as
    $$ begin raise exception 'planted' using errcode = '22000'; end $$;
    create trigger planted before update of price_list_at on company for each statement execute function planted()`);
  const { id } = await app.upload(book(tyres(5)));
  await app.until(id, 'preview');
  await app.user.post(app.path(id, '/confirm'), { accepted_warnings: [] });
  const failed = await app.until(id, 'failed');
  await db.exec('drop function planted cascade');
  expect(failed).toMatchObject({ rejected_count: 0, error: expect.stringContaining('ещё раз') });
  expect(await app.stock()).toHaveLength(3);
  expect(await app.apply(book(tyres(5)))).toMatchObject({ created: 2 });
});
