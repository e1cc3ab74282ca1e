import { type Environment, SECRET, VARIABLES, type Variable } from './variables.ts';

/** The configuration of the process. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment. Throws an error with one line for each wrong variable. An empty value counts as not set. */
export function readConfig(environment: Environment) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  const read = <Name extends keyof typeof VARIABLES>(name: Name) => {
    const { parse, fallback } = VARIABLES[name] as Variable<
      ReturnType<(typeof VARIABLES)[Name]['parse']>
    >;
    const text = set[name];
    if (text === undefined) return fallback(set);
    try {
      return parse(text);
    } catch (error) {
      const shown = SECRET.has(name) ? '' : `, but is "${text}"`;
      problems.push(`${name} must be ${(error as Error).message}${shown}.`);
      return fallback({});
    }
  };
  const config = {
    port: read('PORT'),
    publicUrl: read('PUBLIC_URL'),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    databaseReplicaUrl: read('DATABASE_REPLICA_URL'),
    role: read('ROLE'),
    workers: read('WORKERS'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    mailInUrl: read('MAIL_IN_URL'),
    mailInAddress: read('MAIL_IN_ADDRESS'),
    smsGatewayUrl: read('SMS_GATEWAY_URL'),
    s3Url: read('S3_URL'),
    requisitesUrl: read('REQUISITES_URL'),
    avitoModelsUrl: read('AVITO_MODELS_URL'),
    secretsKeys: read('SECRETS_KEYS'),
    webPushKey: read('WEB_PUSH_KEY'),
    hasPrivateTargets: read('PRIVATE_TARGETS'),
    isDemo: read('DEMO'),
    visitorPrices: read('VISITOR_PRICES'),
    searchIndexMb: read('SEARCH_INDEX_MB'),
    metricsPort: read('METRICS_PORT'),
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    traceShare: read('OTEL_TRACES_SAMPLER_ARG'),
    logLevel: read('LOG_LEVEL'),
    trustedProxies: read('TRUST_PROXY'),
    keepers: read('KEEPERS'),
    build: read('BUILD'),
    webDist: read('WEB_DIST'),
  };
  if (config.databaseReplicaUrl && !set.DATABASE_URL)
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL.');
  if ((config.mailInUrl === undefined) !== (config.mailInAddress === undefined))
    problems.push('MAIL_IN_URL and MAIL_IN_ADDRESS need each other.');
  if (config.role !== 'all' && !set.DATABASE_URL)
    problems.push('ROLE needs DATABASE_URL: the embedded database has one process.');
  if (config.workers > 1 && !set.DATABASE_URL)
    problems.push('WORKERS needs DATABASE_URL: the embedded database has one process.');
  if (config.workers > 1 && config.role === 'worker')
    problems.push('WORKERS are for calls: start ROLE=worker as often as you like.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
