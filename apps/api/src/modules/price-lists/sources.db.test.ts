import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, TYRES } from '../../testing/price-lists/price-list-app.ts';
import { createSourceApp, many, type SourceApp } from '../../testing/price-lists/source-app.ts';
import { createUser } from '../../testing/visitor.ts';
import { beginDueFetches } from './sources/sources.jobs.ts';

let app: SourceApp;
beforeAll(async () => {
  app = await createSourceApp();
});
afterAll(() => app.close());
beforeEach(() => app.change());

/** Makes a source due and begins the fetches that are due. Resolves to the names of the added jobs. */
async function turn(id: string) {
  await app.server.db.query('update source set due_at = now() where id = $1', [id]);
  const added: string[] = [];
  const jobs = {
    add: async (_db: unknown, name: string) => void added.push(name),
    wake: () => undefined,
  };
  await beginDueFetches({ db: app.server.db, jobs: jobs as never });
  return added;
}

describe('a source', () => {
  test('brings a list on sale by itself, and the next one changes it', async () => {
    app.shop().serve(book());
    const source = await app.make({ every_minutes: 60 });
    expect(source).toMatchObject({ state: 'running', last: { status: 'waiting', by: 'person' } });
    const first = await app.untilFetch(source.id, 'applied', 1);
    expect(first).toMatchObject({
      file_name: 'Прайс.xlsx',
      accepted: 3,
      created: 3,
      message: null,
    });
    expect(await app.stock()).toHaveLength(3);

    app.shop().serve(book([['N-1', TYRES[0]?.[1] ?? '', 'Pirelli', 5600, 7], ...TYRES.slice(1)]));
    await app.fetchNow(source.id);
    expect(await app.untilFetch(source.id, 'applied', 2)).toMatchObject({ updated: 1, removed: 0 });
    expect(await app.stock()).toContainEqual(
      expect.objectContaining({ price: 560000, quantity: 7 }),
    );
    expect(await app.getSource(source.id)).toMatchObject({
      state: 'working',
      trouble: null,
      is_old: false,
    });
    const { data } = (await app.user.get(app.path(''))).json();
    expect(data[0]).toMatchObject({ created_by: 'Источник «Зима»' });
    // owners are told of a new source, and of nothing that it brings
    expect(app.posted.mail.letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Добавлен источник прайс-листов: /),
    ]);
  });

  test('that brings the same file does nothing but confirm its prices', async () => {
    const { db } = app.server;
    app.shop().serve(book());
    const { id } = await app.make();
    await app.untilFetch(id, 'applied', 1);
    await db.query(`update warehouse set confirmed_at = now() - interval '3 days'`);
    await db.query(`update source set confirmed_at = now() - interval '3 days' where id = $1`, [
      id,
    ]);
    expect(await app.getSource(id)).toMatchObject({ is_old: true });
    await app.fetchNow(id);
    expect(await app.untilFetch(id, 'same', 2)).toMatchObject({ import_id: null });
    // before, the server said that the file is the same; this time it does not know
    app.shop().answer((response) => response.writeHead(200).end(book()));
    await app.fetchNow(id);
    await app.untilFetch(id, 'same', 3);
    expect(await app.getSource(id)).toMatchObject({ is_old: false });
    const fresh = await db.query(
      `select from warehouse where company_id = $1 and confirmed_at > now() - interval '1 minute'`,
      [app.supplierId()],
    );
    expect(fresh.rows).toHaveLength(1);
    expect((await app.user.get(app.path(''))).json().meta.total).toBe(1);
  });

  test('is read as the company has put its columns right before', async () => {
    const content = book();
    const { id: upload } = await app.upload(content);
    const preview = await app.until(upload, 'preview');
    const stock = preview.columns.find(({ field }) => field === 'quantity')!;
    await app.user.put(app.path(upload, '/columns'), {
      columns: [
        { sheet: stock.sheet, column: stock.column, field: 'quantity', warehouse: 'Самара' },
      ],
    });
    await app.until(upload, 'preview');
    await app.user.post(app.path(upload, '/cancel'));
    app.shop().serve(content);
    const { id } = await app.make();
    await app.untilFetch(id, 'applied', 1);
    const { rows } = await app.server.db.query('select name from warehouse where company_id = $1', [
      app.supplierId(),
    ]);
    expect(rows).toEqual([{ name: 'Самара' }]);
  });

  test('of one warehouse takes nothing off sale in another', async () => {
    await app.apply(book());
    const { rows } = await app.server.db.query<{ id: number }>(
      `insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max) values ($1, 2, 'Саранск', 1, 2) returning id`,
      [app.supplierId()],
    );
    app.shop().serve(book(many(3)));
    const { id } = await app.make({ warehouse_id: String(rows[0]?.id) });
    expect(await app.untilFetch(id, 'applied', 1)).toMatchObject({ created: 3, removed: 0 });
    expect(await app.stock()).toHaveLength(6);
    app.shop().serve(book(many(2)));
    await app.fetchNow(id);
    expect(await app.untilFetch(id, 'applied', 2)).toMatchObject({ removed: 1 });
    expect(await app.stock()).toHaveLength(5);
  });
});

