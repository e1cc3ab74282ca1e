import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.openJobs();
});
afterAll(() => server.close());

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const read = (path: string) => readFile(new URL(path, DEPLOY), 'utf8');
/** Matches the names of the product's own metrics and of those of the process. */
const OWN_METRICS =
  /\b(?:http_request|database|search_index|replica|nodejs|process)_[a-z0-9_]+|\bjobs\b/g;
const namesIn = (expression: string) =>
  (expression.match(OWN_METRICS) ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));

async function measured(): Promise<string[]> {
  const metrics = await server.app.metrics.getMetricsAsJSON();
  return metrics.map(({ name }) => name);
}

test('the queue is told by kind of job and state, the database by whether it takes writes', async () => {
  const text = await server.app.metrics.metrics();
  expect(text).toContain('jobs{job="order-letter",state="waiting"} 0');
  expect(text).toContain('jobs{job="read-price-list",state="failed"} 0');
  expect(text).toContain('database_writable 1');
});

// `replica_fresh` exists only if there is a replica
test.for([
  {
    of: 'alerts',
    expressions: async () => {
      const { groups } = load(await read('prometheus/alerts.yml')) as {
        groups: { rules: { expr: string }[] }[];
      };
      return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    },
  },
  {
    of: 'the dashboard',
    expressions: async () => {
      const { panels } = JSON.parse(await read('grafana/protektor.json'));
      return panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      );
    },
  },
])('$of ask for what is measured', async ({ expressions }) => {
  const known = new Set([...(await measured()), 'replica_fresh']);
  const asked = new Set((await expressions()).flatMap(namesIn));
  expect(asked.size).toBeGreaterThan(6);
  expect([...asked.difference(known)]).toEqual([]);
});
