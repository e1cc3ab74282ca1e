import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../accounts/auth.ts';
import { type AssistantApp, assistant, createAssistantApp } from '../testing/assistant.ts';

let scene: AssistantApp;
beforeAll(async () => {
  scene = await createAssistantApp({ limits: { planByCompany: { points: 3, seconds: 600 } } });
});
afterAll(() => scene.server.close());

describe('a refusal', () => {
  test.each<[string, string, object, object]>([
    ['of bad arguments names the fields', 'offers', { product_id: 'x' }, { status: 422 }],
    [
      'of an unknown argument names it',
      'offers',
      { product_id: '1', colour: 'red' },
      { status: 422, errors: { colour: [expect.any(String)] } },
    ],
    [
      'of a missing argument names it',
      'find',
      {},
      { status: 422, errors: { q: expect.anything() } },
    ],
    ['of a path that leads elsewhere', 'order', { id: '..' }, { status: 422 }],
    ['of an empty path', 'order', { id: '' }, { status: 422 }],
    ['of half a letter', 'order', { id: '\ud800' }, { status: 422 }],
  ])('%s', async (_, name, given, message) => {
    const answer = await scene.shop.use(name, given);
    expect(answer).toMatchObject({ isError: true, structuredContent: message });
  });

  test('is said where the key lacks the right', async () => {
    const poor = assistant(scene.server, await scene.makeKey(['catalog']));
    expect(await poor.use('prepare', scene.wish)).toMatchObject({
      isError: true,
      structuredContent: { status: 403, message: expect.stringContaining('право') },
    });
  });

  test('is said to visitors, who may look but not order', async () => {
    const nobody = assistant(scene.server);
    expect((await nobody.use('find', { q: 'R16' })).isError).toBeUndefined();
    expect(await nobody.use('prepare', { ...scene.wish, id: scene.company })).toMatchObject({
      structuredContent: { status: 401 },
    });
    expect(await nobody.use('prepare', scene.wish)).toMatchObject({
      structuredContent: { status: 422 },
    });
  });

  test('is said above a limit, with when to come back', async () => {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await scene.shop.use('plan', scene.wish));
    expect(answers.at(-1)).toMatchObject({
      isError: true,
      structuredContent: { status: 429, retry_after: expect.any(Number) },
    });
  });

  test('comes in the same second that a key is revoked', async () => {
    const gone = await scene.makeKey(['catalog']);
    const late = assistant(scene.server, gone);
    expect((await late.ask('tools/list')).status).toBe(200);
    await scene.server.db.query('delete from company_key where secret_hash = $1', [
      hashToken(gone),
    ]);
    const { status, headers, message } = await late.ask('tools/list');
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(message.error?.message).toMatch(/отозван/);
  });
});

describe('the protocol refuses', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nope' } };
  test.each<[string, unknown, Record<string, string>, number, number]>([
    ['an unknown tool', call, {}, 200, -32_602],
    ['an unknown method', { ...call, method: 'nope' }, {}, 200, -32_601],
    ['subscriptions', { ...call, method: 'subscriptions/listen' }, {}, 200, -32_601],
    [
      'a version that it does not know',
      call,
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      -32_000,
    ],
    ['a batch', [call, call], {}, 400, -32_600],
    ['what is not JSON', '{', {}, 400, -32_700],
    ['an empty body', '', {}, 400, -32_700],
    ['ten megabytes', JSON.stringify('x'.repeat(10_000_000)), {}, 413, -32_600],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415, -32_600],
    ['pages of other sites', call, { origin: 'https://evil.example' }, 403, -32_000],
  ])('%s', async (_, payload, headers, status, code) => {
    const answer = await scene.shop.send(payload, headers);
    expect([answer.status, answer.message.error?.code]).toEqual([status, code]);
  });

  test.each(['null', '1', '"x"', '{}', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","method":1,"id":1}'])(
    'the message %s',
    async (payload) => {
      const { status, message } = await scene.shop.send(payload);
      expect(status).toBe(400);
      expect(message.error).toBeDefined();
    },
  );

  test.each(['GET', 'DELETE', 'PUT'] as const)('%s', async (method) => {
    const answer = await scene.server.app.inject({ method, url: '/mcp' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } });
  });
});
