import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../apps/api/src/accounts/passwords/common-passwords.ts';
import { DEMO_SUPPLIER } from '../../apps/api/src/seed/parties/demo-accounts.ts';
import type { components } from '../../packages/api-client/src/schema.ts';
import type { MeasuredServer } from './server.ts';

type Import = components['schemas']['Import'];

/** The times at which an import reached its stages, in milliseconds from the first byte of its upload. */
export interface Stages {
  uploaded: number;
  /** The first rows are understood: the file and its columns have been read. */
  read: number;
  understood: number;
  previewed: number;
  merged: number;
  /** `found`: a search finds the new product; `indexed`: so does the index in memory. Undefined if nothing is new. */
  found: number | undefined;
  indexed: number | undefined;
}

export interface Loaded {
  stages: Stages;
  list: Import;
}

const POLL_MS = 25;

/** Returns how often the server's search index has been updated from the catalog. */
async function indexings(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counts = text.matchAll(/^search_index_(?:builds|patches) (\d+)$/gm);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Signs in as the demo's own supplier, to load price lists through HTTP. */
export async function signIn({ api, metrics }: Pick<MeasuredServer, 'api' | 'metrics'>) {
  const call = async <Answer>(
    path: string,
    options: { method?: string; body?: object; form?: FormData; proof?: string } = {},
  ): Promise<Answer> => {
    const { method = options.body || options.form ? 'POST' : 'GET', body, form, proof } = options;
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(proof && { 'x-proof': proof }),
      },
      body: form ?? (body ? JSON.stringify(body) : null),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
  let token = '';
  const login = { login: DEMO_SUPPLIER, password: DEMO_PASSWORD };
  token = (await call<{ token: string }>('/auth/login', { body: login })).token;
  const { data } = await call<{ data: { id: string }[] }>('/companies');
  const company = `/companies/${data[0]?.id}`;
  const path = `${company}/rests/imports`;

  /** Resolves to a proof that the session is its owner's, for a sensitive call. */
  const prove = async (): Promise<string> => {
    const asked = await call<{ token: string }>('/user/proof', { method: 'POST' });
    const proven = { token: asked.token, current_password: DEMO_PASSWORD };
    return (await call<{ proof: string }>('/user/proof/confirm', { body: proven })).proof;
  };

  const finds = async (word: string) => {
    const { data: found } = await call<{ data: unknown[] }>('/search_v2/tyres', {
      body: { q: word },
    });
    return found.length > 0;
  };

  /** Loads a list to its end and accepts all warnings. With a `word`, waits until a search finds it. */
  const load = async (file: Buffer, word?: string): Promise<Loaded> => {
    const begun = performance.now();
    const now = () => performance.now() - begun;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'Прайс.xlsx');
    let list = await call<Import>(path, { form });
    const stages: Stages = {
      uploaded: now(),
      read: Number.NaN,
      understood: Number.NaN,
      previewed: Number.NaN,
      merged: Number.NaN,
      found: undefined,
      indexed: undefined,
    };
    const before = await indexings(metrics);
    const until = async (...states: Import['status'][]) => {
      for (;;) {
        list = await call<Import>(`${path}/${list.id}`);
        if (Number.isNaN(stages.read) && list.rows_done > 0) stages.read = now();
        if (Number.isNaN(stages.understood) && list.rows_done === list.rows_total)
          stages.understood = now();
        if (states.includes(list.status)) return;
        if (list.status === 'failed') throw new Error(`The import failed: ${list.error}`);
        await wait(POLL_MS);
      }
    };
    await until('preview', 'done');
    stages.previewed = now();
    if (list.status === 'preview') {
      const accepted_warnings = list.warnings.map(({ code }) => code);
      await call(`${path}/${list.id}/confirm`, { body: { accepted_warnings } });
      await until('done');
    }
    stages.merged = now();
    if (word) {
      while (!(await finds(word))) await wait(POLL_MS);
      stages.found = now();
      while ((await indexings(metrics)) === before) await wait(POLL_MS);
      stages.indexed = now();
    }
    return { stages, list };
  };
  return { call, company, load, finds, prove };
}
