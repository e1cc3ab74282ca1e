import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/openapi.ts';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';

const ORIGIN = 'https://protektor.example';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ db: noDatabase });
});
afterAll(() => server.close());

const read = (url: string) => server.app.inject({ url, headers: { accept: '*/*' } });

test('what the site is, is said in one short text, whose links to texts all lead somewhere', async () => {
  const { statusCode, headers, body } = await read('/llms.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^# Протектор\n\n> .+\n/);
  expect(body.length).toBeLessThan(8000);
  const links = [...body.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(link.startsWith(`${ORIGIN}/`)).toBe(true);
  const texts = links
    .map((link) => link.slice(ORIGIN.length))
    .filter((at) => at.startsWith('/api'));
  expect(texts).toHaveLength(4);
  for (const at of texts) expect([at, (await read(at)).statusCode]).toEqual([at, 200]);
  for (const { tool } of readContract().operations)
    if (tool) expect(body).toContain(`\`${tool.name}\``);
});

test('the guides are there as Markdown, with their examples', async () => {
  const { headers, body } = await read('/api/guides.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(body).toContain('# Пустить помощника');
  expect(body).not.toContain('<!-- examples/');
});

test('the contract is there as Markdown, with every call and every part that it names', async () => {
  const { headers, body } = await read('/api/contract.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  for (const { id } of readContract().operations) expect(body).toContain(`operationId: ${id}\n`);
  for (const [, name] of body.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(body).toContain(`\n${name}:\n`);
});

test.each(['/.well-known/ucp', '/.well-known/oauth-protected-resource', '/llms-full.txt'])(
  'nothing is at %s',
  async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  },
);
