/**
 * Pictures of every page with the demo's data, compared with those that were stored before:
 *
 *     pnpm shots                       every page and state, five widths, both themes
 *     pnpm shots --width 360 cart      pages with «cart» in the name, on a phone
 *     pnpm shots --theme dark --origin http://localhost:3000     of a server that runs
 *     pnpm shots --accept              stores the pictures instead of comparing them
 *
 * Pictures and an `index.html` go to `test-results/pages`. The web app must be built.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from '@org/config/browser';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { loginOf, PASSWORD, signIn } from '../e2e/account.ts';
import { pages } from '../e2e/pages.ts';
import { findPlaces } from '../e2e/places.ts';
import { type Shot, states } from './page-shots.states.ts';
import { judgePictures } from './picture-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['360', '768', '1024', '1342', '1920'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    origin: { type: 'string' },
    port: { type: 'string', default: '3290' },
    out: { type: 'string', default: 'test-results/pages' },
    accept: { type: 'boolean', default: false },
  },
});

/** Starts a server with its own demo data. */
async function startServer(origin: string) {
  const directory = await mkdtemp(join(tmpdir(), 'protektor-shots-'));
  const server = spawn('node', ['apps/api/src/server.ts'], {
    env: { ...process.env, PORT: values.port, DATA_DIR: directory, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 500));
  return async () => {
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(directory, { recursive: true });
  };
}

const QUIET_MS = 300;
const GIVEN_UP_MS = 5000;

/** Waits until there has been no request for a moment, except for the endless stream of news. */
function settlingOf(page: Page) {
  const open = new Set<Request>();
  let movedAt = Date.now();
  const end = (request: Request) => {
    if (open.delete(request)) movedAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().endsWith('/news/live')) return;
    open.add(request);
    movedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const since = Date.now();
    const isOver = () =>
      (open.size === 0 && Date.now() - movedAt >= QUIET_MS) || Date.now() - since > GIVEN_UP_MS;
    while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

async function shoot(browser: Browser, shot: Shot, { origin, width, theme }: Look) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme: theme as 'light' | 'dark',
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    hasTouch: width < 1000,
  });
  const page = await context.newPage();
  const settled = settlingOf(page);
  if (shot.who !== 'visitor') await signIn(page, { login: loginOf(shot.who), password: PASSWORD });
  await shot.before?.(page);
  await page.goto(shot.path);
  await page.evaluate(() => document.fonts.ready);
  await settled();
  // waits until the received data is rendered
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await shot.act?.(page).catch((error: unknown) => console.warn(`${shot.name} ${width}`, error));
  const file = `${shot.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: join(values.out, file) });
  await context.close();
  return file;
}

interface Look {
  origin: string;
  width: number;
  theme: string;
}

const gallery = (files: string[]) => `<!doctype html><meta charset="utf-8"><title>Pages</title>
<style>body{font:14px sans-serif;margin:24px}img{max-width:100%;border:1px solid #ccc}</style>
${files.map((file) => `<h2>${file}</h2><img loading="lazy" src="${file}" alt="">`).join('\n')}`;

const origin = values.origin ?? `http://localhost:${values.port}`;
const stopServer = values.origin ? async () => undefined : await startServer(origin);
await mkdir(values.out, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  const addressOf = await findPlaces(origin);
  const shots = [...pages, ...states].filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const files: string[] = [];
  for (const shot of shots)
    for (const width of values.width.map(Number))
      for (const theme of values.theme)
        files.push(
          await shoot(browser, { ...shot, path: addressOf(shot.path) }, { origin, width, theme }),
        );
  await writeFile(join(values.out, 'index.html'), gallery(files));
  console.log(`${files.length} pictures: ${values.out}/index.html`);
  await judgePictures(files, {
    taken: values.out,
    stored: '.shots/pages',
    accepts: values.accept,
  });
} finally {
  await browser.close();
  await stopServer();
}
