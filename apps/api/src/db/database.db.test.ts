import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { copyRow } from './copy.ts';
import type { Database } from './db.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.exec('create table sample (id int primary key, words text, quantity bigint)');
});
afterAll(() => db.close());
beforeEach(() => db.exec('truncate sample'));

const ids = async () =>
  (await db.query<{ id: number }>('select id from sample order by id')).rows.map(({ id }) => id);
const insert = (id: number, on: Pick<Database, 'query'> = db) =>
  on.query('insert into sample (id) values ($1)', [id]);
/** A promise to be settled by hand: it makes the order of events certain. */
const signal = () => Promise.withResolvers<void>();

describe('values', () => {
  test('arrive as the same JavaScript values on both drivers', async () => {
    const { rows } =
      await db.query(`select 9007199254740991::bigint big, count(*) n, 4.5::numeric(2,1) rating,
      date '2026-03-29' "day", timestamptz '2026-03-29 10:00+03' moment, true yes, null nothing, '{"a":[1]}'::jsonb json,
      '\\x00ff'::bytea bytes, array[1,null]::bigint[] bigs, array['a b','"'] texts, array[date '2026-01-01'] days,
      '0190f0c4-0000-7000-8000-000000000000'::uuid id, array[]::int[] empty`);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        n: 1,
        rating: 4.5,
        day: '2026-03-29',
        moment: new Date('2026-03-29T07:00:00Z'),
        yes: true,
        nothing: null,
        json: { a: [1] },
        bytes: Buffer.from([0, 255]),
        bigs: [1, null],
        texts: ['a b', '"'],
        days: ['2026-01-01'],
        id: '0190f0c4-0000-7000-8000-000000000000',
        empty: [],
      },
    ]);
  });

  test('are sent the same way', async () => {
    const { rows } = await db.query(
      `select $1::int[] ints, $2::text[] texts, $3::jsonb json, $4::timestamptz moment, $5::bytea bytes, $6::int missing,
        $7::boolean yes, $8::bigint big`,
      [
        [1, 2],
        ['а', '{,}', null],
        { a: 'ё' },
        new Date(0),
        Buffer.from('я'),
        undefined,
        false,
        2 ** 53 - 1,
      ],
    );
    expect(rows).toEqual([
      {
        ints: [1, 2],
        texts: ['а', '{,}', null],
        json: { a: 'ё' },
        moment: new Date(0),
        bytes: Buffer.from('я'),
        missing: null,
        yes: false,
        big: 2 ** 53 - 1,
      },
    ]);
  });

  test('a query is one statement, a script is several', async () => {
    await expect(db.query('select 1; select 2')).rejects.toThrow(/multiple commands/);
    await db.exec('insert into sample (id) values (1); insert into sample (id) values (2)');
    expect(await ids()).toEqual([1, 2]);
  });

  test('an error carries its SQLSTATE and leaves the connection fit for the next query', async () => {
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 'sample_pkey' });
    await expect(db.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await ids()).toEqual([1]);
  });
});