describe('a turn', () => {
  test('comes by the schedule, once, and not for a source that pauses', async () => {
    app.shop().serve(book());
    const { id } = await app.make({ every_minutes: 60 });
    await app.untilFetch(id, 'applied', 1);
    expect(await turn(id)).toEqual(['fetch-source']);
    expect((await app.log(id))[0]).toMatchObject({ status: 'waiting', by: 'schedule' });
    // a fetch is already under way
    expect(await turn(id)).toEqual([]);
    const { next_at } = await app.getSource(id);
    expect(Date.parse(next_at ?? '')).toBeGreaterThan(Date.now() + 59 * 60_000);
    await app.server.db.query(
      `update source_fetch set status = 'same' where source_id = $1 and list_id is null`,
      [id],
    );
    await app.user.patch(app.sourcePath(`/${id}`), { is_active: false });
    expect(await app.getSource(id)).toMatchObject({ state: 'paused', next_at: null });
    expect(await turn(id)).toEqual([]);
  });

  test('that was lost is ended', async () => {
    app.shop().serve(book());
    const { id } = await app.make();
    await app.untilFetch(id, 'applied', 1);
    await turn(id);
    await app.server.db.query(
      `update source_fetch set created_at = now() - interval '1 hour' where source_id = $1`,
      [id],
    );
    await turn(id);
    expect((await app.log(id))[1]).toMatchObject({ status: 'failed' });
  });
});

describe('what lets us in', () => {
  test('is never answered, and goes where it was given for alone', async () => {
    app.shop().serve(book());
    const source = await app.make({ login: 'opt', secret: 'очень тайно' });
    await app.untilFetch(source.id, 'applied', 1);
    expect(source.secret_set_at).not.toBeNull();
    const answers = [
      await app.user.get(app.sourcePath()),
      await app.user.get(app.sourcePath(`/${source.id}/fetches`)),
    ];
    for (const { body } of answers) expect(body).not.toContain('тайно');
    const { authorization } = app.shop().requests[0]?.headers ?? {};
    expect(Buffer.from(authorization?.slice(6) ?? '', 'base64').toString()).toBe('opt:очень тайно');
    const elsewhere = { url: 'https://other.example/zima.xlsx' };
    const refused = await app.user.patch(app.sourcePath(`/${source.id}`), elsewhere);
    expect(refused.json().errors).toHaveProperty('secret');
    const renamed = await app.user.patch(app.sourcePath(`/${source.id}`), { name: 'Лето' });
    expect(renamed.json()).toMatchObject({ name: 'Лето', login: 'opt' });
    const open = await app.user.patch(app.sourcePath(`/${source.id}`), {
      login: null,
      secret: null,
    });
    expect(open.json()).toMatchObject({ login: null, secret_set_at: null });
  });

  test.each([
    [{ url: 'ftp2://shop.example/' }, 'url'],
    [{ url: 'https://opt:secret@shop.example/' }, 'url'],
    [{ login: 'opt', header_name: 'X-Key', secret: 'a' }, 'header_name'],
    [{ header_name: 'Host', secret: 'a' }, 'header_name'],
    [{ header_name: 'X-Key' }, 'secret'],
    [{ header_name: 'X-Key', secret: 'ключ' }, 'secret'],
    [{ secret: 'a' }, 'login'],
    [{ login: 'a:b', secret: 'a' }, 'login'],
    [{ warehouse_id: '999999' }, 'warehouse_id'],
    [{ every_minutes: 1 }, 'every_minutes'],
  ])('%o is refused', async (body, field) => {
    const answer = await app.sendSource(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(field);
  });
});

test('two sources of all that is sold would take it off each other', async () => {
  app.shop().serve(book());
  await app.make();
  const second = await app.sendSource({ name: 'Лето' });
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toContain('«Зима»');
  expect((await app.sendSource({ name: 'Лето', mode: 'update' })).statusCode).toBe(201);
});

test('sources are their company’s alone, also for fetchSource and listSourceFetches', async () => {
  app.shop().serve(book());
  const { id } = await app.make();
  const stranger = await createUser(app.server, { email: `${Math.random()}@koleso.ru` });
  expect((await stranger.get(app.sourcePath())).statusCode).toBe(404);
  await app.changeSupplier();
  expect((await app.user.patch(app.sourcePath(`/${id}`), { name: 'Моя' })).statusCode).toBe(404);
  expect((await app.fetchNow(id)).statusCode).toBe(404);
  expect((await app.user.get(app.sourcePath(`/${id}/fetches`))).statusCode).toBe(404);
  expect((await app.user.delete(app.sourcePath(`/${id}`))).statusCode).toBe(404);
});

test('a source that goes leaves what it has brought', async () => {
  app.shop().serve(book());
  const { id } = await app.make();
  await app.untilFetch(id, 'applied', 1);
  expect((await app.user.delete(app.sourcePath(`/${id}`))).statusCode).toBe(204);
  expect(await app.all()).toEqual([]);
  expect(await app.stock()).toHaveLength(3);
});
