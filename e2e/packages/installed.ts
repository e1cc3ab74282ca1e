import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '@org/config/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type PublishedPackage, pack, scratch } from './bare-app.ts';
import { nextApp, serveNext, serveNextSources } from './next-app.ts';
import { drawnByServer, visit } from './visit.ts';
import { serveVite, viteApp } from './vite-app.ts';

/** Returns the entry points that a gallery has to show: all but styles and the manifest. */
function entriesOf({ folder }: PublishedPackage) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => entry.replace('./', ''));
}

/** Tests a published package as other teams get it: from its tarball, in applications independent of the workspace. */
export function testInstalled(pkg: PublishedPackage) {
  let browser: Browser;
  let tarball: string;
  const packed = scratch();
  const entries = entriesOf(pkg).sort();

  beforeAll(async () => {
    [browser, tarball] = await Promise.all([
      chromium.launch(launchOptions),
      pack(pkg, packed.folder),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    packed.remove();
  });

  it('keeps what its manifest promises, within its size', () => {
    const { status, stdout, stderr } = spawnSync('pnpm', ['run', 'check:package'], {
      cwd: pkg.folder,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });

  it.each([
    ['19', undefined],
    ['18', '18.3.1'],
  ])('works in a Vite application with React %s', async (_, reactVersion) => {
    const { folder, remove } = scratch();
    try {
      await makeApp(viteApp(pkg.name, reactVersion), pkg, tarball, folder);
      const site = await serveVite(folder);
      try {
        const seen = await visit(browser, site.url);
        expect(seen.complaints).toEqual([]);
        expect(seen.entries.sort()).toEqual(entries);
      } finally {
        await site.close();
      }
    } finally {
      remove();
    }
  });

  it('works in a Next application, on the server and taken over by the browser', async () => {
    const { folder, remove } = scratch();
    try {
      await makeApp(nextApp(pkg.name), pkg, tarball, folder);
      for (const serve of [serveNext, serveNextSources]) {
        const site = await serve(folder);
        try {
          expect((await drawnByServer(site.url)).sort()).toEqual(entries);
          const seen = await visit(browser, site.url);
          expect(seen.complaints).toEqual([]);
          expect(seen.entries.sort()).toEqual(entries);
        } finally {
          await site.close();
        }
      }
    } finally {
      remove();
    }
  });
}
