import { beforeEach, expect, test } from 'vitest';
import { sendProven } from '../api/send-proven.ts';
import { store } from '../session/store.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';
import { confirmWith } from './ask.ts';
import { askedProofAtom } from './proof.atoms.ts';

const REFUSAL = { message: 'Подтвердите, что это вы', code: 'proof' };
const json = (status: number, body: object) => Response.json(body, { status });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A server that takes one proof. */
function server(good: string) {
  const seen: [proof: string | null, body: string][] = [];
  const send = async (request: Request) => {
    const proof = request.headers.get('x-proof');
    seen.push([proof, await request.text()]);
    return proof === good ? json(200, {}) : json(403, REFUSAL);
  };
  return { seen, send };
}
const request = (method = 'POST') =>
  new Request('https://protektor.example/api/x', {
    method,
    ...(method === 'POST' && { body: '{"name":"Ключ"}' }),
  });

/** Answers the next question; resolves to its title. */
const answerNext = (proof: string | null, minutes = 5) =>
  new Promise<string>((resolve) => {
    const stop = store.sub(askedProofAtom, () => {
      const asked = store.get(askedProofAtom);
      if (!asked) return;
      stop();
      resolve(asked.subject.title);
      asked.answer(proof === null ? null : { proof, expires_at: inMinutes(minutes) });
    });
  });

let session = 0;
beforeEach(() => {
  session += 1;
  store.set(sessionAtom, {
    token: `session ${session}`,
    token_type: 'Bearer',
    expires_at: inMinutes(60),
  });
});

test('a refused call is asked about and sent again, with its body', async () => {
  const { seen, send } = server('good');
  const asked = answerNext('good');
  expect((await sendProven(request(), send)).status).toBe(200);
  expect(await asked).toBe('Подтвердите, что это вы');
  expect(seen).toEqual([
    [null, '{"name":"Ключ"}'],
    ['good', '{"name":"Ключ"}'],
  ]);
  expect(store.get(askedProofAtom)).toBeNull();
});

test('the answer is good for other calls, while it lives and the session is the same', async () => {
  const { seen, send } = server('good');
  const first = answerNext('good');
  await sendProven(request(), send);
  await first;
  expect((await sendProven(request(), send)).status).toBe(200);
  expect(seen.map(([proof]) => proof)).toEqual([null, 'good', 'good']);
  store.set(sessionAtom, { token: 'other', token_type: 'Bearer', expires_at: inMinutes(60) });
  const next = answerNext('good');
  await sendProven(request(), send);
  await next;
  expect(seen.map(([proof]) => proof)).toEqual([null, 'good', 'good', null, 'good']);
});

test('one that has run out is not shown', async () => {
  const { seen, send } = server('good');
  const first = answerNext('good', -1);
  await sendProven(request(), send);
  await first;
  const next = answerNext('good');
  await sendProven(request(), send);
  await next;
  expect(seen.map(([proof]) => proof)).toEqual([null, 'good', null, 'good']);
});

test('who gives no answer has given the call up', async () => {
  const { seen, send } = server('good');
  const asked = answerNext(null);
  await expect(sendProven(request(), send)).rejects.toMatchObject({ name: 'AbortError' });
  await asked;
  expect(seen).toHaveLength(1);
  expect(store.get(askedProofAtom)).toBeNull();
});

test('two calls at once are asked about once', async () => {
  const { send } = server('good');
  const asked = answerNext('good');
  const answers = await Promise.all([sendProven(request(), send), sendProven(request(), send)]);
  await asked;
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a call with a subject of its own is asked about each time', async () => {
  const { seen, send } = server('good');
  const first = answerNext('good');
  await sendProven(request(), send);
  await first;
  const subject = { title: 'Подтвердите новый счёт', children: '', action: 'Да', cancel: 'Нет' };
  const asked = answerNext('good');
  await confirmWith(subject, () => sendProven(request(), send));
  expect(await asked).toBe('Подтвердите новый счёт');
  expect(seen.map(([proof]) => proof)).toEqual([null, 'good', null, 'good']);
});

test('any other refusal, and what only reads, passes as it is', async () => {
  const send = async () => json(403, { message: 'Это может только владелец' });
  expect((await sendProven(request(), send)).status).toBe(403);
  const refuse = async () => json(403, REFUSAL);
  expect((await sendProven(request('GET'), refuse)).status).toBe(403);
  expect(store.get(askedProofAtom)).toBeNull();
});
