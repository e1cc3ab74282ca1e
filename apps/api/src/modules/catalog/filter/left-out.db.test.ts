import type { ProductPage, Suggestions } from '@org/api-client/schema';
import table from '@org/tyre-names/benchmark/cases/meanings.json' with { type: 'json' };
import type { Meaning } from '@org/tyre-names/benchmark/score-meanings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedTrade } from '../../../seed/seed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 3000, offers: 12_000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
});
afterAll(() => server.close());

const post = async <Answer>(path: string, body: object) => {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload: body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const list = (body: object, section = 'tyres') =>
  post<ProductPage>(`/search_v2/${section}`, { per_page: 5, ...body });
const suggest = (q: string) => post<Suggestions>('/search_v2/suggest', { q });

describe('a word that nothing has', () => {
  test('leaves the goods without it, and is named', async () => {
    const all = await list({ q: 'зима r16' });
    const answer = await list({ q: 'зима на зубр r16' });
    expect(answer.meta.total).toBe(all.meta.total);
    expect(answer.meta.total).toBeGreaterThan(0);
    expect(answer.left_out).toEqual([{ text: 'зубр', start: 8, end: 12, model: null }]);
    const insisted = await list({ q: 'зима на зубр r16', every_word: true });
    expect([insisted.meta.total, insisted.left_out]).toEqual([0, []]);
  });

  test('goes alone where another finds something', async () => {
    const [first] = (await list({ q: 'зима' })).data;
    const answer = await list({ q: `зубр ${first?.article} щщщщ` });
    expect(answer.left_out.map(({ text }) => text)).toEqual(['зубр', 'щщщщ']);
    expect(answer.data.map(({ article }) => article)).toContain(first?.article);
  });

  test('is told from a model of the trade that nobody sells, by its brand in the text or in the filter', async () => {
    const named = { brand: 'Nordman', name: '5', season: 'winter' };
    for (const body of [{ q: 'нордман 5' }, { q: '5', brand: ['Nordman'] }]) {
      const answer = await list(body);
      expect(answer.left_out.map(({ text, model }) => [text, model])).toEqual([['5', named]]);
      expect(answer.meta.total).toBeGreaterThan(0);
    }
    expect((await suggest('нордман 5')).left_out[0]?.model).toEqual(named);
    expect((await list({ q: 'нордман 8' })).left_out).toEqual([]);
  });

  test('that is an article alone finds nothing', async () => {
    const answer = await list({ q: 'TS9999999' });
    expect([answer.meta.total, answer.left_out]).toEqual([0, []]);
  });

  test('is left out of an export too', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/search_v2/tyres/export?format=csv',
      payload: { q: 'r16 зубр' },
    });
    expect(answer.body.split('\n').length).toBeGreaterThan(3);
  });
});

test('a car of years that nobody knows narrows nothing, and its generations are offered', async () => {
  const answer = await list({ q: 'камри 1990' });
  expect(answer.meta.total).toBe((await list({})).meta.total);
  const [token] = answer.understood.tokens;
  expect([token?.field, token?.filter]).toEqual(['car', {}]);
  expect(token?.alternatives.map(({ filter }) => filter.car?.model)).toEqual([
    'Camry XV50/XV55',
    'Camry XV70',
  ]);
});

const meanings = table.queries as Meaning[];

test('queries without a tab go to the section that they speak of, and find what the catalog has', async () => {
  const wrong: string[] = [];
  const empty: string[] = [];
  for (const { q, section, filter, model_has, may_be_empty } of meanings) {
    const { understood, sections } = await suggest(q);
    const chosen = understood.section ?? sections[0]?.section;
    if (section && chosen !== section) wrong.push(`${q}: ${chosen}, not ${section}`);
    if (!section || may_be_empty || model_has) continue;
    const { meta } = await list({ q }, section);
    if (meta.total === 0 && (await list(filter, section)).meta.total > 0) empty.push(q);
  }
  expect(empty).toEqual([]);
  expect(wrong.length / meanings.length, wrong.join('\n')).toBeLessThanOrEqual(0.03);
});
