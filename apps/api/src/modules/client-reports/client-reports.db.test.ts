import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await createTestApp({ logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

const VISIT = '9f3b6c1d2e4a5b60';
const report = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/client-reports', payload });

test('what a page measured of itself is measured here, and its errors are in the log', async () => {
  const answer = await report({
    visit: VISIT,
    vitals: [
      { name: 'LCP', value: 2400, page: '/tires' },
      { name: 'CLS', value: 0.015, page: '/tires' },
    ],
    errors: [{ message: 'x is undefined', stack: 'at f (/app.js:1:2)', page: '/orders/:id' }],
  });
  expect(answer.statusCode).toBe(204);
  const text = await server.app.metrics.metrics();
  expect(text).toContain('page_seconds_bucket{le="2.5",vital="LCP",page="/tires"} 1');
  expect(text).toContain('page_seconds_bucket{le="1.8",vital="LCP",page="/tires"} 0');
  expect(text).toContain('page_shift_bucket{le="0.02",page="/tires"} 1');
  expect(text).toContain('page_errors_total{page="/orders/:id"} 1');
  const line = lines.map((one) => JSON.parse(one)).find(({ visit }) => visit === VISIT);
  expect(line).toMatchObject({ page: '/orders/:id', error: 'x is undefined' });
});

test('pages that somebody invents are counted as others, and take no place of real ones', async () => {
  for (let from = 0; from < 200; from += 20) {
    const vitals = Array.from({ length: 20 }, (_, at) => ({
      name: 'FCP',
      value: 1,
      page: `/invented-${from + at}`,
    }));
    await report({ visit: VISIT, vitals, errors: [] });
  }
  const text = await server.app.metrics.metrics();
  const pages = new Set(text.match(/vital="FCP",page="[^"]+"/g));
  expect([...pages]).toEqual(['vital="FCP",page="other"']);
  const vitals = [{ name: 'FCP', value: 1, page: '/companies/:company/keys' }];
  await report({ visit: VISIT, vitals, errors: [] });
  expect(await server.app.metrics.metrics()).toContain(
    'vital="FCP",page="/companies/:company/keys"',
  );
});

test('what is no report is refused', async () => {
  const bad = { name: 'LCP', value: 1, page: '/reset?token=1' };
  expect((await report({ visit: VISIT, vitals: [bad], errors: [] })).statusCode).toBe(422);
  expect((await report({ visit: 'me', vitals: [], errors: [] })).statusCode).toBe(422);
});
