import type { Source, SourceFetch } from '@org/api-client/schema';
import { waitFor, waitForSome } from '@org/config/wait-for';
import { expect } from 'vitest';
import { createPostedApp } from '../post.ts';
import { type FileServer, startFileServer } from '../servers/file-server.ts';
import { createPriceListApp } from './price-list-app.ts';
import type { Cells } from './workbook.ts';

/** Makes `count` rows of a list, with prices from `price` up. */
export const many = (count: number, price = 5000): Cells =>
  Array.from({ length: count }, (_, at) => [
    `K-${at}`,
    `Cordiant Comfort 2 ${175 + (at % 5) * 10}/65 R15 ${80 + at}T`,
    'Cordiant',
    price + at,
    10 + at,
  ]);

/** Creates a server that fetches price lists from a test server, for one company after another. */
export async function createSourceApp(environment: Record<string, string> = {}) {
  const posted = await createPostedApp({
    environment: { PRIVATE_TARGETS: 'on', ...environment },
  });
  const app = await createPriceListApp(posted);
  await posted.db.query('update account set email_verified_at = now()');
  let shop: FileServer = await startFileServer();

  const path = (rest = '') => `/companies/${app.supplierId()}/sources${rest}`;
  const send = (body: object = {}) =>
    app.user.post(path(), { name: 'Зима', url: `${shop.origin}/zima.xlsx`, ...body });
  async function make(body: object = {}): Promise<Source> {
    const answer = await send(body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const all = async () => (await app.user.get(path())).json<{ data: Source[] }>().data;
  async function getSource(id: string): Promise<Source> {
    const found = (await all()).find((source) => source.id === id);
    if (!found) throw new Error('There is no such source.');
    return found;
  }
  const log = async (id: string) => {
    const answer = await app.user.get(path(`/${id}/fetches`));
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: SourceFetch[] }>().data;
  };
  /** Waits until the source was fetched `looks` times and the latest fetch has this status. */
  const until = (id: string, status: SourceFetch['status'], looks: number) =>
    waitFor(async () => {
      const entries = await log(id);
      expect(entries).toHaveLength(looks);
      expect(entries[0]).toMatchObject({ status });
      return entries[0] as SourceFetch;
    });
  /** The letters about what sources bring: each new source is told of as well. */
  const letters = () =>
    posted.mail.letters.filter(({ subject = '' }) => !subject.startsWith('Добавлен источник'));
  return {
    ...app,
    posted,
    shop: () => shop,
    sourcePath: path,
    sendSource: send,
    make,
    all,
    getSource,
    log,
    untilFetch: until,
    fetchNow: (id: string) => app.user.post(path(`/${id}/fetches`)),
    letters,
    /** Waits for the first letter about what a source brought. */
    letter: () =>
      waitForSome(
        () => letters()[0],
        () => posted.mail.letters,
      ),
    /** Continues with another company and another test server. */
    change: async () => {
      await app.changeSupplier();
      posted.mail.letters.length = 0;
      await shop.close();
      shop = await startFileServer();
    },
    close: async () => {
      await posted.close();
      await shop.close();
    },
  };
}
export type SourceApp = Awaited<ReturnType<typeof createSourceApp>>;
