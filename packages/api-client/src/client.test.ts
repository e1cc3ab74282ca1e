import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Api, ApiError, createApi, type Token } from './client.ts';
import type { ProductPage, User } from './schema.ts';
import { startServer } from './testing/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let token: Token | null;
let api: Api;
const onUnauthorized = vi.fn();

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  token = null;
  server.received.length = 0;
  onUnauthorized.mockReset();
  api = createApi({ baseUrl: `${server.origin}/api`, getToken: () => token, onUnauthorized });
});

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const reason = await call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(ApiError);
  return reason as ApiError;
};

describe('a call', () => {
  test('goes to its path under the base with its body, and gives the data', async () => {
    server.json(200, { data: [], offers_total: 7 });
    const page = await api.POST('/search_v2/tyres', { body: { width: [205], page: 2 } });
    expect(page.offers_total).toBe(7);
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/search_v2/tyres' });
    expect(server.received[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(server.received[0]?.body))).toEqual({ width: [205], page: 2 });
  });

  test('puts parameters into the path, the query and the headers', async () => {
    server.json(200, {});
    await api.GET('/orders/{id}', { params: { path: { id: 'a/b?c' } } });
    await api.GET('/orders', { params: { query: { status: 'new', page: 3 } } });
    await api.POST('/orders', {
      params: { header: { 'Idempotency-Key': 'key-0001' } },
      body: {},
    });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/orders/a%2Fb%3Fc',
      '/api/orders?status=new&page=3',
      '/api/orders',
    ]);
    expect(server.received[2]?.headers['idempotency-key']).toBe('key-0001');
  });

  test('knows of whatever an answer before it knew of', async () => {
    server.json(200, {}, { 'catalog-version': '7' });
    await api.DELETE('/cart');
    server.json(200, {}, { 'catalog-version': '5' });
    await api.POST('/search_v2/tyres', { body: {} });
    await api.POST('/search_v2/tyres', { body: {} });
    expect(server.received.map(({ headers }) => headers['min-catalog-version'])).toEqual([
      undefined,
      '7',
      '7',
    ]);
  });

  test('without an answer body gives undefined', async () => {
    server.onRequest((response) => response.writeHead(204).end());
    expect(await api.POST('/auth/logout')).toBeUndefined();
  });

  test('is typed by the contract', () => {
    expectTypeOf(api.GET<'/user'>).returns.resolves.toEqualTypeOf<User>();
    expectTypeOf(api.POST<'/search_v2/tyres'>).returns.resolves.toEqualTypeOf<ProductPage>();
    expectTypeOf(api.POST<'/auth/logout'>).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(api.GET).parameter(0).not.toEqualTypeOf<string>();
    expectTypeOf<Parameters<typeof api.GET<'/user'>>>().toExtend<
      readonly [path: '/user', options?: unknown]
    >();
    expectTypeOf<[path: '/orders', options: { body: object }]>().not.toExtend<
      Parameters<typeof api.POST<'/orders'>>
    >();
  });
});

