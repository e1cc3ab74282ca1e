import { resolve } from 'node:path';

/** What the process is configured with: read once, at the start. */
export interface Config {
  port: number;
  /** Origin under which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  smtpUrl: string | undefined;
  smsGatewayUrl: string | undefined;
  s3Url: string | undefined;
  isDemo: boolean;
  logLevel: LogLevel;
  /** Number of proxies in front of the server, whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  webDist: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** One line of what the environment may say; the README's table is written from this. */
interface Variable<Value> {
  /** What it means, and what holds without it. */
  about: string;
  /** Reads a value that is there; throws what would be right, as the end of «PORT must be …». */
  parse: (text: string) => Value;
  fallback: (environment: Environment) => Value;
}

function expectation(text: string): never {
  throw new Error(text);
}

function parseInteger(text: string, least: number, most: number): number {
  const value = Number(text);
  const isFine = /^\d+$/.test(text) && value >= least && value <= most;
  return isFine ? value : expectation(`a whole number from ${least} to ${most}`);
}

const parseUrl = (...protocols: string[]) => {
  const examples = protocols.map((protocol) => `${protocol}://…`).join(' or ');
  return (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))
      ? text
      : expectation(`a URL like ${examples}`);
};

function parseBoolean(text: string): boolean {
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  return expectation('on or off');
}

const variable = <Value>(
  about: string,
  parse: Variable<Value>['parse'],
  fallback: Variable<Value>['fallback'],
): Variable<Value> => ({ about, parse, fallback });
const none = () => undefined;

/** Every variable of the environment that the server knows. */
export const VARIABLES = {
  PORT: variable(
    'Port to listen on. Default 3000.',
    (text) => parseInteger(text, 1, 65_535),
    () => 3000,
  ),
  PUBLIC_URL: variable(
    'Origin that browsers use, in links and letters. Default http://localhost:PORT.',
    (text) => new URL(parseUrl('http', 'https')(text)).origin,
    ({ PORT }) => `http://localhost:${PORT ?? 3000}`,
  ),
  DATA_DIR: variable(
    'Directory of the embedded database and of files. Default ./.data.',
    (text) => resolve(text),
    () => resolve('.data'),
  ),
  DATABASE_URL: variable(
    'PostgreSQL 15 or newer; without it the embedded database in DATA_DIR is used.',
    parseUrl('postgres', 'postgresql'),
    none,
  ),
  DATABASE_REPLICA_URL: variable(
    'A read replica of DATABASE_URL. Not used yet.',
    parseUrl('postgres', 'postgresql'),
    none,
  ),
  SMTP_URL: variable(
    'Mail server; without it and SMS_GATEWAY_URL the demo keeps letters in /outbox.',
    parseUrl('smtp', 'smtps'),
    none,
  ),
  SMS_GATEWAY_URL: variable('HTTP gateway of text messages.', parseUrl('http', 'https'), none),
  S3_URL: variable(
    'S3 bucket for files; without it they live in DATA_DIR.',
    parseUrl('http', 'https', 's3'),
    none,
  ),
  DEMO: variable(
    'Fills an empty database with the demo trade. Default on without DATABASE_URL, else off.',
    parseBoolean,
    ({ DATABASE_URL }) => !DATABASE_URL,
  ),
  LOG_LEVEL: variable<LogLevel>(
    `${LOG_LEVELS.join(', ')}. Default info.`,
    (text) =>
      LOG_LEVELS.find((level) => level === text) ?? expectation(`one of ${LOG_LEVELS.join(', ')}`),
    () => 'info',
  ),
  TRUST_PROXY: variable(
    'Number of reverse proxies in front, whose X-Forwarded-For is believed. Default 0.',
    (text) => parseInteger(text, 0, 10),
    () => 0,
  ),
  WEB_DIST: variable(
    'Directory of the built web app. Default apps/web/dist.',
    (text) => resolve(text),
    () => resolve(import.meta.dirname, '../../web/dist'),
  ),
};

/** Reads the environment; throws one line per variable that says what is wrong. An empty value is no value. */
export function readConfig(environment: Environment): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  const read = <Value>(name: keyof typeof VARIABLES, { parse, fallback }: Variable<Value>) => {
    const text = set[name];
    try {
      return text === undefined ? fallback(set) : parse(text);
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}, but is "${text}".`);
      return fallback({});
    }
  };
  const V = VARIABLES;
  const config: Config = {
    port: read('PORT', V.PORT),
    publicUrl: read('PUBLIC_URL', V.PUBLIC_URL),
    dataDir: read('DATA_DIR', V.DATA_DIR),
    databaseUrl: read<string | undefined>('DATABASE_URL', V.DATABASE_URL),
    databaseReplicaUrl: read<string | undefined>('DATABASE_REPLICA_URL', V.DATABASE_REPLICA_URL),
    smtpUrl: read<string | undefined>('SMTP_URL', V.SMTP_URL),
    smsGatewayUrl: read<string | undefined>('SMS_GATEWAY_URL', V.SMS_GATEWAY_URL),
    s3Url: read<string | undefined>('S3_URL', V.S3_URL),
    isDemo: read('DEMO', V.DEMO),
    logLevel: read('LOG_LEVEL', V.LOG_LEVEL),
    trustedProxies: read('TRUST_PROXY', V.TRUST_PROXY),
    webDist: read('WEB_DIST', V.WEB_DIST),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
