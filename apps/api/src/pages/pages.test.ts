import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@org/config/wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';
import { createDrawing, type Drawing } from './drawing.ts';

const PAGE = `<!doctype html><html lang="ru"><head><title>Протектор</title><link rel="stylesheet" crossorigin href="/assets/index.css"><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`;

/** An application that does at each address what a broken one might do. */
const APPLICATION = `
export const DRAWN_ID = 'drawn';
export const STYLE_MARK = 'data-style';
export const addresses = ['/tires', '/throws']
  .map((pattern) => ({ pattern, isPublic: true }))
  .concat({ pattern: '/cart', isPublic: false }, { pattern: '/orders/:id', isPublic: false });
export async function openPage({ url, view, send }) {
  const [path] = url.split('?');
  if (path === '/hangs') for (;;);
  if (path === '/throws') throw new Error('broken');
  if (path === '/dies') process.kill(process.pid, 'SIGKILL');
  if (path === '/floods') await new Promise(() => {});
  const answer = await send(new Request('http://page/api/nothing'));
  return {
    status: path === '/tires' ? 200 : 404,
    view,
    drawn: { answers: { queries: [{ state: { data: { status: answer.status, text: '</script><b>' } } }] } },
    draw: async () => ({
      head: '<title>Шины</title>',
      markup: '<i class="row" style="width:81.1%">' + url + '</i>',
      parts: ['EmptyList'],
    }),
  };
}`;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'protektor-pages-'));
  for (const folder of ['assets', '.vite', '.server']) await mkdir(join(directory, folder));
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, 'assets/index.css'), '.html{}');
  await writeFile(join(directory, 'assets/row.css'), '.row{color:red}');
  await writeFile(join(directory, 'assets/other.css'), '.other{}');
  await writeFile(join(directory, '.server/package.json'), '{"type":"module"}');
  await writeFile(join(directory, '.server/entry-server.js'), APPLICATION);
  await writeFile(
    join(directory, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
      'row.tsx': { file: 'assets/row.js', css: ['assets/row.css'], imports: ['index.html'] },
      'list/empty-list.tsx': { file: 'assets/empty-list.js' },
      'other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
    }),
  );
});
afterAll(() => rm(directory, { recursive: true }));

describe('the process that draws', () => {
  const order = (url: string) => ({ url, width: 360, view: '', isCompressed: false });
  const answer = async () => ({ status: 200, type: 'application/json', body: '{}' });
  let drawing: Drawing | undefined;
  afterEach(() => drawing?.stop());
  const start = async () => {
    drawing = createDrawing(directory, {
      origin: 'https://protektor.example',
      log: { warn: () => undefined },
      limits: { lateMs: 300, silentMs: 600, restartMs: 10 },
    });
    await drawing.started;
    // the first page loads what the others need
    await drawing.draw(order('/tires'), answer, 10_000);
    return drawing;
  };

  test.each(['/throws', '/dies', '/hangs'])(
    'draws again after a page at %s, which comes undrawn',
    async (url) => {
      const { draw } = await start();
      expect(await draw(order(url), answer)).toBeUndefined();
      await waitFor(async () => (await draw(order('/tires'), answer, 10_000)) !== undefined);
    },
  );

  test('refuses at once what would be late', async () => {
    const { draw } = await start();
    const flood = Array.from({ length: 20 }, () => draw(order('/floods'), answer));
    const since = performance.now();
    expect(await draw(order('/tires'), answer)).toBeUndefined();
    expect(performance.now() - since).toBeLessThan(100);
    expect(await Promise.all(flood)).toEqual(Array(20).fill(undefined));
  });

  test('answers each with their own page', async () => {
    const { draw } = await start();
    const urls = Array.from({ length: 20 }, (_, at) => `/tires?width=${at}`);
    const pages = await Promise.all(urls.map((url) => draw(order(url), answer, 10_000)));
    expect(pages.map((page) => /<i[^>]*>(.*)<\/i>/.exec(String(page?.body))?.[1])).toEqual(urls);
  });
});

describe('an address', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ db: noDatabase, environment: { WEB_DIST: directory } });
    await server.app.warmPages();
  });
  afterAll(() => server.close());
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  test('that anybody may see comes drawn, with its own styles and nothing that the policy refuses', async () => {
    const { statusCode, body, headers } = await get('/tires?width=205');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Шины</title>');
    expect(body).not.toContain('<title>Протектор</title>');
    expect(body).toContain('data-app="/assets/index.js /assets/empty-list.js /assets/row.js"');
    expect(body).toContain('<i class="row" data-style="width:81.1%">/tires?width=205</i>');
    expect(body).toContain('"parts":["EmptyList"]');
    expect(body).not.toContain(' style="');
    expect(body).not.toContain('</script><b>');
    expect(body).toMatch(
      /<style>\.html{}\s\.row{color:red}\s\[data-style="width:81.1%"\]{width:81.1%}/,
    );
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[^']+' 'self'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('is drawn for the view that the cookie says, and kept for others by no one', async () => {
    const view = 'city=%D0%A2&in=1';
    const { body, headers } = await get('/tires', { cookie: `a=b; view=${view}; c=d` });
    expect(body).toContain(`<html lang="ru" data-view="${view.replace('&', '&amp;')}"`);
    expect(headers['cache-control']).toBe('private, no-cache');
    const ofStranger = await get('/tires');
    expect(ofStranger.body).toContain('data-view=""');
    expect(ofStranger.headers['cache-control']).toBe('no-cache');
  });

  test('is not drawn for a user where visitors see no prices', async () => {
    const hidden = await createTestApp({
      db: noDatabase,
      environment: { WEB_DIST: directory, VISITOR_PRICES: 'none' },
    });
    await hidden.app.warmPages();
    const open = async (cookie: string) =>
      (await hidden.app.inject({ url: '/tires', headers: { accept: 'text/html', cookie } })).body;
    expect(await open('view=in=1')).toBe(PAGE);
    expect(await open('view=city=x')).toContain('data-view="city=x"');
    await hidden.close();
  });

  test.each([
    [
      'of a visitor whose view is too long',
      '/tires',
      { cookie: `a=b; view=${'x'.repeat(901)}` },
      200,
    ],
    ['that is behind the login', '/cart', {}, 200],
    ['of an order', '/orders/7', {}, 200],
    ['whose drawing fails', '/throws', {}, 200],
  ])('%s comes undrawn', async (_, url, headers, status) => {
    const { statusCode, body } = await get(url, headers);
    expect([statusCode, body]).toEqual([status, PAGE]);
  });

  test.each(['/nope', '/tires/x/y', '/.well-known/nothing', '/cart/7'])(
    'that is none, as %s, is not found',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );

  test.each([
    ['/Tires/?q=205', '/tires?q=205'],
    ['/tires//', '/tires'],
    ['/Orders/Ab', '/orders/Ab'],
  ])('%s leads to %s', async (url, canonical) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, canonical]);
  });
});
