import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/db.ts';
import type { Pulse } from '../db/pulse.ts';
import type { Replica } from '../db/replica.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CatalogIndex } from '../modules/catalog/index/catalog-index.ts';

/** Each look at the lag wakes the process: an idle one has few. */
const LAG_EVERY_MS = 100;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

function addIndexMetrics(registry: Registry, index: CatalogIndex) {
  const figures = {
    bytes: 'Memory that the search index takes.',
    version: 'Version of the catalog that the search index is at; 0 while there is none.',
    products: 'Products in the search index.',
    offers: 'Offers in the search index.',
    builds: 'Times that the search index was built from everything.',
    patches: 'Times that the search index followed changed products alone.',
    answered: 'Searches that the search index has answered.',
    behind: 'Searches that the search index left to the database.',
    age: 'Milliseconds since the search index was last seen to be up to date.',
  };
  for (const [name, help] of Object.entries(figures))
    new Gauge({
      name: `search_index_${name}`,
      help,
      registers: [registry],
      // over several processes: the newest version and the greatest age, else the sum
      aggregator: name === 'version' || name === 'age' ? 'max' : 'sum',
      collect() {
        this.set(index.figures()[name as keyof typeof figures] ?? 0);
      },
    });
}

const JOB_STATES = ['waiting', 'active', 'failed'] as const;

function addJobMetrics(registry: Registry, { figures }: Pick<Jobs, 'figures'>) {
  new Gauge({
    name: 'jobs',
    help: 'Jobs of the queue by kind and state, as the whole fleet has them.',
    labelNames: ['job', 'state'],
    registers: [registry],
    // every process sees the same queue
    aggregator: 'max',
    async collect() {
      // before the queue is open, and without a database, there are no figures
      const queues = await figures().catch(() => []);
      this.reset();
      for (const { name, ...counts } of queues)
        for (const state of JOB_STATES) this.set({ job: name, state }, counts[state]);
    },
  });
}

function addDatabaseMetrics(registry: Registry, { db, pulse, replica }: MetricsOptions) {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = db.load();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const isUp = (name: string, help: string, up: () => boolean) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: 'min',
      collect() {
        this.set(Number(up()));
      },
    });
  isUp('database_writable', 'Whether the database takes writes: 1 or 0.', pulse.isThere);
  if (replica) isUp('replica_fresh', 'Whether the replica is read from: 1 or 0.', replica.isFresh);
}

interface MetricsOptions {
  db: Database;
  index: CatalogIndex;
  pulse: Pulse;
  replica: Replica | undefined;
  jobs: Pick<Jobs, 'figures'>;
}

/**
 * Adds metrics for Prometheus: duration of requests by operation, event-loop lag, memory, the database, the index, the
 * queue.
 */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): Registry {
  const registry = new Registry();
  if (cluster.isWorker) {
    // lets this process answer the one that collects the metrics of all processes
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(registry);
  }
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  addDatabaseMetrics(registry, options);
  addIndexMetrics(registry, options.index);
  addJobMetrics(registry, options.jobs);

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const operation = routeOptions.config.operation ?? routeOptions.url ?? 'none';
    duration.observe({ operation, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Creates a separate server for `/metrics`, so that the public port reveals nothing internal. */
export const createMetricsServer = (registry: {
  contentType: string;
  metrics(): Promise<string>;
}): Server =>
  createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const metrics = await registry.metrics();
      response.setHeader('content-type', registry.contentType).end(metrics);
    } catch {
      // one of several processes has just ended, or is just starting
      response.writeHead(503).end();
    }
  });
