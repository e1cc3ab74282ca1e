import { randomUUID } from 'node:crypto';
import type { GoodsRequest, GoodsRequestSummary, MatchedRow } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLast } from '../../testing/at-last.ts';
import { createCompany } from '../../testing/companies.ts';
import { createMatchingApp } from '../../testing/matching/matching-app.ts';
import { MULTIPART, multipart } from '../../testing/upload.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
let irina: User;
let pavel: User;
let stranger: User;
let company: string;
beforeAll(async () => {
  app = await createMatchingApp();
});
afterAll(() => app.server.close());
beforeEach(async () => {
  const person = async (name: string) => {
    const user = await createUser(app.server, { email: `${randomUUID()}@koleso.ru` });
    await app.server.db.query('update account set full_name = $2 where id = $1', [user.id, name]);
    return user;
  };
  [irina, pavel, stranger] = [await person('Ирина'), await person('Павел'), await person('Чужой')];
  ({ id: company } = await createCompany(irina));
  await app.server.db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    pavel.id,
  ]);
});

const send = (user: User, path: string, payload: object, key: string = randomUUID()) =>
  atLast(() =>
    app.server.app.inject({
      method: 'POST',
      url: `/api/requests${path}`,
      headers: { authorization: user.authorization, 'idempotency-key': key },
      payload,
    }),
  );
