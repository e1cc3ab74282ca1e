import { expect, test } from 'vitest';
import { createTestApp, noDatabase, type TestApp } from '../testing/test-app.ts';

/** Holds the loop for this much processor time. */
function hold(ms: number) {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 > ms) return;
  }
}

interface Line {
  msg: string;
  operations?: string[];
  ms?: number;
}

async function appWith(exportTyres: (server: () => TestApp) => Promise<unknown>) {
  const warning = Promise.withResolvers<Line>();
  const server: TestApp = await createTestApp({
    db: noDatabase,
    canDrown: true,
    logStream: {
      write: (text) => {
        const line = JSON.parse(text) as Line;
        if (line.msg === 'the event loop was held') warning.resolve(line);
      },
    },
    handlers: { exportTyres: () => exportTyres(() => server), getStatus: async () => ({}) },
  });
  return { ...server, told: warning.promise };
}
const expensive = { method: 'POST', url: '/api/search_v2/tyres/export', payload: {} } as const;

test('the call that held the loop is logged and counted by its name', async () => {
  const {
    app,
    told: warning,
    close,
  } = await appWith(async () => {
    hold(400);
    return Buffer.from('');
  });
  expect((await app.inject(expensive)).statusCode).toBe(200);
  const { operations, ms } = await warning;
  expect(operations).toEqual(['exportTyres']);
  expect(ms).toBeGreaterThan(300);
  expect(await app.metrics.getSingleMetricAsString('event_loop_held_seconds')).toMatch(
    /event_loop_held_seconds_count\{operation="exportTyres"\} 1/,
  );
  await close();
});

test('while the loop drowns, expensive calls are told to come back and cheap ones go on', async () => {
  let refused: Promise<{ statusCode: number; headers: object }> | undefined;
  let alive: Promise<{ statusCode: number }> | undefined;
  const { app, close } = await appWith(async (server) => {
    hold(1500);
    refused = server().app.inject(expensive);
    alive = server().app.inject('/healthz');
    return Buffer.from('');
  });
  await app.inject(expensive);
  expect(await refused).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await alive)?.statusCode).toBe(200);
  await close();
});
