import { mkdirSync, writeFileSync } from 'node:fs';
import type { Place } from './place.ts';
import type { User } from './user.ts';

/** The name that pgBackRest knows this database by. */
export const STANZA = 'protektor';

/** Settings of pgBackRest. */
export const settingsFile = (place: Place) => place.path('etc', 'pgbackrest.conf');

/**
 * What pgBackRest keeps and where: two full copies, and the log of everything since. In production the repository is a
 * bucket (`repo1-type=s3`) in another building, and encrypted.
 */
export function writeBackupSettings(place: Place, user: User): void {
  const repository = place.path('data', 'backup');
  mkdirSync(repository, { recursive: true });
  user.own(repository);
  const settings = {
    'repo1-path': repository,
    'repo1-retention-full': 2,
    'repo1-bundle': 'y',
    'compress-type': 'zst',
    'start-fast': 'y',
    'log-path': place.path('log'),
    'log-level-console': 'warn',
    'lock-path': place.path('run'),
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  writeFileSync(settingsFile(place), `[global]\n${lines.join('\n')}\n`);
  user.own(settingsFile(place));
}

/** How a database hands on what it has written, a minute after it was at the latest. */
export const archivingOf = (place: Place, name: string, pgbackrest: string) => ({
  archive_mode: 'on',
  archive_timeout: '60s',
  archive_command: `${pgbackrest} --config=${settingsFile(place)} --stanza=${STANZA} --pg1-path=${place.path('data', name)} archive-push %p`,
});