const made = async (user: User, text: string, more: object = { company_id: company }) => {
  const answer = await send(user, '', { text, ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
};
const seen = async (user: User, id: string) =>
  (await user.get(`/requests/${id}`)).json<GoodsRequest>();
const choices = async (user: User, id: string, query = '') =>
  (await atLast(() => user.get(`/requests/${id}/choices${query}`))).json<{
    data: { line_id: string; row: MatchedRow }[];
  }>().data;
const listed = async (user: User) =>
  (await user.get('/requests')).json<{ data: GoodsRequestSummary[] }>().data;

/** What is decided about the lines of a request, as a change sends it. */
const asIs = ({ version, name, is_closed, lines }: GoodsRequest) => ({
  ...{ version, name, is_closed },
  lines: lines
    .filter(({ state }) => state !== 'remark')
    .map(({ id, product_id, quantity }) => ({ id, product_id, quantity })),
});
const change = (user: User, id: string, body: object) => user.put(`/requests/${id}`, body);

const MESSAGE = `Добрый день! Посчитайте пожалуйста
20000177 - 4
Зима:
205/55 R16 нокиан 8
что-то непонятное 4
Спасибо!`;

describe('a message becomes a request', () => {
  test('with a line for each row, and the rest as remarks, in their order', async () => {
    const request = await seen(irina, await made(irina, MESSAGE));
    expect(request).toMatchObject({
      ...{ name: '', is_closed: false, origin: 'text', version: 1, orders: [] },
      ...{ company: { id: company, name: 'Колесница' }, created_by: 'Ирина', updated_by: 'Ирина' },
    });
    expect(request.lines.map(({ text, state, quantity }) => [text, state, quantity])).toEqual([
      ['Добрый день! Посчитайте пожалуйста', 'remark', null],
      ['20000177 - 4', 'open', 4],
      ['Зима 205/55 R16 нокиан 8', 'open', 8],
      ['Зима что-то непонятное 4', 'open', 4],
      ['Спасибо!', 'remark', null],
    ]);
    const [, coded, worded, unknown] = request.lines;
    expect(app.articles.get(coded?.product_id ?? '')).toBe('20000177');
    expect(worded).toMatchObject({
      section: 'tyres',
      wish: { width: [205], profile: [55], diameter: [16], season: ['winter'] },
    });
    const pieces = worded?.understood.tokens.map(({ start, end }) => worded.text.slice(start, end));
    expect(pieces).toEqual(expect.arrayContaining(['205/55 R16', 'нокиан']));
    expect(unknown).toMatchObject({ product_id: null, section: null, wish: null });
  });

  test('whose wish is a body of the catalog’s search, and finds what the line means', async () => {
    const id = await made(irina, '205/55 R16 летняя мишлен 4');
    const [line] = (await seen(irina, id)).lines;
    const found = await irina.post(`/search_v2/${line?.section}`, line?.wish ?? {});
    expect(found.statusCode).toBe(200);
    const titles = found.json().data.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([expect.stringMatching(/Primacy 4/)]);
    expect((await choices(irina, id))[0]?.row.goods?.product.title).toBe(titles[0]);
  });

  test('once for each key, also pressed twice at once', async () => {
    const key = randomUUID();
    const ids = (await Promise.all([1, 2].map(() => send(irina, '', { text: MESSAGE }, key)))).map(
      (answer) => answer.json().id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(await listed(irina)).toHaveLength(1);
  });

  test('of a file as of a text', async () => {
    const answer = await atLast(() =>
      app.server.app.inject({
        method: 'POST',
        url: '/api/requests/upload',
        headers: {
          authorization: irina.authorization,
          'content-type': MULTIPART,
          'idempotency-key': randomUUID(),
        },
        payload: multipart([['file', Buffer.from('Артикул;Количество\n20000177;8'), 'Заказ.csv']]),
      }),
    );
    const { lines, origin, company: whose } = await seen(irina, answer.json().id);
    expect([origin, whose]).toEqual(['file', null]);
    expect(lines).toMatchObject([{ state: 'open', quantity: 8 }]);
    expect(app.articles.get(lines[0]?.product_id ?? '')).toBe('20000177');
  });

  test.each([
    ['nothing', ' \n ', 'Здесь нет ни одной строки'],
    ['too many rows', '205/55 R16\n'.repeat(501), 'Строк 501, а разобрать можно до 500 за раз'],
  ])('unless it holds %s', async (_, text, message) => {
    const answer = await send(irina, '', { text });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { text: [message] }]);
  });

  test('of greetings alone, which are all kept as remarks', async () => {
    const request = await seen(irina, await made(irina, 'Добрый день!\nСпасибо'));
    expect(request.lines.map(({ state }) => state)).toEqual(['remark', 'remark']);
  });
});

describe('what there is for its lines', () => {
  test('is read anew each time; what was decided on stays', async () => {
    const id = await made(irina, '205/55 R16 зима 8\nчто-то непонятное 4');
    const [first, second] = await choices(irina, id);
    expect(first?.row.status).toBe('ambiguous');
    expect(second?.row).toMatchObject({ status: 'unknown', text: 'что-то непонятное 4' });
    const product_id = first?.row.options[0]?.product_id ?? '';
    const body = asIs(await seen(irina, id));
    const lines = body.lines.map((line, at) =>
      at === 0 ? { ...line, product_id, quantity: 12 } : line,
    );
    expect((await change(irina, id, { ...body, lines })).statusCode).toBe(200);
    const [again] = await choices(pavel, id);
    expect(again?.row).toMatchObject({
      ...{ status: 'matched', quantity: 12, questions: [] },
      goods: { product: { id: product_id } },
    });
  });

  test('a line speaks for itself: it is no heading of the next', async () => {
    const id = await made(irina, '20000177 4\n205/55 R16 8');
    const request = await seen(irina, id);
    const answer = await send(irina, `/${id}/lines`, {
      version: request.version,
      text: 'нокиан 205/55 R16 4',
      instead_of: request.lines[0]?.id,
    });
    expect(answer.json().lines.map(({ text }: { text: string }) => text)).toEqual([
      'нокиан 205/55 R16 4',
      '205/55 R16 8',
    ]);
    const rows = (await choices(irina, id)).map(({ row }) => [row.text, row.quantity]);
    expect(rows).toEqual([
      ['нокиан 205/55 R16 4', 4],
      ['205/55 R16 8', 8],
    ]);
  });
});

describe('a request is changed', () => {
  test('by its name, by lines that go, and it is closed; who did that is said', async () => {
    const id = await made(irina, '20000177 4\n20000178 8');
    const body = asIs(await seen(irina, id));
    const answer = await change(pavel, id, {
      ...body,
      name: ' Окская ',
      is_closed: true,
      lines: body.lines.slice(1),
    });
    expect(answer.json()).toMatchObject({
      ...{ version: 2, name: 'Окская', is_closed: true, updated_by: 'Павел' },
      lines: [{ state: 'remark' }, { quantity: 8 }],
    });
    expect(await listed(irina)).toMatchObject([
      { id, name: 'Окская', is_closed: true, lines_count: 1, open_count: 1, updated_by: 'Павел' },
    ]);
  });

  test('only as it was seen: else 409 says who was quicker; the same again is no conflict', async () => {
    const id = await made(irina, '20000177 4');
    const body = asIs(await seen(irina, id));
    const renamed = { ...body, name: 'Окская' };
    expect((await change(pavel, id, renamed)).statusCode).toBe(200);
    const stale = await change(irina, id, { ...body, name: 'Касимовская' });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'Заявку изменил Павел. Проверьте и повторите',
    ]);
    const again = await change(irina, id, renamed);
    expect([again.statusCode, again.json().version]).toEqual([200, 2]);
    const late = await send(irina, `/${id}/lines`, { version: 1, text: '20000178 4' });
    expect(late.statusCode).toBe(409);
  });

  test('of two changes at once one is refused', async () => {
    const id = await made(irina, '20000177 4');
    const body = asIs(await seen(irina, id));
    const answers = await Promise.all(
      [irina, pavel].map((user, at) => change(user, id, { ...body, name: `Имя ${at}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await seen(irina, id)).version).toBe(2);
  });

  test('not in place of a line of another request', async () => {
    const id = await made(irina, '20000177 4');
    const body = { version: 1, text: '20000178 4', instead_of: randomUUID() };
    expect((await send(irina, `/${id}/lines`, body)).statusCode).toBe(422);
    expect((await seen(irina, id)).lines).toHaveLength(1);
  });

  test('has at most 500 lines', async () => {
    const id = await made(irina, '20000177 4\n'.repeat(499));
    const add = (text: string) => send(irina, `/${id}/lines`, { version: 1, text });
    const over = await atLast(() => add('20000178 4\n20000179 4'));
    expect([over.statusCode, over.json().errors]).toEqual([
      422,
      { text: ['Строк вышло бы 501, а в заявке их может быть 500'] },
    ]);
    expect((await atLast(() => add('20000178 4'))).json().lines).toHaveLength(500);
  });
});

describe('a request belongs', () => {
  test('to a company, whose people see it and nobody else', async () => {
    const id = await made(irina, '20000177 4');
    const body = asIs(await seen(irina, id));
    for (const call of [
      stranger.get(`/requests/${id}`),
      change(stranger, id, body),
      send(stranger, `/${id}/lines`, { version: 1, text: '20000178 4' }),
      stranger.get(`/requests/${id}/choices`),
      send(stranger, '/copies', { request_id: id }),
      send(stranger, '/copies', { order_id: randomUUID() }),
      send(stranger, `/${id}/orders`, {
        lines: [{ line_id: body.lines[0]?.id, offers: [{ offer_id: '1', quantity: 4 }] }],
      }),
    ])
      expect((await call).statusCode).toBe(404);
    expect(await listed(stranger)).toEqual([]);
    expect((await send(stranger, '', { text: '1 4', company_id: company })).statusCode).toBe(404);
    expect((await seen(pavel, id)).id).toBe(id);
  });

  test('to an account alone: colleagues do not see it', async () => {
    const id = await made(irina, '20000177 4', {});
    expect((await pavel.get(`/requests/${id}`)).statusCode).toBe(404);
    expect(await listed(pavel)).toEqual([]);
    expect((await listed(irina)).map((one) => one.id)).toEqual([id]);
  });

  test('is read by an employee without the right to buy, and changed by none', async () => {
    const id = await made(irina, '20000177 4');
    await app.server.db.query(
      `update employee set roles = '{accountant}' where company_id = $1 and account_id = $2`,
      [company, pavel.id],
    );
    const request = await seen(pavel, id);
    expect(request.id).toBe(id);
    const answer = await change(pavel, id, { ...asIs(request), name: 'Моя' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a new request is made', () => {
  test('of another one: its lines and what was decided', async () => {
    const id = await made(irina, MESSAGE);
    const copy = (await send(pavel, '/copies', { request_id: id })).json().id;
    const texts = async (one: string) =>
      (await seen(irina, one)).lines.map(({ text, product_id, quantity, wish }) => ({
        ...{ text, product_id, quantity, wish },
      }));
    expect(copy).not.toBe(id);
    expect(await texts(copy)).toEqual(await texts(id));
    expect(await seen(irina, copy)).toMatchObject({ origin: 'request', created_by: 'Павел' });
  });
});
