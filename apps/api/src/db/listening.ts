import pg from 'pg';
import type { Db } from './db.ts';

/**
 * The channel of all notices. A notice is a topic: the id of an account, `company:` and the id of a company, `webhooks`,
 * `catalog` (it has another version), `totals` (products are marked), or `jobs:` and the name of a queue.
 */
export const CHANNEL = 'news';

/** Sends a notice; within a transaction, when it commits. */
export const sendNotice = (db: Db, topic: string) =>
  db.query('select pg_notify($1, $2)', [CHANNEL, topic]);

/** Called with each payload of the channel; null if some may have been missed. */
export type OnNotice = (payload: string | null) => void;

const AGAIN_MS = 1000;

/**
 * Listens on a connection of its own. If that breaks, connects again and calls `onNotice` with null. Resolves once it
 * listens, to the function that stops it.
 */
export async function listenOn(
  config: pg.ClientConfig,
  onNotice: OnNotice,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const client = new pg.Client(config);
    client.on('notification', ({ payload }) => onNotice(payload ?? null));
    // a broken connection emits more than one event: `again` acts on the first only
    client.on('error', () => again(client));
    client.once('end', () => again(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    current = client;
  };
  const again = (broken?: pg.Client) => {
    if (isEnded || (broken && broken !== current)) return;
    current = undefined;
    timer = setTimeout(() => {
      connect().then(
        () => onNotice(null),
        () => again(),
      );
    }, AGAIN_MS);
  };
  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await current?.end();
  };
}
