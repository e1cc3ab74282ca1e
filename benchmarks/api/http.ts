import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { type Timing, time, timeBeside } from './measure.ts';
import type { Questions } from './questions.ts';

/** A figure of HTTP, in milliseconds and relative to a server that does nothing. */
export interface HttpFigure extends Timing {
  what: string;
  ratio: number;
}

/** The facets that the filter rail of the list of tyres counts. */
const RAIL = [
  'brand',
  'width',
  'profile',
  'diameter',
  'season',
  'studded',
  'run_flat',
  'xl',
  'price',
];

/** Sends a body and reads the whole answer. */
function post(agent: Agent, url: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(text)
            : reject(new Error(`${url} answered ${answer.statusCode}: ${text}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Starts a server in its own process. `server.ts` needs a database that this process has closed. */
export async function startServer(file: 'server.ts' | 'floor.ts', environment = {}) {
  const child: ChildProcess = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
  });
  const [address] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  return {
    address: String(address),
    /** Returns the figures of the search index: how many searches it has answered so far, and others. */
    figures: async () => {
      child.send('figures');
      const [figures] = (await once(child, 'message')) as [
        { answered: number; behind: number; bytes: number },
      ];
      return figures;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Requests sent to a server before it is measured, so that it is as one that has run for a while. */
const WARM_UP = 300;

/**
 * Measures the whole server. Beside each call it measures a server that does nothing, which shows the cost of HTTP
 * itself.
 */
export async function measureHttp(
  environment: Record<string, string>,
  { searches, productIds }: Questions,
): Promise<HttpFigure[]> {
  const server = await startServer('server.ts', environment);
  const floor = await startServer('floor.ts');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body: object) => post(agent, `${server.address}/api${path}`, body);
  const sendNothing = () => post(agent, floor.address, { per_page: 20 });
  try {
    for (let sent = 0; sent < WARM_UP; sent++) await send('/search_v2/tyres', { facets: RAIL });
    const alone = await time(Array.from({ length: WARM_UP }), sendNothing, WARM_UP);
    const figures: HttpFigure[] = [{ what: 'HTTP alone', ...alone, ratio: 1 }];
    const add = async <Input>(
      what: string,
      inputs: readonly Input[],
      call: (input: Input) => Promise<unknown>,
    ) => {
      const { own, peer } = await timeBeside(inputs, call, sendNothing);
      figures.push({ what, ...own, ratio: own.p50 / peer.p50 });
    };
    for (const [what, bodies] of Object.entries(searches))
      await add(`${what}: page`, bodies, (body) => send('/search_v2/tyres', body));
    const counted = Object.keys(searches).filter((what) => !/^first page, [^d]/.test(what));
    for (const what of counted)
      await add(`${what}: page and facets`, searches[what] ?? [], (body) =>
        send('/search_v2/tyres', { ...body, facets: RAIL }),
      );
    await add('offers of a product', productIds, (id) => send(`/product/${id}/rests`, {}));
    await add('brands', Array.from({ length: 100 }), () =>
      send('/vocabulary', { vocabularies: [{ vocabulary: 'SysProduct.tyres_brand' }] }),
    );
    await add('suggestions', (searches['text: part of a model'] ?? []).slice(0, 60), ({ q }) =>
      send('/search_v2/suggest', { q, section: 'tyres' }),
    );
    return figures;
  } finally {
    agent.destroy();
    await floor.stop();
    await server.stop();
  }
}
