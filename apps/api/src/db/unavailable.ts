/** Codes of PostgreSQL, or how they begin: connections, a server that stops or starts, one that is only read from, resources. */
const AWAY = ['08', '57P', '53', '25006', '25P03', '58030'];
/** Somebody else holds what is asked for, for longer than anybody waits. */
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
/** What `pg` and the embedded database say without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|The embedded database has stopped|read ECONN|write E)/;

const codeOf = (error: unknown) => {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Whether the database can't be reached, stops, starts or has no room: it will be back, and nothing is wrong with the statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (NETWORK.includes(code)) return true;
  if (code !== '') return AWAY.some((beginning) => code.startsWith(beginning));
  // several addresses of one host that all refuse
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return MESSAGES.test(error.message);
}

/** Whether a statement gave up waiting for what others are at. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && BUSY.includes(codeOf(error));
