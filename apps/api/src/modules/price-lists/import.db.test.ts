import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import {
  book,
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';
import { createUser } from '../../testing/visitor.ts';
import { saveMerged } from './price-lists.sql.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

describe('a price list (createImport, getImport, listImportChanges, confirmImport)', () => {
  test('is read, shown, applied and found', async () => {
    const { id } = await app.upload(book());
    const preview = await app.until(id, 'preview');
    expect(preview).toMatchObject({
      status: 'preview',
      rows_total: 3,
      rows_done: 3,
      accepted: 3,
      created: 3,
      updated: 0,
      removed: 0,
      rejected_count: 0,
      warnings: [],
      error: null,
    });
    expect(preview.columns[0]).toMatchObject({ sheet: 'Шины', header_row: 1, title: 'Код' });
    expect(preview.columns.map(({ field }) => field)).toEqual([
      'supplier_article',
      'name',
      'brand',
      'bulk_price',
      'quantity',
    ]);
    expect(await app.stock()).toEqual([]);
    const changes = await app.user.get(app.path(id, '/changes?kind=created'));
    expect(changes.json().data[0]).toMatchObject({
      name: TYRES[0]?.[1],
      price_after: 548000,
      row: 2,
    });

    const pricesBy = async (sort: string) => {
      const answer = await app.user.get(app.path(id, `/changes?kind=created&order_by=${sort}`));
      return answer.json().data.map((change: { price_after: number }) => change.price_after);
    };
    const sorted = async () => {
      expect(await pricesBy('price_after__asc')).toEqual([431000, 530000, 548000]);
      expect(await pricesBy('price_after__desc')).toEqual([548000, 530000, 431000]);
      expect(await pricesBy('quantity_after__desc')).toEqual([431000, 548000, 530000]);
      expect(await pricesBy('share__asc')).toHaveLength(3);
    };
    await sorted();
    expect(
      (await app.user.get(app.path(id, '/changes?kind=created&order_by=name'))).statusCode,
    ).toBe(422);

    const confirmed = await app.user.post(app.path(id, '/confirm'), {});
    expect(confirmed.json()).toMatchObject({ status: 'running', accepted: 3, rows_done: 0 });
    const done = await app.until(id, 'done');
    await sorted();
    expect(done).toMatchObject({ status: 'done', created: 3, rows_done: 3, can_undo: true });
    expect(await app.stock()).toEqual([
      { name: 'Cordiant Snow Cross 2', price: 431000, quantity: 40 },
      { name: 'Pirelli Ice Zero', price: 548000, quantity: 12 },
      { name: 'Viatti Strada Asimmetrico V-130', price: 530000, quantity: 8 },
    ]);
    const found = await app.user.post('/search_v2/tyres', { q: 'ice zero 205/55 r16' });
    expect(found.json().data).toMatchObject([
      { model: 'Ice Zero', min_bulk_price: 548000, quantity: 12 },
    ]);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
  });

  test('says how many of its rows a merge is through with, while it runs', async () => {
    const { id } = await app.upload(book());
    await app.until(id, 'preview');
    const { db } = app.server;
    const rowsDone = async (status: string, done: number) => {
      await db.query('update price_list set status = $2 where id = $1', [id, status]);
      await saveMerged(db, id, done, 4);
      return (await app.user.get(app.path(id))).json().rows_done;
    };
    await db.query('update price_list set accepted = 50000 where id = $1', [id]);
    expect(await rowsDone('running', 1)).toBe(12_500);
    expect(await rowsDone('running', 3)).toBe(37_500);
    // progress that is saved too late changes nothing
    expect(await rowsDone('cancelled', 2)).toBe(37_500);
  });

  test('changes prices, adds, takes off sale, and is turned back by undoImport', async () => {
    await app.apply(book());
    const second = await app.apply(
      book([
        ['N-1', TYRES[0]?.[1] ?? '', 'Pirelli', 5600, 4],
        TYRES[1] ?? [],
        ['N-9', 'Kama Breeze 185/60 R14 82H', 'Kama', 3100, 20],
      ]),
    );
    expect(second).toMatchObject({ created: 1, updated: 1, removed: 1, unchanged: 1, price_up: 1 });
    expect(await app.stock()).toEqual([
      { name: 'Cordiant Snow Cross 2', price: 431000, quantity: 40 },
      { name: 'Kama Breeze', price: 310000, quantity: 20 },
      { name: 'Pirelli Ice Zero', price: 560000, quantity: 4 },
    ]);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
    const undone = await app.user.post(app.path(second.id, '/undo'));
    expect(undone.json()).toMatchObject({ status: 'undone', can_undo: false });
    expect(await app.stock()).toEqual([
      { name: 'Cordiant Snow Cross 2', price: 431000, quantity: 40 },
      { name: 'Pirelli Ice Zero', price: 548000, quantity: 12 },
      { name: 'Viatti Strada Asimmetrico V-130', price: 530000, quantity: 8 },
    ]);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
    expect((await app.user.post(app.path(second.id, '/undo'))).statusCode).toBe(409);
  });

  test('that is the same as the last one ends at once', async () => {
    const first = await app.apply(book());
    const again = await app.upload(book());
    const done = await app.until(again.id, 'done', 'preview');
    expect(done).toMatchObject({
      status: 'done',
      created: 0,
      updated: 0,
      removed: 0,
      unchanged: 3,
    });
    expect((await app.look(first.id)).can_undo).toBe(true);
  });

  test('of which a part is updated leaves the rest', async () => {
    await app.apply(book());
    await app.apply(book([['N-1', TYRES[0]?.[1] ?? '', 'Pirelli', 5500, 1]]), [['mode', 'update']]);
    expect((await app.stock()).map(({ quantity }) => quantity)).toEqual([40, 1, 8]);
  });

  test('is read with columns that setImportColumns puts right, and so is the next one of that layout; cancelImport ends it', async () => {
    const rows = [
      ['Что', 'Сколько просим', 'Сколько есть'],
      ['Pirelli Ice Zero 205/55 R16 94T XL', 5480, 12],
    ];
    const { id } = await app.upload(workbook({ Лист1: rows }));
    const failed = await app.until(id);
    expect(failed).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Не нашли столб'),
    });
    const columns = [
      { sheet: 'Лист1', column: 0, field: 'name' },
      { sheet: 'Лист1', column: 1, field: 'bulk_price' },
      { sheet: 'Лист1', column: 2, field: 'quantity', warehouse: 'Саранск опт' },
    ];
    await app.user.put(app.path(id, '/columns'), { columns });
    const preview = await app.until(id, 'preview');
    expect(preview).toMatchObject({ created: 1, rejected_count: 0 });
    expect(preview.columns.map(({ confidence }) => confidence)).toEqual([
      'chosen',
      'chosen',
      'chosen',
    ]);
    await app.user.post(app.path(id, '/cancel'));
    expect(await app.look(id)).toMatchObject({ status: 'cancelled' });

    await app.apply(workbook({ 'Другой лист': rows }));
    const { rows: places } = await app.server.db.query(
      `select w.name, c.name city from offer o join warehouse w on w.id = o.warehouse_id join city c on c.id = w.city_id
       where o.supplier_id = $1`,
      [app.supplierId()],
    );
    expect(places).toEqual([{ name: 'Саранск опт', city: 'Саранск' }]);
  });

  test('that waits turns from the whole stock into a part of it', async () => {
    await app.apply(book());
    const { id } = await app.upload(book(TYRES.slice(0, 1)));
    expect(await app.until(id, 'preview')).toMatchObject({ mode: 'replace', removed: 2 });
    const part = await app.user.put(app.path(id, '/columns'), { mode: 'update' });
    expect(part.json()).toMatchObject({
      status: 'preview',
      mode: 'update',
      removed: 0,
      unchanged: 1,
      warnings: [],
    });
    await app.user.post(app.path(id, '/confirm'), {});
    await app.until(id, 'done');
    expect(await app.stock()).toHaveLength(3);
    const late = await app.user.put(app.path(id, '/columns'), { mode: 'replace' });
    expect(late.statusCode).toBe(409);
  });

  test('of two suppliers is of one product, unless the makers’ articles differ', async () => {
    const titles = ['Артикул производителя', 'Наименование', 'Опт', 'Остаток'];
    const list = (article: string, name: string) =>
      workbook({ Шины: [titles, [article, name, 4000, 4]] });
    const productOf = async () => {
      const { rows } = await app.server.db.query<{ product_id: number; match_by: string }>(
        'select product_id, match_by from offer where supplier_id = $1',
        [app.supplierId()],
      );
      return rows[0];
    };
    await app.apply(list('KH-7788', 'Kumho Ecowing ES31 185/65 R15 88H'));
    const first = await productOf();

    await app.changeSupplier();
    await app.apply(list('', '185/65R15 88H Kumho Ecowing ES-31'));
    expect(await productOf()).toEqual({ product_id: first?.product_id, match_by: 'attributes' });

    await app.changeSupplier();
    await app.apply(list('KH7788', 'Kumho Эковинг 185/65 R15 88H'));
    expect(await productOf()).toEqual({ product_id: first?.product_id, match_by: 'article' });

    await app.changeSupplier();
    await app.apply(list('KH-9999', 'Kumho Ecowing ES31 185/65 R15 88H'));
    expect((await productOf())?.product_id).not.toBe(first?.product_id);
  });

  test('that waits learns what others say meanwhile', async () => {
    const { db } = app.server;
    const productsOf = async (supplier: string) => {
      const { rows } = await db.query<{ product_id: number }>(
        'select product_id from offer where supplier_id = $1 order by product_id',
        [supplier],
      );
      return rows.map(({ product_id }) => product_id);
    };
    const name = 'Formula Energy 185/65 R15 88T';
    const list = book([['F-1', name, 'Formula', 4000, 4]]);
    const waiting = await app.upload(list);
    await app.until(waiting.id, 'preview');
    const [first, look, confirm] = [
      app.supplierId(),
      app.path(waiting.id),
      app.path(waiting.id, '/confirm'),
    ];

    await app.changeSupplier();
    await app.apply(list);
    await app.user.post(confirm, {});
    await waitFor(async () => expect((await app.user.get(look)).json().status).toBe('done'));
    expect(await productsOf(first)).toEqual(await productsOf(app.supplierId()));
  });

  test('that would empty the stock or multiply the prices says so, and wants it accepted', async () => {
    const many = (price: number, count: number): Cells =>
      Array.from({ length: count }, (_, at) => [
        `A-${at}`,
        `Cordiant Comfort ${at} 195/65 R15 91H`,
        'Cordiant',
        price,
        4,
      ]);
    await app.apply(book(many(4000, 30)));
    const { id } = await app.upload(book(many(40_000, 15)));
    const preview = await app.until(id, 'preview');
    expect(preview.warnings.map(({ code }) => code)).toEqual(['stock_vanishes', 'prices_jump']);
    const refused = await app.user.post(app.path(id, '/confirm'), {
      accepted_warnings: ['prices_jump'],
    });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Подтвердите: С продажи уйдёт 15 из 30 предложений',
    ]);
    expect(await app.stock()).toHaveLength(30);
  });

  test('tells of rejected rows by listRejectedRows, as a page and as a file', async () => {
    const { id } = await app.upload(
      book([
        ...TYRES,
        ['N-4', 'Камера 16.9-24', '', 900, 4],
        ['N-5', 'Toyo Open Country 265/70 R17 115T', 'Toyo', 'по запросу', 4],
      ]),
    );
    await app.until(id, 'preview');
    const { data } = (await app.user.get(app.path(id, '/rejected'))).json();
    expect(data).toMatchObject([
      { row: 5, sheet: 'Шины', field: 'name', reason: 'Камера — не шина и не диск' },
      { row: 6, field: 'bulk_price', value: 'по запросу', reason: 'Цена — не число' },
    ]);
    const file = await app.user.get(app.path(id, '/rejected?format=csv'));
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('Шины;6;Цена — не число;Цена;по запросу;');
  });

  test('belongs to its company', async () => {
    const { id } = await app.upload(book());
    await app.until(id, 'preview');
    const stranger = await createUser(app.server, { email: `s${Date.now()}@koleso.ru` });
    for (const answer of [
      await stranger.get(app.path(id)),
      await stranger.get(`/companies/${app.supplierId()}/rests/imports`),
      await stranger.post(app.path(id, '/confirm'), {}),
    ])
      expect(answer.statusCode).toBe(404);
    const { data } = (await app.user.get(`/companies/${app.supplierId()}/rests/imports`)).json();
    expect(data).toMatchObject([{ id, status: 'preview' }]);
  });
});
