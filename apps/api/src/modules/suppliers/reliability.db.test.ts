import { randomUUID } from 'node:crypto';
import type { Supplier } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { visitor } from '../../testing/visitor.ts';
import { countReliability } from './suppliers.jobs.ts';
import { selectReport } from './suppliers.sql.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

/** What has happened to an order, in order; each after so many minutes. */
interface Tale {
  supplier: number;
  daysAgo: number;
  steps: { kind: string; after: number }[];
}

const STORIES = [
  ['confirmed', 'invoiced', 'shipped'],
  ['confirmed', 'declined'],
  ['confirmed', 'lapsed'],
  ['offered', 'accepted'],
  ['offered', 'lapsed'],
  ['offered', 'appealed', 'appeal_agreed', 'accepted'],
  ['declined', 'appealed', 'appeal_agreed'],
  ['declined', 'appealed', 'appeal_refused'],
  ['lapsed', 'appealed'],
  ['declined'],
  ['cancelled'],
  ['lapsed'],
  [],
];
const tale = fc.record({
  supplier: fc.nat(2),
  daysAgo: fc.oneof(
    { weight: 9, arbitrary: fc.nat(89) },
    { weight: 1, arbitrary: fc.constant(91) },
  ),
  steps: fc
    .tuple(fc.constantFrom(...STORIES), fc.array(fc.nat(6000), { minLength: 4, maxLength: 4 }))
    .map(([kinds, after]) => kinds.map((kind, at) => ({ kind, after: after[at]! }))),
});

async function insertTales(tales: readonly Tale[]) {
  await server.db.exec('truncate orders cascade');
  for (const { supplier, daysAgo, steps } of tales) {
    const id = randomUUID();
    await server.db.query(
      `insert into orders (id, supplier_id, buyer, supplier, contact, delivery, created_at)
       values ($1, $2, '{}', '{}', '{}', '{}', now() - make_interval(days => $3))`,
      [id, server.catalog.suppliers[supplier]!.id, daysAgo],
    );
    let minutes = 0;
    for (const { kind, after } of [{ kind: 'placed', after: 0 }, ...steps]) {
      minutes += after;
      await server.db.query(
        `insert into order_event (order_id, status, kind, at)
         select id, 'new', $2, created_at + make_interval(mins => $3) from orders where id = $1`,
        [id, kind, minutes],
      );
    }
  }
}

const ANSWERS = new Set(['confirmed', 'offered', 'declined']);

/** The orders that count. */
const counted = (tales: readonly Tale[], supplier: number) =>
  tales.filter(
    ({ daysAgo, steps, ...one }) =>
      one.supplier === supplier &&
      daysAgo < 90 &&
      steps.length > 0 &&
      steps[0]!.kind !== 'cancelled' &&
      steps.every(({ kind }) => kind !== 'appeal_agreed'),
  );
const isFull = ({ steps }: Tale) =>
  steps[0]!.kind === 'confirmed' && steps.every(({ kind }) => kind !== 'declined');
const countAgainst = (tales: readonly Tale[], supplier: number) =>
  counted(tales, supplier).filter((one) => !isFull(one)).length;

/** The same figures, counted one order after another. */
function recount(tales: readonly Tale[], supplier: number) {
  const figures = counted(tales, supplier);
  const full = figures.filter(isFull);
  const taken = figures
    .filter(({ steps }) => ANSWERS.has(steps[0]!.kind))
    .map(({ steps }) => steps[0]!.after)
    .sort((a, b) => a - b);
  const middle = (taken.length - 1) / 2;
  const isEnough = figures.length >= 20;
  return {
    orders: figures.length,
    confirmed: isEnough ? Math.floor((full.length * 100) / figures.length) : null,
    answer_minutes:
      isEnough && taken.length > 0
        ? Math.floor((taken[Math.floor(middle)]! + taken[Math.ceil(middle)]!) / 2)
        : null,
  };
}

test('what is said of suppliers is a recount of their orders', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(tale, { minLength: 100, maxLength: 140, size: 'max' }),
      async (tales) => {
        await insertTales(tales);
        await countReliability(server.db);
        for (const at of [0, 1, 2]) {
          const { id } = server.catalog.suppliers[at]!;
          const answer = await visitor(server).get(`/suppliers/${id}`);
          const { reliability } = answer.json<Supplier>();
          expect(reliability).toEqual(recount(tales, at));
          const report = await selectReport(server.db, id, randomUUID());
          expect([report.now, report.shown]).toEqual([reliability, reliability]);
          expect(report.against).toHaveLength(Math.min(100, countAgainst(tales, at)));
        }
      },
    ),
    { numRuns: 6, endOnFailure: true },
  ));
