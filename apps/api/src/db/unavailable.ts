/** PostgreSQL codes or their prefixes: connections, a server that stops or starts, a read-only server, resources. */
const AWAY = ['08', '57P', '53', '25006', '25P03', '58030'];
/** PostgreSQL codes of a statement that gave up because others held what it needed. */
const BUSY = ['55P03', '57014', '40P01', '40001'];
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Messages of errors of `pg` and the embedded database that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|The embedded database has stopped|read ECONN|write E)/;

const codeOf = (error: unknown) => {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/**
 * Whether the database can't be reached, stops, starts or has no room. It will be back, and nothing is wrong with the
 * statement.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (NETWORK.includes(code)) return true;
  if (code !== '') return AWAY.some((beginning) => code.startsWith(beginning));
  // all of several addresses of one host refuse
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return MESSAGES.test(error.message);
}

/** Whether a statement gave up because others held what it needed. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && BUSY.includes(codeOf(error));

/** PostgreSQL codes of what is not about the rows: besides the above, rolled back, wrong or unknown statements. */
const NOT_OF_ROWS = ['40', '42', '55', '57', '58', ...AWAY];

/** Whether the database has refused a statement for the values that it was given. */
export const isOfValues = (error: unknown): boolean => {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) && !NOT_OF_ROWS.some((beginning) => code.startsWith(beginning));
};
