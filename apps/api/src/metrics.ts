import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db/db.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `/metrics` for Prometheus: duration of requests by operation, event-loop lag, memory, database connections. */
export function addMetrics(app: FastifyInstance, db: Database) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
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

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const operation = routeOptions.config.operation ?? routeOptions.url ?? 'none';
    duration.observe({ operation, method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
