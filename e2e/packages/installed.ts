import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '@org/config/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareApp, makeApp, type PublishedPackage, pack, scratch } from './bare-app.ts';
import { nextApp, serveNext, serveNextSources } from './next-app.ts';
import { drawnByServer, visit } from './visit.ts';
import { serveVite, viteApp } from './vite-app.ts';

interface Site {
  url: string;
  close(): unknown;
}

/** Returns the entry points that a gallery has to show: all but styles and the manifest. */
function entriesOf({ folder }: PublishedPackage) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => entry.replace('./', ''));
}

/** Packs a package and opens a browser, for the tests of a file. */
function prepare(pkg: PublishedPackage) {
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

  /** Makes an application, serves it, and looks at all entry points of the package in it. */
  async function look(app: BareApp, serving: Iterable<(folder: string) => Promise<Site>>) {
    const { folder, remove } = scratch();
    try {
      await makeApp(app, pkg, tarball, folder);
      for (const serve of serving) {
        const site = await serve(folder);
        try {
          if (app.isServed) expect((await drawnByServer(site.url)).sort()).toEqual(entries);
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
  }
  return look;
}

/** Tests a published package as other teams get it: from its tarball, in an application independent of the workspace. */
export function testInstalled(pkg: PublishedPackage) {
  const look = prepare(pkg);

  it('keeps what its manifest promises, within its size', () => {
    const { status, stdout, stderr } = spawnSync('pnpm', ['run', 'check:package'], {
      cwd: pkg.folder,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });

  it('imports for its effect alone only what its manifest says has one', () => {
    const bare = globSync(join(pkg.folder, 'dist/**/*.js')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import ["'](.+)["'];$/gm)].map(([, from]) => from),
    );
    expect(bare.filter((from) => !from?.endsWith('.css.js'))).toEqual([]);
  });

  it('works in a Vite application with React 19', () => look(viteApp(pkg.name), [serveVite]));
}

/** The same in the other kinds of applications that the package is for. */
export function testInstalledElsewhere(pkg: PublishedPackage) {
  const look = prepare(pkg);

  it('works in a Vite application with React 18', () =>
    look(viteApp(pkg.name, '18.3.1'), [serveVite]));

  it('works in a Next application, on the server and taken over by the browser', () =>
    look(nextApp(pkg.name), [serveNext, serveNextSources]));
}
