import { join } from 'node:path';
import { ownerUrl } from './database.ts';
import type { Place } from './place.ts';
import type { Part } from './processes.ts';
import { answers, ask } from './requests.ts';
import type { Secrets } from './secrets.ts';

const ROOT = join(import.meta.dirname, '../..');
export const SERVER = join(ROOT, 'apps/api/src/server.ts');
/** From npm, and for trials: production has a server or a service of its own. */
const S3 = join(ROOT, 'apps/api/node_modules/s3rver/bin/s3rver.js');
const BUCKET = 'protektor';
const S3_KEY = 'S3RVER';

export function s3Part(place: Place, node: string): Part {
  return {
    name: 's3',
    command: node,
    args: [
      S3,
      ...['--directory', place.path('data', 's3')],
      ...['--address', place.host('s3'), '--port', String(place.port('s3'))],
      ...['--configure-bucket', BUCKET],
    ],
    isReady: async () => (await ask(`http://${place.address('s3')}/${BUCKET}`)) !== undefined,
    readyWithinS: 30,
  };
}

const PROCESSES = [
  ['api1', 'web'],
  ['api2', 'web'],
  ['worker', 'worker'],
] as const;

/** Two processes for calls and one for jobs. The first one fills the database, and so comes before the others. */
export function applicationParts(
  place: Place,
  {
    node,
    secrets,
    environment,
  }: { node: string; secrets: Secrets; environment: Record<string, string> },
): Part[] {
  return PROCESSES.map(([name, role]) => ({
    name,
    command: node,
    args: [SERVER],
    environment: {
      NODE_ENV: 'production',
      PORT: String(place.port(name)),
      PUBLIC_URL: `http://localhost:${place.port('balancer')}`,
      DATABASE_URL: ownerUrl(place, secrets, 'primary'),
      DATABASE_REPLICA_URL: ownerUrl(place, secrets, 'replica'),
      S3_URL: `http://${S3_KEY}:${S3_KEY}@${place.address('s3')}/${BUCKET}`,
      SECRETS_KEYS: secrets.vault,
      DATA_DIR: place.path('data', name),
      TRUST_PROXY: '1',
      ROLE: role,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    isReady: () => answers(`http://${place.address(name)}/readyz`),
    readyWithinS: 180,
  }));
}
