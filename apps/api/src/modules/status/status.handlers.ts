import { readFileSync } from 'node:fs';
import type { Handler } from '../../contract/contract.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

export const getStatus: Handler<'getStatus'> = async ({ config }) => ({
  version,
  build: config.build ?? null,
  time: new Date().toISOString(),
  demo: config.isDemo,
});