describe('transactions', () => {
  test('commit what was done, and hand back the result', async () => {
    const result = await db.transaction(async (tx) => {
      await Promise.all([insert(1, tx), insert(2, tx)]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await ids()).toEqual([1, 2]);
  });

  test('roll back when the work throws, whether in SQL or outside', async () => {
    const failure = new Error('changed my mind');
    await expect(
      db.transaction(async (tx) => {
        await insert(1, tx);
        throw failure;
      }),
    ).rejects.toBe(failure);
    await expect(
      db.transaction(async (tx) => {
        await insert(2, tx);
        await insert(2, tx);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  test('an inner one can fail alone', async () => {
    await db.transaction(async (tx) => {
      await insert(1, tx);
      await expect(
        tx.transaction(async (inner) => {
          await insert(2, inner);
          await insert(1, inner);
        }),
      ).rejects.toMatchObject({ code: '23505' });
      await tx.transaction((inner) => insert(3, inner));
    });
    expect(await ids()).toEqual([1, 3]);
  });

  test('are not seen by others before they commit', async () => {
    const [written, mayCommit] = [signal(), signal()];
    const writer = db.transaction(async (tx) => {
      await insert(1, tx);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    // PostgreSQL answers at once with what was there before; the one connection of PGlite answers after the commit
    const seen = ids();
    mayCommit.resolve();
    await writer;
    expect([[], [1]]).toContainEqual(await seen);
    expect(await ids()).toEqual([1]);
  });

  test('that run at once lose no update', async () => {
    await db.query('insert into sample values (1, $1, 0)', ['']);
    const add = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.query<{ quantity: number }>(
          'select quantity from sample where id = 1 for update',
        );
        for (const { quantity } of rows)
          await tx.query('update sample set quantity = $1 where id = 1', [quantity + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const { rows } = await db.query('select quantity from sample');
    expect(rows).toEqual([{ quantity: 20 }]);
  });

  test('in which a statement failed are not taken for committed, even when its error is caught', async () => {
    await expect(
      db.transaction(async (tx) => {
        await insert(1, tx);
        await insert(1, tx).catch(() => undefined);
      }),
    ).rejects.toThrow(/swallowed/);
    expect(await ids()).toEqual([]);
  });

  test('can not be used once they have ended', async () => {
    const leaked = await db.transaction(async (tx) => ({ tx }));
    await expect(insert(1, leaked.tx)).rejects.toThrow(/has ended/);
    expect(await ids()).toEqual([]);
  });

  test('refuse the outer transaction while an inner one runs', async () => {
    await expect(db.transaction((tx) => tx.transaction(() => insert(1, tx)))).rejects.toThrow(
      /db that it hands to its work/,
    );
    expect(await ids()).toEqual([]);
  });

  test('refuse the outer database instead of waiting for themselves', async () => {
    await expect(db.transaction(() => ids())).rejects.toThrow(/db that it hands to its work/);
    expect(await ids()).toEqual([]);
  });
});

describe('copy', () => {
  const columns = ['id', 'words', 'quantity'];

  test('brings back any text, as part of the transaction that it runs in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.option(fc.string({ unit: 'grapheme' })), fc.maxSafeInteger())),
        async (values) => {
          const rows = values
            .map(([words, quantity], id) => ({ id, words: words?.replaceAll('\0', ''), quantity }))
            .map((row) => ({ ...row, words: row.words ?? null }));
          await db.exec('truncate sample');
          await db.transaction((tx) =>
            tx.copy(
              'sample',
              columns,
              rows.map(({ id, words, quantity }) => copyRow([id, words, quantity])),
            ),
          );
          expect((await db.query('select * from sample order by id')).rows).toEqual(rows);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('takes arrays, JSON, dates and bytes', async () => {
    await db.exec('create table odd (texts text[], json jsonb, moment timestamptz, bytes bytea)');
    const row = {
      texts: ['a"b\\c', 'NULL', '', null],
      json: { 'ключ\t': ['\n'] },
      moment: new Date(1e12),
      bytes: Buffer.from([0, 92]),
    };
    await db.copy('odd', Object.keys(row), [copyRow(Object.values(row))]);
    expect((await db.query('select * from odd')).rows).toEqual([row]);
  });

  test('streams more rows than fit one piece, all or nothing', async () => {
    const words = 'х'.repeat(400);
    async function* rows(count: number, last: string) {
      for (let id = 0; id < count; id++) yield copyRow([id, words, id]);
      yield last;
    }
    await expect(db.copy('sample', columns, rows(12_000, 'not a row'))).rejects.toMatchObject({
      code: '22P02',
    });
    expect(await ids()).toEqual([]);
    await db.copy('sample', columns, rows(12_000, copyRow([12_000, null, null])));
    const { rows: counts } = await db.query('select count(*) n, sum(quantity) total from sample');
    expect(counts).toEqual([{ n: 12_001, total: (12_000 * 11_999) / 2 }]);
  });

  test('passes on the failure of its source', async () => {
    function* rows() {
      yield copyRow([1, 'a', 1]);
      throw new Error('the file broke off');
    }
    await expect(db.copy('sample', columns, rows())).rejects.toThrow('the file broke off');
    expect(await ids()).toEqual([]);
  });
});
