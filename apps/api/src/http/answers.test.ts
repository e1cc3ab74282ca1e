import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/openapi.ts';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ db: noDatabase });
});
afterAll(() => server.close());

interface Answers {
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

test('no call of the contract answers a page', () => {
  const calls = Object.values(readContract().published.paths).flatMap(
    (path) => Object.values(path) as Answers[],
  );
  const types = calls.flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)),
  );
  expect(types).toContain('application/json');
  expect(types.filter((type) => /html|svg|javascript/.test(type))).toEqual([]);
});

test('the pages that we write ourselves run no script of anybody else', async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
  expect(headers['content-security-policy']).not.toMatch(
    /unsafe-eval|script-src[^;]*unsafe-inline/,
  );
});

test.for(['/api/docs', '/api/healthz', '/api/no-such-call', '/api/statistics'])(
  'the type of the answer of %s is not guessed',
  async (url) => {
    const { headers } = await server.app.inject({ method: 'GET', url });
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('no answer lets another origin read it', async () => {
  for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
    const { headers } = await server.app.inject({
      method,
      url: '/api/openapi.json',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});
