import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { Order } from '../packages/api-client/src/schema.ts';
import { fault } from './fault.ts';
import { createPostgres, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import { listOf, offersOf, order, prepareTrade, priceListsOf, takeStock } from './trade.ts';

const ROOT = join(import.meta.dirname, '..');
const ROWS = 200;

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The version before: the last one that does not know the newest migration. */
function versionBefore(): string | undefined {
  try {
    const newest = git(
      'log',
      '-1',
      '--format=%H',
      '--diff-filter=A',
      '--',
      'apps/api/src/db/migrations',
    );
    return process.env.VERSION_BEFORE ?? git('rev-parse', '--verify', `${newest}~1`);
  } catch {
    // a copy without its history
    return undefined;
  }
}

/** Its files, with its own packages. */
function checkOut(version: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'fault-version-'));
  rmSync(directory, { recursive: true });
  git('worktree', 'add', '--detach', directory, version);
  execFileSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@org/api...'],
    { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return directory;
}

let place: Place | undefined;
let directory: string | undefined;
afterEach(async () => {
  await endServers();
  await place?.remove();
  if (directory) git('worktree', 'remove', '--force', directory);
});

fault(
  'the version before and this one, side by side on one database',
  'the older one goes on after this one has migrated: both read lists, sell and see what the other sold, and no piece is lost',
  async (skip) => {
    const version = versionBefore();
    if (!version) return skip('needs the history of git');
    directory = checkOut(version);
    place = await createPostgres();
    const older = await startServer(place.environment, { root: directory });
    const newer = await startServer(place.environment);
    const trade = await prepareTrade(place);
    const lists = priceListsOf(trade);
    const made: string[] = [];
    for (const [round, { origin }] of [older, newer, older, newer].entries()) {
      await lists.apply(origin, listOf(ROWS, 1000 + round, 50));
      const [offer] = await offersOf(origin, trade);
      expect(offer?.bulk_price).toBe((1000 + round) * 100);
      for (const buyer of trade.buyers) {
        const answer = await order(origin, buyer, String(offer?.id), randomUUID());
        expect([origin, answer.status]).toEqual([origin, 201]);
        const ids = answer.body.data.map(({ id }) => id);
        made.push(...ids);
        for (const server of [older, newer]) {
          const own = await buyer.call<{ data: Order[] }>(server.origin, '/orders?per_page=100');
          expect(own.body.data.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
        }
      }
    }
    await older.stop();
    await newer.stop();
    const db = await place.open();
    const { wrong } = await takeStock(db, trade).finally(() => db.close());
    expect(wrong).toEqual([]);
    return `four lists and ${made.length} orders through ${version.slice(0, 7)} and this one by turns, each seen by both`;
  },
);
