import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { withRequestId } from './spans.ts';
import { startTracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;

/** Spans as they are sent to a collector: protobuf, where strings are plain and ids are bytes. */
const received: Buffer[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push(Buffer.concat(chunks));
  response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
});

let server: TestApp;
let stopTracing: () => Promise<void>;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  stopTracing = await startTracing({
    otlpEndpoint: `http://127.0.0.1:${port}`,
    traceShare: 0,
    role: 'all',
  });
  server = await createTestApp();
});
afterAll(async () => {
  for (const api of [trace, context, propagation]) api.disable();
  collector.close();
  await server.close();
});

test('a traced request is sent to the collector with its statements, under its caller', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'x-request-id': 'visit-0001', ...headers },
      payload: { q: 'secret' },
    });
  expect((await ask('/search_v2/tyres', { traceparent: PARENT })).statusCode).toBe(200);
  // other requests are traced only in the configured share, here none
  expect((await ask('/search_v2/disks')).statusCode).toBe(200);
  await stopTracing();

  const sent = Buffer.concat(received);
  const traced = sent.toString('utf8');
  expect(traced).toContain('POST /api/search_v2/tyres');
  expect(traced).toContain('visit-0001');
  expect(traced).toContain('db.query.text');
  expect(traced).not.toContain('/api/search_v2/disks');
  // what people type is not sent
  expect(traced).not.toContain('secret');
  const occurrences = sent.toString('hex').split(TRACE).length - 1;
  expect(occurrences).toBeGreaterThan(1);
});

test('the database is told which request a statement is of', async () => {
  const text = 'select current_query() as query';
  const ask = () => server.db.query(text);
  const { rows } = await context.with(withRequestId('visit-0002'), ask);
  expect(rows).toEqual([{ query: `${text} /* request_id=visit-0002 */` }]);
});
