import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../testing/price-lists/price-list-app.ts';
import { createSourceApp, many, type SourceApp } from '../../testing/price-lists/source-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

let app: SourceApp;
beforeAll(async () => {
  app = await createSourceApp();
});
afterAll(() => app.close());
beforeEach(() => app.change());

describe('what looks broken', () => {
  const guarded = async (after: Buffer, words: RegExp) => {
    app.shop().serve(book(many(30)));
    const { id } = await app.make();
    await app.untilFetch(id, 'applied', 1);
    const before = await app.stock();
    app.shop().serve(after);
    await app.fetchNow(id);
    const stopped = await app.untilFetch(id, 'stopped', 2);
    expect(stopped.message).toMatch(words);
    expect(await app.stock()).toEqual(before);
    expect(await app.getSource(id)).toMatchObject({
      state: 'stopped',
      trouble: stopped.message,
      import_id: stopped.import_id,
    });
    await app.letter();
    return { id, stopped, letter: app.letters()[0] };
  };

  test('a list that shrinks stays unapplied, and people are told where to look', async () => {
    const { id, stopped, letter } = await guarded(book(many(10)), /С продажи уйдёт 20 из 30/);
    expect(letter).toMatchObject({
      recipients: ['anna@koleso.ru'],
      subject: 'Прайс-лист «Зима» не применён',
    });
    expect(letter?.text).toContain(
      `/companies/${app.supplierId()}/rests/imports/${stopped.import_id}`,
    );
    // the same file once more sends no second letter, and a good file is applied by itself
    await app.fetchNow(id);
    await app.untilFetch(id, 'same', 3);
    expect(await app.getSource(id)).toMatchObject({ state: 'stopped' });
    app.shop().serve(book(many(29)));
    await app.fetchNow(id);
    await app.untilFetch(id, 'applied', 4);
    expect(await app.getSource(id)).toMatchObject({ state: 'working', trouble: null });
    expect(await app.stock()).toHaveLength(29);
    expect(app.letters()).toHaveLength(1);
  });

  test('prices that jump', () => guarded(book(many(30, 50_000)), /цена вырастет в 5 раз/));

  test('a price from another column', () =>
    guarded(
      workbook({ Шины: [['Код', 'Наименование', 'Бренд', 'Цена', 'Остаток'], ...many(30)] }),
      /Прежде цену брали из столбца «Опт»/,
    ));

  test('is put on sale by a person all the same', async () => {
    const { id, stopped } = await guarded(book(many(10)), /С продажи уйдёт/);
    const list = await app.look(stopped.import_id ?? '');
    const accepted_warnings = list.warnings.map(({ code }) => code);
    await app.user.post(app.path(list.id, '/confirm'), { accepted_warnings });
    await app.untilFetch(id, 'applied', 2);
    expect(await app.getSource(id)).toMatchObject({ state: 'working', trouble: null });
    expect(await app.stock()).toHaveLength(10);
  });

  test('a list whose questions somebody answers is not taken away by a newer one', async () => {
    const { id, stopped } = await guarded(book(many(10)), /С продажи уйдёт/);
    await app.server.db.query('update price_list set attempt = 2 where id = $1', [
      stopped.import_id,
    ]);
    app.shop().serve(book(many(29)));
    await app.fetchNow(id);
    expect(await app.untilFetch(id, 'postponed', 3)).toMatchObject({
      message: expect.stringMatching(/решени/),
    });
    expect((await app.look(stopped.import_id ?? '')).status).toBe('preview');
  });

  test('what is no list', async () => {
    app.shop().serve(book(many(30)));
    const { id } = await app.make();
    await app.untilFetch(id, 'applied', 1);
    app
      .shop()
      .answer((response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Вход</h1></html>'),
      );
    await app.fetchNow(id);
    expect((await app.untilFetch(id, 'failed', 2)).message).toBeTruthy();
    expect(await app.getSource(id)).toMatchObject({ state: 'failing' });
    expect(await app.stock()).toHaveLength(30);
    await app.letter();
    expect(app.letters()[0]?.subject).toBe('Источник «Зима» не приносит прайс-лист');
  });
});

describe('a server that does not answer', () => {
  test('is asked again soon, and after three times people are told, once', async () => {
    app.shop().answer((response) => response.writeHead(503).end());
    const { id } = await app.make({ every_minutes: 600 });
    await app.untilFetch(id, 'failed', 1);
    const first = await app.getSource(id);
    expect(first).toMatchObject({ state: 'retrying', trouble: 'Сервер ответил 503' });
    expect(Date.parse(first.next_at ?? '')).toBeLessThan(Date.now() + 3 * 60_000);
    for (const looks of [2, 3, 4]) {
      await app.fetchNow(id);
      await app.untilFetch(id, 'failed', looks);
    }
    expect(await app.getSource(id)).toMatchObject({ state: 'failing' });
    await app.letter();
    app.shop().serve(book());
    await app.fetchNow(id);
    await app.untilFetch(id, 'applied', 5);
    expect(await app.getSource(id)).toMatchObject({ state: 'working' });
    expect(app.letters()).toHaveLength(1);
  });
});
