import type { Limiter } from '../http/http-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Drops all jobs: nobody is notified of past events. */
export const NO_JOBS: Jobs = {
  start: async () => undefined,
  add: async () => undefined,
  addAll: async () => undefined,
  figures: async () => [],
  work: async () => undefined,
  stop: async () => undefined,
};
export const NO_LIMITS: Limiter = {
  take: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
};

/** The parts of a request that handlers read. */
export interface Call {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}
