import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread that says only what it is asked: under `node --watch` it would report its files to whoever listens. */
export function startThread(url: URL, options?: WorkerOptions): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(url, { ...options, env });
}
