import pg from 'pg';

/** The channel that triggers write to, with the id of an account. */
export const CHANNEL = 'news';

/** Told of what was written to the channel; null where something may have been missed. */
export type OnNotice = (payload: string | null) => void;

const AGAIN_MS = 1000;

/**
 * Listens on a connection of its own, and makes another where it breaks: whoever listens is told that he may have missed
 * something. Resolves once it listens.
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
    // one that breaks says so more than once
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
