import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { readContract } from '../contract/openapi.ts';
import { createTurns } from './http-turns.ts';

const answer = () => {
  const raw = Object.assign(new EventEmitter(), { closed: false, destroyed: false });
  return { reply: { raw } as unknown as Pick<FastifyReply, 'raw'>, raw };
};

test('one caller has one turn at a time, another caller is not kept waiting', async () => {
  const turns = createTurns();
  const [first, second, other] = [answer(), answer(), answer()];
  await turns.take('a', first.reply);
  const order: string[] = [];
  const waiting = turns.take('a', second.reply).then(() => order.push('second'));
  await turns.take('b', other.reply);
  order.push('other');
  first.raw.emit('finish');
  first.raw.emit('close');
  await waiting;
  expect(order).toEqual(['other', 'second']);
});

test('a few wait, one more is told to come back', async () => {
  const turns = createTurns();
  const all = Array.from({ length: 4 }, answer);
  const taken = all.map(({ reply }) => turns.take('a', reply));
  await expect(turns.take('a', answer().reply)).rejects.toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  for (const [at, { raw }] of all.entries()) {
    await taken[at];
    raw.emit('close');
  }
  // nobody is left in the line
  await turns.take('a', answer().reply);
});

test('one that goes away while it waits gives its turn to the next', async () => {
  const turns = createTurns();
  const [first, gone, next] = [answer(), answer(), answer()];
  await turns.take('a', first.reply);
  const waiting = [turns.take('a', gone.reply), turns.take('a', next.reply)];
  gone.raw.closed = true;
  first.raw.emit('close');
  await Promise.all(waiting);
});

test('each expensive call says that it may be refused', () => {
  const expensive = readContract().operations.filter(({ isExpensive }) => isExpensive);
  expect(expensive.map(({ id }) => id)).toContain('matchList');
  for (const { id, response } of expensive)
    expect(Object.keys(response), id).toEqual(expect.arrayContaining(['429', '503']));
});