describe('the token', () => {
  test('is sent as type and token, and asked for anew each time', async () => {
    server.json(200, {});
    await api.GET('/statistics');
    token = { token: 'first', token_type: 'Bearer' };
    await api.GET('/user');
    token = { token: 'second', token_type: 'Token' };
    await api.GET('/user');
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer first',
      'Token second',
    ]);
  });

  test('that the server refuses ends the session', async () => {
    server.json(401, { message: 'Войдите снова' });
    token = { token: 'old', token_type: 'Bearer' };
    const error = await failureOf(api.GET('/user'));
    expect(error).toMatchObject({ status: 401, message: 'Войдите снова', kind: 'answer' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('ends no session where none was sent: a wrong password is not an expired login', async () => {
    server.json(401, { message: 'Неверный логин или пароль' });
    await failureOf(api.POST('/auth/login', { body: { login: 'a@b.ru', password: 'x' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of an earlier session does not end the present one', async () => {
    token = { token: 'old', token_type: 'Bearer' };
    server.onRequest((response) => {
      token = { token: 'new', token_type: 'Bearer' };
      response.writeHead(401).end();
    });
    await failureOf(api.GET('/user'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test('of fields keeps them apart from the message', async () => {
    server.json(422, { message: 'Проверьте поля', errors: { 'bank.bic': ['Нужно 9 цифр'] } });
    const error = await failureOf(
      api.PUT('/companies/{id}/edit', { params: { path: { id: '1' } }, body: {} }),
    );
    expect(error).toMatchObject({ status: 422, message: 'Проверьте поля' });
    expect(error.fieldErrors).toEqual({ 'bank.bic': ['Нужно 9 цифр'] });
  });

  test('tells how long to wait and which request it was', async () => {
    const headers = { 'retry-after': '60', 'x-request-id': 'r-1' };
    server.json(429, { message: 'Повторите через минуту' }, headers);
    expect(await failureOf(api.GET('/user/phone/verify'))).toMatchObject({
      status: 429,
      retryAfterS: 60,
      requestId: 'r-1',
      fieldErrors: {},
    });
  });

  test('keeps the rest of the answer: the lines that are short', async () => {
    const body = { message: 'Часть товара купили', lines: [{ offer_id: '1' }] };
    server.json(409, body);
    expect((await failureOf(api.PUT('/cart', { body: { items: [] } }))).body).toEqual(body);
  });

  test('with a page of a proxy says what can be shown', async () => {
    server.onRequest((response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'));
    const error = await failureOf(api.GET('/cart'));
    expect(error).toMatchObject({ status: 502, message: 'Ошибка на сервере. Повторите позже' });
  });

  test('is a success that is not JSON', async () => {
    server.onRequest((response) => response.writeHead(200).end('<h1>Wi-Fi: войдите</h1>'));
    expect(await failureOf(api.GET('/cart'))).toMatchObject({ kind: 'unreadable' });
  });

  test('is an answer that breaks off', async () => {
    server.onRequest((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data"', () => response.destroy());
    });
    expect(await failureOf(api.GET('/cart'))).toMatchObject({ kind: 'network', status: undefined });
  });

  test('is a server that does not answer', async () => {
    const gone = await startServer();
    await gone.stop();
    const lost = createApi({ baseUrl: gone.origin, getToken: () => token, onUnauthorized });
    const error = await failureOf(lost.GET('/cart'));
    expect(error).toMatchObject({ kind: 'network', status: undefined });
    expect(error.message).toBe('Нет связи с сервером. Проверьте интернет');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('is a call that the caller gave up, told apart from a lost connection', async () => {
    const arrived = new Promise<void>((resolve) => server.onRequest(() => resolve()));
    const controller = new AbortController();
    const call = failureOf(api.GET('/cart', { signal: controller.signal }));
    await arrived;
    controller.abort('left the page');
    expect(await call).toMatchObject({ kind: 'aborted', status: undefined });
  });

  test('is a time limit, which is worth another try', async () => {
    const arrived = new Promise<void>((resolve) => server.onRequest(() => resolve()));
    const limit = new AbortController();
    const call = failureOf(api.GET('/cart', { signal: limit.signal }));
    // a request that arrived after the limit would be recorded in the next test
    await arrived;
    limit.abort(new DOMException('The time limit is over', 'TimeoutError'));
    expect(await call).toMatchObject({ kind: 'network' });
  });
});

describe('a page link', () => {
  test('takes the same body and the token', async () => {
    token = { token: 't', token_type: 'Bearer' };
    server.json(200, { data: [] });
    const link = `${server.origin}/api/search_v2/tyres?page=2&per_page=20`;
    const page = await api.postLink<'/search_v2/tyres'>(link, { season: ['winter'] });
    expect(page.data).toEqual([]);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/search_v2/tyres?page=2&per_page=20',
    });
    expect(server.received[0]?.headers.authorization).toBe('Bearer t');
    expect(JSON.parse(String(server.received[0]?.body))).toEqual({ season: ['winter'] });
  });

  test('that leads elsewhere is not followed', () => {
    expect(() => api.postLink('https://evil.example/api/search_v2/tyres', {})).toThrow(TypeError);
    expect(() => api.postLink(`${server.origin}/outbox`, {})).toThrow(TypeError);
    expect(server.received).toEqual([]);
  });
});

describe('files', () => {
  test('are sent as a form', async () => {
    server.json(200, { id: 'f-1' });
    const file = new File(['png'], 'я.png', { type: 'image/png' });
    expect(await api.upload('/files/upload', { file, group: 'avatar' })).toEqual({ id: 'f-1' });
    const { headers, body } = server.received[0] ?? {};
    expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(body && new Uint8Array(body), {
      headers: { 'content-type': headers?.['content-type'] ?? '' },
    }).formData();
    expect(form.get('group')).toBe('avatar');
    expect(form.get('file')).toMatchObject({ name: 'я.png', type: 'image/png', size: 3 });
  });

  test('are fetched with their names', async () => {
    server.onRequest((response) =>
      response
        .writeHead(200, {
          'content-disposition': `attachment; filename="order.xlsx"; filename*=UTF-8''${encodeURIComponent('Заказ П-1.xlsx')}`,
        })
        .end('PK'),
    );
    const path = '/orders/{id}/export';
    const { blob, fileName } = await api.download('get', path, { params: { path: { id: '1' } } });
    expect(fileName).toBe('Заказ П-1.xlsx');
    expect(await blob.text()).toBe('PK');
  });

  test('that are refused fail like any call', async () => {
    server.json(404, { message: 'Заказ не найден' });
    const path = '/orders/{id}/export';
    const error = await failureOf(api.download('get', path, { params: { path: { id: '1' } } }));
    expect(error).toMatchObject({ status: 404, message: 'Заказ не найден' });
  });
});

test('a fetch of the caller’s own is used', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json({ suppliers: [] }));
  const ownApi = createApi({ baseUrl: server.origin, getToken: () => null, onUnauthorized, fetch });
  await ownApi.GET('/cart');
  expect(fetch.mock.calls[0]?.[0].url).toBe(`${server.origin}/cart`);
  expect(server.received).toEqual([]);
});
