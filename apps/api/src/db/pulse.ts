import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Whether the database takes writes (a replica: follows), from the last probe, so that nobody waits for it.
 * Decision 114.
 */
export interface Pulse {
  isThere(): boolean;
  /** Resolves as `work` does, or rejects as soon as the database is not there: a frozen database never answers. */
  whileThere<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** The error when the database is not there, with PostgreSQL's own code for a server that can't be connected to now. */
const databaseAway = () =>
  Object.assign(new Error('The database takes no writes now.'), { code: '57P03' });

/** For a database that is not probed: always reported as there. */
export const ALWAYS_THERE: Pulse = {
  isThere: () => true,
  whileThere: (work) => work(),
  stop: async () => undefined,
};

const EVERY_MS = 500;
/** A slower answer counts as none. */
const ANSWER_MS = 2000;

/** Probes on its own connection, so that neither a full pool nor a long import looks like an outage. */
function createProbe(url: string, question: string) {
  let client: pg.Client | undefined;
  let socket: Socket | undefined;
  const drop = () => {
    // a frozen server does not answer a regular close
    socket?.destroy();
    client = undefined;
  };
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'protektor pulse',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      stream: () => {
        socket = new Socket();
        return socket;
      },
    });
    fresh.on('error', () => undefined);
    await fresh.connect();
    return fresh;
  };
  /** True if the server answers and the answer is yes. */
  const ask = async (): Promise<boolean> => {
    try {
      client ??= await connect();
      const { rows } = await client.query<{ yes: boolean }>(`select ${question} yes`);
      return rows[0]?.yes === true;
    } catch {
      drop();
      return false;
    }
  };
  return {
    // if a connection broke, the next one may still work
    isThere: async () => (await ask()) || ask(),
    drop,
  };
}

/** The probe's question to a database that must take writes. */
const LEADS = 'not pg_is_in_recovery()';
/** The probe's question to a replica: is it less than a second behind, and is its primary still there. */
export const FOLLOWS = `not pg_is_in_recovery() or (exists (select from pg_stat_wal_receiver)
  and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() or pg_last_xact_replay_timestamp() > clock_timestamp() - interval '1 second'))`;

/** Probes the database at a `postgres://` URL twice a second. */
export function startPulse(
  url: string,
  onChange: (isThere: boolean) => void,
  question = LEADS,
): Pulse {
  const probe = createProbe(url, question);
  const waiting = new Set<(error: Error) => void>();
  const stopping = new AbortController();
  // a replica is not read from until it is known to follow
  let isThere = question === LEADS;
  const note = (is: boolean) => {
    if (is === isThere || stopping.signal.aborted) return;
    isThere = is;
    onChange(is);
    if (!is) for (const refuse of waiting) refuse(databaseAway());
  };
  const beat = async () => {
    while (!stopping.signal.aborted) {
      note(await probe.isThere());
      await sleep(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };
  const beating = beat();
  return {
    isThere: () => isThere,
    whileThere: async (work) => {
      if (!isThere) throw databaseAway();
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      return Promise.race([work(), promise]).finally(() => waiting.delete(reject));
    },
    stop: async () => {
      stopping.abort();
      probe.drop();
      await beating;
    },
  };
}
