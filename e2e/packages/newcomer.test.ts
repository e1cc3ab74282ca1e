import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOptions } from '@org/config/browser';
import { PATIENCE_MS } from '@org/config/patience';
import { waitFor } from '@org/config/wait-for';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inApp, installApp, pack, scratch } from './bare-app.ts';
import { readmeFiles } from './readme.ts';
import { serveVite, servingBuilt, viteApp } from './vite-app.ts';

const packed = scratch();
const tarballs: Record<string, string> = {};
let browser: Browser;

beforeAll(async () => {
  for (const name of ['ui', 'phone-input'])
    tarballs[`@org/${name}`] = await pack({ folder: `packages/${name}` }, packed.folder);
  browser = await chromium.launch(launchOptions);
});
afterAll(async () => {
  await browser.close();
  packed.remove();
});

const examples = globSync(['packages/ui/src/*/*.example.tsx', '.storybook/guides/*.example.tsx']);

/** Creates an application written from the READMEs alone, with the tarballs and React Hook Form. */
async function newcomersApp(folder: string, reactVersion?: string) {
  const app = viteApp('@org/ui', reactVersion);
  const page = (app.files['index.html'] as string)
    .replace('<html lang="en">', '<html lang="en" data-theme="dark night-shift">')
    .replace('/src/main.tsx', '/src/browser.tsx');
  const files: Record<string, string> = {
    'index.html': page,
    'tsconfig.json': app.files['tsconfig.json'] as string,
  };
  for (const [name, text] of Object.entries(readmeFiles())) files[`src/readme/${name}`] = text;
  cpSync('e2e/packages/newcomer', join(folder, 'src'), { recursive: true });
  for (const example of examples)
    cpSync(example, join(folder, 'src/examples', basename(example)), { recursive: true });
  const dependencies = ['vite', 'react-hook-form', '@tanstack/react-form', 'country-flag-icons'];
  await installApp({ ...app, files, dependencies }, tarballs, folder);
}

/** Collects the errors and warnings of a page from now on. */
function listenTo(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Checks that every example of the documentation and of the READMEs is there; returns their errors and warnings. */
async function lookAtExamples(page: Page, url: string) {
  const complaints = listenTo(page);
  await page.goto(`${url}?examples`);
  await page.waitForSelector('[data-example]');
  const ofReadmes = Object.keys(readmeFiles()).filter((name) => name.endsWith('.tsx'));
  expect(await page.locator('[data-example]').count()).toBe(examples.length + ofReadmes.length);
  return complaints;
}

/** Fills the form as a person does, first with mistakes. Returns the errors and warnings. */
async function live(page: Page, url: string) {
  const complaints = listenTo(page);
  await page.goto(url);
  const ground = () => getComputedStyle(document.body).backgroundColor;
  expect(await page.evaluate(ground)).toBe('rgb(16, 20, 26)');
  await page.getByRole('button', { name: 'Save the contact' }).click();
  for (const error of ['Enter a name', 'A city is missing', 'Enter the whole number'])
    await page.getByText(error).waitFor();

  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByText('Near').waitFor();
  // Each End goes to the last of the loaded cities, and requests more.
  const city = page.getByRole('option', { name: 'City 100', exact: true });
  await waitFor(async () => {
    await page.keyboard.press('End');
    expect(await city.isVisible(), await page.getByRole('listbox').innerText()).toBe(true);
  });
  await city.click();
  await page.getByLabel('Phone', { exact: true }).fill('8 (916) 123-45-67');
  await page.getByRole('button', { name: 'Why a phone?' }).click();
  await page.getByRole('dialog', { name: 'Why a phone?' }).waitFor();
  await page.getByRole('button', { name: 'Understanding' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.getByText('We call within a day.').waitFor();
  await page.getByRole('tab', { name: 'Form' }).click();
  await page.getByRole('button', { name: 'Save the contact' }).click();
  await page.getByText('Saved {"name":"Ada","city":"100","phone":"79161234567"}').waitFor();
  return complaints;
}

it('is lived through by a newcomer: Vite, React 19, React Hook Form', async () => {
  const { folder, remove } = scratch();
  try {
    await newcomersApp(folder);
    const site = await serveVite(folder);
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    try {
      expect(await live(page, site.url)).toEqual([]);
      expect(await lookAtExamples(page, site.url)).toEqual([]);
    } finally {
      await page.close();
      await site.close();
    }
  } finally {
    remove();
  }
});

it('is drawn by a server with React 18 and taken over by the browser', async () => {
  const { folder, remove } = scratch();
  try {
    await newcomersApp(folder, '18.3.1');
    await inApp(folder, 'tsc');
    await inApp(folder, 'vite', 'build');
    await inApp(folder, 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server');
    const server = await import(pathToFileURL(join(folder, 'server/server.js')).href);
    const drawn: string = server.html();
    expect(drawn).toContain('Save the contact');
    const file = join(folder, 'dist/index.html');
    const empty = readFileSync(file, 'utf8');
    writeFileSync(file, empty.replace('<div id="root"></div>', `<div id="root">${drawn}</div>`));
    const site = await servingBuilt(folder);
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    try {
      expect(await live(page, site.url)).toEqual([]);
    } finally {
      await page.close();
      await site.close();
    }
  } finally {
    remove();
  }
});
