import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import {
  bucket,
  flag,
  integer,
  keyed,
  keys,
  mailbox,
  mailboxes,
  origin,
  pushKey,
  refuse,
  share,
  starred,
  url,
} from './parsers.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ROLES = ['all', 'web', 'worker'] as const;
/** What a process does: answer calls, do jobs, or both. */
export type Role = (typeof ROLES)[number];

const VISITOR_PRICES = ['full', 'from', 'none'] as const;
/** Which prices those see who have not logged in. */
export type VisitorPrices = (typeof VISITOR_PRICES)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** One variable of the environment. */
export interface Variable<Value> {
  /** Its line in docs/configuration.md. */
  about: string;
  /** Reads a value that is set. Throws what is expected, as the end of «PORT must be …». */
  parse(text: string): Value;
  fallback(environment: Environment): Value;
}
const variable = <Value>(
  about: string,
  parse: (text: string) => Value,
  fallback: (environment: Environment) => Value,
): Variable<Value> => ({ about, parse, fallback });
const optional = (about: string, parse: (text: string) => string) =>
  variable<string | undefined>(about, parse, () => undefined);

/** The share of one process in a quarter of the memory of the machine or the container, in MiB. */
const quarterOfMemory = ({ WORKERS }: Environment) =>
  Math.floor(
    Math.min(totalmem(), process.constrainedMemory() || Infinity) /
      (4 * (Number(WORKERS) || 1)) /
      2 ** 20,
  );

/** Variables whose values no message may show. */
export const SECRET = new Set(['SECRETS_KEYS', 'WEB_PUSH_KEY', 'MAIL_IN_URL']);

const role = (text: string) =>
  ROLES.find((one) => one === text) ?? refuse(`one of ${ROLES.join(', ')}`);

const logLevel = (text: string) =>
  LOG_LEVELS.find((level) => level === text) ?? refuse(`one of ${LOG_LEVELS.join(', ')}`);

