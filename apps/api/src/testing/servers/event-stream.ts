import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../test-app.ts';

export interface StreamEvent {
  id?: string;
  event?: string;
  data?: unknown;
}

export interface EventStream {
  readonly status: number;
  readonly events: StreamEvent[];
  /** The first event that the test wants. Rejects if the stream ends before. */
  until(wanted: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  readonly ended: Promise<void>;
  close(): void;
}

const parse = (block: string): StreamEvent =>
  Object.fromEntries(
    block
      .split('\n')
      .map((line) => /^(id|event|data): ?(.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, key = '', value = '']) => [key, key === 'data' ? JSON.parse(value) : value]),
  );

/** Opens a stream of events over a real connection, as a browser does. */
export async function openStream(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  authorization: string,
  lastEventId?: string,
): Promise<EventStream> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const call = request({ port, host: '127.0.0.1', path: `/api${path}`, headers });
  const events: StreamEvent[] = [];
  const watchers = new Set<() => void>();
  const look = () => {
    for (const watcher of watchers) watcher();
  };
  let isEnded = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const status = await new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (answer) => {
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        events.push(...blocks.map(parse).filter(({ event }) => event));
        look();
      });
      const finish = () => {
        isEnded = true;
        end();
        look();
      };
      answer.once('close', finish);
      answer.once('error', finish);
      resolve(answer.statusCode ?? 0);
    });
    call.end();
  });
  return {
    status,
    events,
    ended,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const watcher = () => {
          const found = events.find(wanted);
          if (!found && !isEnded) return;
          watchers.delete(watcher);
          if (found) resolve(found);
          else reject(new Error('The stream has ended.'));
        };
        watchers.add(watcher);
        watcher();
      }),
    close: () => call.destroy(),
  };
}
