import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { launchOptions } from '@org/config/browser';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pack, scratch } from './bare-app.ts';
import { expectClean, expectTypes } from './bare-program.ts';

const FOLDER = 'packages/tyre-names';
const packed = scratch();
const app = join(packed.folder, 'app');

const program = `import { type NameReading, parseName, parseOrder, parseQuery, sameProduct } from '@org/tyre-names';

const name: NameReading = parseName('Шина 205/55 R16 Nokian Hakka Green 3 91V', { section: 'tyres' });
const width: number | undefined = name.values.width?.value;
const season: 'summer' | 'winter' | 'all_season' | undefined = name.values.season?.value;
const [row] = parseOrder('195/65 R15 зима 4 шт').rows;
console.log(
  JSON.stringify([
    width,
    season ?? null,
    name.values.brand?.source,
    parseQuery('зима 205/55 16').filter.width,
    row?.pieces?.value,
    sameProduct('Nokian Hakka Green 3 205/55R16 91V', '205/55 R16 91V Nokian Hakka Green 3').same,
  ]),
);
`;

beforeAll(async () => {
  const tarball = await pack({ folder: FOLDER }, packed.folder);
  mkdirSync(app);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@org/tyre-names': `file:${tarball}` },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(app, 'pnpm-workspace.yaml'), 'packages: [.]\n');
  writeFileSync(join(app, 'program.ts'), program);
  execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: app });
});
afterAll(() => packed.remove());

it('@org/tyre-names keeps what its manifest promises, within its size', () => {
  expectClean(FOLDER);
});

it('reads names, searches and orders in an empty project, with types and nothing else installed', () => {
  expectTypes(app);
  const said = execFileSync(process.execPath, ['program.ts'], { cwd: app, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([205, null, 'text', [205], 4, true]);
  const { dependencies } = JSON.parse(
    readFileSync(join(app, 'node_modules/@org/tyre-names/package.json'), 'utf8'),
  );
  expect(dependencies ?? {}).toEqual({});
});

const command = (input: string, ...args: string[]) =>
  spawnSync('pnpm', ['exec', 'tyre-names', ...args], { cwd: app, encoding: 'utf8', input });

it('is a command that prints a line of JSON for each name', () => {
  const { stdout, status } = command(
    'Код;Наименование;Цена\n1;Шина 205/55 R16 Nokian Hakka Green 3 91V;9000\n2;Камера 16.9-30;500\n',
  );
  expect(status).toBe(0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { text: 'Шина 205/55 R16 Nokian Hakka Green 3 91V', values: { width: { value: 205 } } },
    { kind: 'accessory', accessory: 'Камера' },
  ]);
  expect(JSON.parse(command('зима 205/55 16', '--queries').stdout)).toMatchObject({
    filter: { width: [205] },
  });
  expect(JSON.parse(command('205/55 R16 4 шт', '--order').stdout)).toMatchObject({
    pieces: { value: 4 },
  });
  expect(command('', '--nonsense').status).toBe(2);
});

const page = `<link rel="icon" href="data:,"><script type="module">
import { parseName } from '/tyre-names.js';
document.title = parseName('Шина 205/55 R16 Nokian Hakka Green 3 91V').values.brand.value;
</script>`;

it('runs in a browser as it is', async () => {
  const dist = join(app, 'node_modules/@org/tyre-names/dist');
  const server = createServer(({ url = '/' }, answer) => {
    const isPage = url === '/';
    answer.setHeader('content-type', `text/${isPage ? 'html' : 'javascript'}; charset=utf-8`);
    answer.end(isPage ? page : readFileSync(join(dist, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch(launchOptions);
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await tab.waitForFunction('document.title');
    expect(await tab.title()).toBe('Nokian Tyres');
  } finally {
    await browser.close();
    server.close();
  }
});
