import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { VARIABLES } from './config/variables.ts';

const messageOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

test('nothing set is the demo on the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    isDemo: true,
    logLevel: 'warn',
    trustedProxies: 0,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('with a PostgreSQL it is no demo, unless asked for', () => {
  const DATABASE_URL = 'postgres://user:secret@db.example/trade';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ isDemo: false, logLevel: 'info' });
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).isDemo).toBe(true);
  expect(readConfig({ DATABASE_URL: '', DEMO: '' }).isDemo).toBe(true);
});

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://protektor.example/' }).publicUrl).toBe(
    'https://protektor.example',
  );
});

test('letters come from the host that the links in them lead to, unless it is said otherwise', () => {
  const from = (environment: Record<string, string>) => readConfig(environment).mailFrom;
  expect(from({})).toBe('Протектор <no-reply@localhost>');
  expect(from({ PUBLIC_URL: 'https://protektor.example:8443' })).toBe(
    'Протектор <no-reply@protektor.example>',
  );
  for (const MAIL_FROM of ['shop@koleso.ru', 'Колесо <shop@koleso.ru>'])
    expect(from({ MAIL_FROM })).toBe(MAIL_FROM);
});

describe('what is wrong is said in one line', () => {
  test.each([
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535, but is "80a".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, but is "0".'],
    [
      'PUBLIC_URL',
      'protektor.example',
      'PUBLIC_URL must be a URL like http://… or https://…, but is "protektor.example".',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/shop',
      'PUBLIC_URL must be an origin without a path, but is "https://a.example/shop".',
    ],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be a URL like postgres://… or postgresql://…, but is "mysql://db".',
    ],
    [
      'MAIL_FROM',
      'a@b.ru, c@d.ru',
      'MAIL_FROM must be an address like Name <name@host>, but is "a@b.ru, c@d.ru".',
    ],
    [
      'S3_URL',
      'https://storage.example/bucket',
      'S3_URL must be a URL like https://KEY:SECRET@HOST/BUCKET, but is "https://storage.example/bucket".',
    ],
    ['DEMO', 'maybe', 'DEMO must be on or off, but is "maybe".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ],
  ])('%s=%s', (name, value, message) => {
    expect(messageOf({ [name]: value })).toBe(message);
  });

  test('and everything that is wrong is said at once', () => {
    expect(messageOf({ PORT: 'x', DEMO: 'x' })?.split('\n')).toHaveLength(2);
    expect(messageOf({ DATABASE_REPLICA_URL: 'postgres://replica/trade' })).toBe(
      'DATABASE_REPLICA_URL needs DATABASE_URL.',
    );
    expect(messageOf({ WORKERS: '4' })).toBe(
      'WORKERS needs DATABASE_URL: the embedded database has one process.',
    );
    expect(messageOf({ ROLE: 'web' })).toBe(
      'ROLE needs DATABASE_URL: the embedded database has one process.',
    );
    const DATABASE_URL = 'postgres://db/trade';
    expect(messageOf({ DATABASE_URL, ROLE: 'worker', WORKERS: '2' })).toBe(
      'WORKERS are for calls: start ROLE=worker as often as you like.',
    );
    expect(messageOf({ DATABASE_URL, ROLE: 'jobs' })).toBe(
      'ROLE must be one of all, web, worker, but is "jobs".',
    );
  });
});

test('the page of the configuration holds every variable', () => {
  const rows = Object.entries(VARIABLES).map(([name, { about }]) => [`\`${name}\``, about]);
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(
    table.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(rows);
});
