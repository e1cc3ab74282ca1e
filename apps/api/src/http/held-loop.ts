import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** How often the loop should come round. */
const TICK_MS = 50;
/** Others notice when one request holds the loop for longer. */
const HELD_MS = 100;
/** If it is held for this long on average, the loop is drowning. */
const DROWNING_MS = 250;
/** How much the last round counts in the average. */
const WEIGHT = 0.2;
const SECONDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** A request that is being answered. */
interface UnderWay {
  operation: string;
  raw: FastifyReply['raw'];
  /** processor time of its steps in this round, in milliseconds */
  ms: number;
}

export interface HeldLoop {
  /** Notes that a step of a request has ended: the work since the last step of any request was its own. */
  mark(request: FastifyRequest): void;
  /** Whether the loop comes round so late that expensive work has to wait. */
  isDrowning(): boolean;
}

/** Returns whose work a round was: the request whose steps took most of it, or else all that are under way. */
function holders(requests: Iterable<UnderWay>, ms: number): string[] {
  const all = [...requests].sort((a, b) => b.ms - a.ms);
  const [first] = all;
  const causes = first && first.ms > ms / 2 ? [first] : all;
  return [...new Set(causes.map(({ operation }) => operation))];
}

/**
 * Watches the event loop that answers everybody. Whoever holds it is counted and logged by the name of the call. What
 * counts is processor time of this thread: if the machine is busy with other things, that is no fault of a call.
 */
export function watchLoop(app: FastifyInstance, registry: Registry): HeldLoop {
  const held = new Histogram({
    name: 'event_loop_held_seconds',
    help: 'Processor time for which a call held the event loop, where it was too long. `several`: one of those in the log.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [registry],
  });
  /** Requests under way, and those that have ended in this round. */
  const requests = new Map<FastifyRequest, UnderWay>();
  const ended = new Set<FastifyRequest>();
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [round, step] = [used(), used()];
  let average = 0;
  /** Runs while somebody is answered and until the loop has recovered: a server that nobody calls sleeps. */
  let timer: NodeJS.Timeout | undefined;

  const mark = (request: FastifyRequest) => {
    const now = used();
    const one = requests.get(request);
    if (one) one.ms += now - step;
    step = now;
  };
  const heldFor = () => (requests.size === 0 ? 0 : Math.max(0, used() - round - TICK_MS));
  const tick = () => {
    const ms = heldFor();
    average += (ms - average) * WEIGHT;
    if (ms > HELD_MS) {
      const operations = holders(requests.values(), ms);
      const [operation = 'none', ...others] = operations;
      held.observe({ operation: others.length > 0 ? 'several' : operation }, ms / 1000);
      app.log.warn({ operations, ms: Math.round(ms) }, 'the event loop was held');
    }
    for (const [request, one] of requests) {
      one.ms = 0;
      // a connection that breaks off is never answered
      if (ended.has(request) || one.raw.closed) requests.delete(request);
    }
    ended.clear();
    round = used();
    if (requests.size > 0 || average > 1) return;
    clearInterval(timer);
    timer = undefined;
  };

  app.addHook('onRequest', async (request, reply) => {
    const { config, url = 'none' } = request.routeOptions;
    // what was done while nobody asked keeps nobody waiting
    if (requests.size === 0) round = used();
    requests.set(request, { operation: config.operation ?? url, raw: reply.raw, ms: 0 });
    step = used();
    timer ??= setInterval(tick, TICK_MS).unref();
  });
  app.addHook('preHandler', async (request) => mark(request));
  app.addHook('onSend', async (request) => mark(request));
  app.addHook('onResponse', async (request) => {
    mark(request);
    ended.add(request);
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return {
    mark,
    isDrowning: () => Math.max(average, heldFor() * WEIGHT) > DROWNING_MS,
  };
}
