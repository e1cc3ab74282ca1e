import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Place } from './place.ts';

/** Passwords of the database's users, and the application's own key. */
export interface Secrets {
  superuser: string;
  replication: string;
  rewind: string;
  owner: string;
  /** encrypts what sources and webhooks are called with */
  vault: string;
}

/** Made once for a cluster, and kept with its settings. */
export function secretsOf(place: Place): Secrets {
  const file = place.path('etc', 'secrets.json');
  if (!existsSync(file)) {
    const secret = () => randomBytes(18).toString('base64url');
    const made: Secrets = {
      superuser: secret(),
      replication: secret(),
      rewind: secret(),
      owner: secret(),
      vault: randomBytes(32).toString('base64'),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
