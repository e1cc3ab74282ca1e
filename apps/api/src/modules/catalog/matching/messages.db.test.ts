import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketOf, createMatchingApp } from '../../../testing/matching/matching-app.ts';

/** Messages as buyers write them, each with its basket or its question, `=>` before each of its lines. */
const cases = readFileSync(
  new URL('../../../testing/matching/messages.txt', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n---\n')
  .map((part) => {
    const [message = '', ...basket] = part.split(/\n=> /);
    return { message, basket };
  });

let app: Awaited<ReturnType<typeof createMatchingApp>>;
beforeAll(async () => {
  app = await createMatchingApp();
});
afterAll(() => app.server.close());

test('there are enough of them', () => expect(cases.length).toBeGreaterThanOrEqual(120));

test.each(cases)('«$message»', async ({ message, basket }) => {
  const answer = await app.match({ text: message });
  expect(basketOf(answer, app.articles)).toEqual(basket);
});
