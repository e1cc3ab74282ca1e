import { randomUUID } from 'node:crypto';
import type { GoodsRequest, MatchedRow } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLast } from '../../testing/at-last.ts';
import { createMatchingApp } from '../../testing/matching/matching-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
let buyer: User;
beforeAll(async () => {
  app = await createMatchingApp();
  buyer = await createUser(app.server, { email: 'b@koleso.ru' });
});
afterAll(() => app.server.close());

/** Makes a request of a message, and opens it: its lines, and what each means now. */
async function reopened(text: string) {
  const made = await atLast(() =>
    app.server.app.inject({
      ...{ method: 'POST', url: '/api/requests', payload: { text } },
      headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
    }),
  );
  const { id } = made.json<{ id: string }>();
  const { lines } = (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();
  const { data } = (await atLast(() => buyer.get(`/requests/${id}/choices`))).json<{
    data: { row: MatchedRow }[];
  }>();
  return { lines, rows: data.map(({ row }) => row) };
}

test('what later lines take back stays taken back, and they stay as remarks', async () => {
  const { lines, rows } = await reopened(
    '20000177 - 4\n20000178 8 шт\nнет, 20000177 12\n20000178 не надо',
  );
  expect(lines.map(({ quantity, state }) => [quantity, state === 'remark'])).toEqual([
    [12, false],
    [0, false],
    [null, true],
    [null, true],
  ]);
  expect(rows.map(({ quantity }) => quantity)).toEqual([12, 0]);
});

test('a settled quantity is no word that was not understood', async () => {
  const { rows } = await reopened('205/55 R16 зима до 9000 4\nто же шип - 8');
  expect(rows.map(({ quantity, reason }) => [quantity, reason])).toEqual([
    [4, expect.not.stringContaining('не понято')],
    [8, expect.not.stringContaining('не понято')],
  ]);
});

test('a limit of the price is marked as understood, also beside a code', async () => {
  const texts = ['205/55 R16 зима до 9000 - 4', '20000177 не дороже 9000 руб 4 шт'];
  const { lines } = await reopened(texts.join('\n'));
  const marked = lines.map(({ text, understood }) =>
    understood.tokens.map(({ start, end }) => text.slice(start, end)),
  );
  expect(marked).toEqual([['205/55 R16', 'зима', 'до 9000'], ['не дороже 9000 руб']]);
});