/** Every variable that the server knows. */
export const VARIABLES = {
  PORT: variable('Port to listen on. Default 3000.', integer(1, 65_535), () => 3000),
  PUBLIC_URL: variable(
    'Origin that browsers use, for links in answers and letters. Default http://localhost:PORT.',
    origin,
    ({ PORT }) => `http://localhost:${PORT ?? 3000}`,
  ),
  DATA_DIR: variable(
    'Directory of the embedded database and of files. Default ./.data.',
    (text) => resolve(text),
    () => resolve('.data'),
  ),
  DATABASE_URL: optional(
    'PostgreSQL 15 or newer. Without it the embedded database in DATA_DIR is used.',
    url('postgres', 'postgresql'),
  ),
  DATABASE_REPLICA_URL: optional(
    'A read replica of DATABASE_URL: the search index, vocabularies, statistics, price history and exports are read from it while it is less than a second behind.',
    url('postgres', 'postgresql'),
  ),
  ROLE: variable<Role>(
    'all, web or worker: whether the process answers requests (web), runs jobs such as letters, price lists and webhooks (worker), or does both. Default all.',
    role,
    () => 'all',
  ),
  WORKERS: variable(
    'Number of processes for requests that `npm start` runs on one port; needs DATABASE_URL. Jobs get one more process. Default 1: a single process does both.',
    integer(1, 64),
    () => 1,
  ),
  SMTP_URL: optional(
    'Mail server for letters, as smtps://USER:PASSWORD@HOST:465. If SMS_GATEWAY_URL is missing too, letters and text messages stay in the database, and the demo shows them at /outbox.',
    url('smtp', 'smtps'),
  ),
  MAIL_FROM: variable(
    'Sender of letters, as Name <address>. Default Протектор <no-reply@HOST>, with the host of PUBLIC_URL.',
    mailbox,
    ({ PUBLIC_URL = '' }) =>
      `Протектор <no-reply@${URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : 'localhost'}>`,
  ),
  MAIL_IN_URL: optional(
    'Mailbox that receives price lists by e-mail, as imaps://USER:PASSWORD@HOST/FOLDER. It is read and never changed. Without it, price lists cannot come by e-mail.',
    url('imap', 'imaps'),
  ),
  MAIL_IN_ADDRESS: optional(
    'Address pattern of that mailbox, with a star where each source has its own word: lists+*@HOST, or *@HOST if all mail of the host arrives there.',
    starred,
  ),
  SMS_GATEWAY_URL: optional(
    'HTTP gateway for text messages: takes POST {"to": "79161234567", "text": "…"}; USER:PASSWORD@ become basic authorization.',
    url('http', 'https'),
  ),
  S3_URL: optional(
    'S3 bucket for files, as https://KEY:SECRET@HOST/BUCKET?region=REGION. Without it, files are in DATA_DIR.',
    bucket,
  ),
  REQUISITES_URL: optional(
    'Service that returns requisites by ИНН with the API of DaData, as https://KEY@suggestions.dadata.ru. Without it, only a few built-in organisations are known.',
    keyed,
  ),
  AVITO_MODELS_URL: variable<string | undefined>(
    'The list of names that Avito uses for makers and models of tyres, or off. Default https://autoload.avito.ru/format/tyres_make.xml.',
    (text) => (text === 'off' ? undefined : url('http', 'https')(text)),
    () => 'https://autoload.avito.ru/format/tyres_make.xml',
  ),
  SECRETS_KEYS: variable(
    'Keys that encrypt passwords of sources and secrets of webhooks: 32 bytes in base64 each (openssl rand -base64 32), separated by commas. The first encrypts, the others still decrypt. Without DATABASE_URL a key is made in DATA_DIR; with it, sources and webhooks that need a secret cannot be added until this is set.',
    keys,
    () => undefined,
  ),
  WEB_PUSH_KEY: optional(
    'Private key that signs notices in browsers, in base64url (npx web-push generate-vapid-keys). Without DATABASE_URL a key is made in DATA_DIR; with it, browsers get no notices until this is set.',
    pushKey,
  ),
  PRIVATE_TARGETS: variable(
    'on or off: webhooks may call addresses of private networks, also without TLS, and price lists may be fetched there. Default off.',
    flag,
    () => false,
  ),
  DEMO: variable(
    'on or off: fill an empty database with the demo trade. Default on without DATABASE_URL, else off.',
    flag,
    ({ DATABASE_URL }) => DATABASE_URL === undefined,
  ),
  VISITOR_PRICES: variable<VisitorPrices>(
    'full, from or none: which prices those see who have not logged in: all, the least one of a product, or none. Default full.',
    (text) =>
      VISITOR_PRICES.find((one) => one === text) ?? refuse(`one of ${VISITOR_PRICES.join(', ')}`),
    () => 'full',
  ),
  SEARCH_INDEX_MB: variable(
    'Memory that the search index may take, in MiB; 0 turns it off, and the database answers every search. Default a quarter of the memory of the machine, shared by WORKERS.',
    integer(0, 65_536),
    quarterOfMemory,
  ),
  METRICS_PORT: variable<number | undefined>(
    'Port of `/metrics` for Prometheus; it must not be public. Without it, metrics are not served.',
    integer(1, 65_535),
    () => undefined,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'Address of an OpenTelemetry collector that takes traces over HTTP, as http://HOST:4318. Without it nothing is traced.',
    origin,
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    'Share of requests that are traced, from 0 to 1. Default 1.',
    share,
    () => 1,
  ),
  LOG_LEVEL: variable(
    `${LOG_LEVELS.join(', ')}. Default info with DATABASE_URL, else warn.`,
    logLevel,
    ({ DATABASE_URL }) => (DATABASE_URL === undefined ? 'warn' : 'info'),
  ),
  TRUST_PROXY: variable(
    'Number of reverse proxies in front, whose X-Forwarded-For is believed. Default 0.',
    integer(0, 10),
    () => 0,
  ),
  KEEPERS: variable<readonly string[]>(
    'Confirmed e-mail addresses of the accounts that keep this installation, separated by commas: they see and undo what was learnt from the market, at /market-facts. Default none.',
    mailboxes,
    () => [],
  ),
  BUILD: optional('Commit that is deployed, as the self-check page shows it.', (text) => text),
  WEB_DIST: variable(
    'Directory of the built web app. Default apps/web/dist.',
    (text) => resolve(text),
    () => resolve(import.meta.dirname, '../../../web/dist'),
  ),
};
