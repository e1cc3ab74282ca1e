import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { selectLetter, selectOutbox } from './outbox.sql.ts';
import { LETTER_POLICY, PAGE_POLICY, toPage } from './page.ts';

const SHOWN = 100;
const HTML = 'text/html; charset=utf-8';

/** Adds `/outbox`: the messages that a demo would have sent, which has nowhere to send them. */
export function addOutbox(app: FastifyInstance) {
  app.get('/outbox', async ({ db }, reply) =>
    reply
      .type(HTML)
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
      .send(toPage(await selectOutbox(db, SHOWN))),
  );
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ db, params }, reply) => {
    const letter = /^\d{1,9}$/.test(params.id)
      ? await selectLetter(db, Number(params.id))
      : undefined;
    if (letter === undefined) throw new Problem(404);
    return reply
      .type(HTML)
      .headers({ 'content-security-policy': LETTER_POLICY, 'cache-control': 'no-store' })
      .send(letter);
  });
}
