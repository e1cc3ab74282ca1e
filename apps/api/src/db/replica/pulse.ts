import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Whether the database takes writes, as was last seen: nobody waits to learn it. */
export interface Pulse {
  isThere(): boolean;
  /** The result of work, or a refusal as soon as the database is not there: one that is frozen answers nothing at all. */
  whileThere<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** What is said of a database that is not there: the code is PostgreSQL's own for one that can't be connected to now. */
const databaseAway = () =>
  Object.assign(new Error('The database takes no writes now.'), { code: '57P03' });

/** Of a database that nobody feels the pulse of. */
export const ALWAYS_THERE: Pulse = {
  isThere: () => true,
  whileThere: (work) => work(),
  stop: async () => undefined,
};

const EVERY_MS = 500;
/** Slower than this is no answer. */
const ANSWER_MS = 2000;

/** A connection of its own, so that neither a full pool nor what others hold looks like a database that is gone. */
function createProbe(url: string, question: string) {
  let client: pg.Client | undefined;
  let socket: Socket | undefined;
  const drop = () => {
    // a server that is frozen does not say goodbye
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
  /** Whether it answers, and with yes. */
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
    // a connection that broke says nothing of the next one
    isThere: async () => (await ask()) || ask(),
    drop,
  };
}

/** What is asked of a database that is to take writes. */
const LEADS = 'not pg_is_in_recovery()';
/** What is asked of one that is to follow: less than a second behind, and of no database that is gone. */
export const FOLLOWS = `not pg_is_in_recovery() or (exists (select from pg_stat_wal_receiver)
  and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() or pg_last_xact_replay_timestamp() > clock_timestamp() - interval '1 second'))`;

/** Feels the pulse of the database at a `postgres://` URL twice a second. */
export function startPulse(
  url: string,
  onChange: (isThere: boolean) => void,
  question = LEADS,
): Pulse {
  const probe = createProbe(url, question);
  const waiting = new Set<(error: Error) => void>();
  const stopping = new AbortController();
  // a replica is read from once it is known to follow
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
