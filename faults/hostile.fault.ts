import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { giantCell, HOSTILE } from '../apps/api/src/testing/price-lists/hostile.ts';
import { fault } from './fault.ts';
import { startNeighbour } from './neighbour.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, type RunningServer, startServer } from './running-server.ts';
import { listOf, type PriceLists, prepareTrade, priceListsOf } from './trade.ts';

const MB = 2 ** 20;
const ROWS = 50;

/** Memory of a process in MiB; 0 where the system doesn't tell. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

const named = (name: string) => {
  const found = HOSTILE.find(([what]) => what === name);
  if (!found) throw new Error(`There is no file «${name}».`);
  return found[1];
};

const FILES: readonly [what: string, file: () => Buffer, name: string, seconds: number][] = [
  ['a workbook with one cell of 200 MB', () => giantCell(200 * MB), 'Прайс.xlsx', 1],
  ['six million shared strings', named('six million shared strings'), 'Прайс.xlsx', 3],
  ['45 MB of semicolons', named('45 MB of semicolons'), 'Прайс.csv', 3],
];

describe.each(PLACES)('a hostile price list, %s', (_name, create) => {
  let place: Place;
  let server: RunningServer;
  let lists: PriceLists;
  beforeAll(async () => {
    place = await create();
    const trade = await prepareTrade(place);
    server = await startServer(place.environment);
    lists = priceListsOf(trade);
    // the first list compiles its reader
    await lists.apply(server.origin, listOf(ROWS, 1000, 8));
  });
  afterAll(async () => {
    await endServers();
    await place.remove();
  });

  for (const [what, file, name, limit] of FILES)
    fault(
      `is ${what}`,
      `it is refused with a reason within ${limit} s of its upload; the server answers others meanwhile within a second and takes 200 MB more at most`,
      async () => {
        const content = file();
        const before = await memoryOf(server.pid);
        const endNeighbour = startNeighbour(server.origin);
        let [isOver, most] = [false, 0];
        const watching = (async () => {
          while (!isOver) {
            most = Math.max(most, (await memoryOf(server.pid)) - before);
            await wait(20);
          }
        })();
        const id = await lists.upload(server.origin, new Uint8Array(content), name);
        const start = performance.now();
        const { error } = await lists.reach(() => server.origin, id, 'failed');
        const seconds = (performance.now() - start) / 1000;
        isOver = true;
        await watching;
        const slowest = await endNeighbour();
        expect(server.isRunning()).toBe(true);
        const after = await lists.apply(
          server.origin,
          listOf(ROWS, 1001 + (content.length % 97), 8),
        );
        expect(after.status).toBe('done');
        const said = `${(content.length / 1024).toFixed(0)} KB refused in ${seconds.toFixed(1)} s («${error}»), the slowest other answer ${slowest.toFixed(0)} ms, ${most.toFixed(0)} MB more; the next list is on sale`;
        expect([seconds < limit, slowest < 1000, most < 200], said).toEqual([true, true, true]);
        return said;
      },
    );
});
