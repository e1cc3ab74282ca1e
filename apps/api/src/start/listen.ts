import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../config/config.ts';

/** Listens on IPv6 and IPv4, or on IPv4 alone if the machine has no IPv6. */
export async function listen(
  variable: 'PORT' | 'METRICS_PORT',
  port: number,
  on: (options: { port: number; host: string }) => Promise<unknown>,
) {
  try {
    await on({ port, host: '::' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use: stop what uses it, or set ${variable} to another.`);
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
    await on({ port, host: '0.0.0.0' });
  }
}

/** Serves the metrics if the configuration has a port for them. */
export async function serveMetrics(create: () => Server, { metricsPort }: Config) {
  if (metricsPort === undefined) return;
  const server = create();
  await listen('METRICS_PORT', metricsPort, async (options) => {
    server.listen(options);
    await once(server, 'listening');
  });
  // it must not keep the process alive when everything else has ended
  server.unref();
}
