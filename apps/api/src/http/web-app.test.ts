import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';

const INLINE = 'document.documentElement.dataset.theme = "dark"';
const PAGE = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/main-1a2b.js"></script>`;
const CODE = `console.log(${JSON.stringify('x'.repeat(2000))})`;

let directory: string;
let server: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'protektor-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, 'favicon.svg'), '<svg/>');
  await writeFile(join(directory, 'assets/main-1a2b.js'), CODE);
  await writeFile(join(directory, 'assets/main-1a2b.js.br'), brotliCompressSync(CODE));
  await writeFile(join(directory, 'assets/main-1a2b.js.map'), '{}');
  await writeFile(join(directory, 'assets/main-1a2b.js.map.br'), brotliCompressSync('{}'));
  await writeFile(join(directory, '.env'), 'SECRET=1');
  server = await createTestApp({ db: noDatabase, environment: { WEB_DIST: directory } });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
};

describe('files', () => {
  test('named by their hash are kept for ever, and sent as the build compressed them', async () => {
    const { headers, rawPayload } = await get('/assets/main-1a2b.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(rawPayload).toEqual(brotliCompressSync(CODE));
    expect((await get('/assets/main-1a2b.js')).body).toBe(CODE);
  });

  test('with a name that stays may be kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('that map code to its sources are nobody’s', async () => {
    for (const url of ['/assets/main-1a2b.js.map', '/assets/main-1a2b.js.map.br'])
      expect((await get(url, { 'accept-encoding': 'br' })).statusCode).toBe(404);
  });

  test('that are not there are no page', async () => {
    for (const url of ['/assets/gone.js', '/assets/gone', '/gone.txt']) {
      const { statusCode, headers } = await get(url, { 'sec-fetch-dest': 'script' });
      expect([statusCode, headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    }
  });

  test('outside, and hidden ones, are not reached', async () => {
    expect((await get('/.env')).body).not.toContain('SECRET');
    expect((await get('/assets/..%2f.env')).body).not.toContain('SECRET');
    expect((await get('/..%2f..%2f..%2f..%2fetc/passwd')).body).not.toContain('root:');
  });
});

describe('the page', () => {
  test.each([
    '/',
    '/tires?width=205',
    '/suppliers/0190f0c4-0000-7000-8000-000000000000',
    '/tires/205.55',
    '/tires//',
    '/%',
    '/suppliers/%ZZ',
    '//evil.example/x',
    '/\\evil.example',
  ])('is what a browser gets at %s, asked for anew each time', async (url) => {
    const { statusCode, headers, body } = await get(url, NAVIGATION);
    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(
      (await get(url, { ...NAVIGATION, 'if-none-match': String(headers.etag) })).statusCode,
    ).toBe(304);
  });

  test('has one address, and is no answer to a call whose address can not be read', async () => {
    const { statusCode, headers } = await get('/index.html', NAVIGATION);
    expect([statusCode, headers.location]).toEqual([301, '/']);
    expect((await get('/api/%', NAVIGATION)).statusCode).toBe(400);
    expect((await get('/%', { 'sec-fetch-dest': 'script' })).statusCode).toBe(400);
  });

  test('is what a script gets that asks for it', async () => {
    const asked = { 'sec-fetch-dest': 'empty', accept: 'text/html' };
    expect((await get('/', asked)).body).toBe(PAGE);
    expect((await get('/', { ...asked, accept: '*/*' })).statusCode).toBe(404);
  });

  test('is not what a call or another method gets', async () => {
    expect((await get('/api/nothing', NAVIGATION)).json().message).toMatch(/^[А-Я]/);
    for (const path of ['/api', '/api//x', '/api//cart', '/api/'])
      expect((await get(path, NAVIGATION)).statusCode, path).toBe(404);
    expect((await get('/tires', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/tires' })).statusCode).toBe(404);
  });

  test('runs its own scripts alone', async () => {
    const policy = String((await get('/', NAVIGATION)).headers['content-security-policy']);
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test('says how to build it where it is missing', async () => {
    const bare = await createTestApp({ db: noDatabase });
    const { statusCode, body } = await bare.app.inject({ url: '/tires', headers: NAVIGATION });
    await bare.close();
    expect([statusCode, body]).toEqual([503, expect.stringContaining('pnpm build')]);
  });
});

test('HTTPS is demanded where it is there', async () => {
  const plain = await createTestApp({
    db: noDatabase,
    environment: { PUBLIC_URL: 'http://localhost:3000' },
  });
  const { headers } = await plain.app.inject('/healthz');
  await plain.close();
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect((await get('/healthz')).headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
  });
});
