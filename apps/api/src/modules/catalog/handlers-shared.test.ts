import { expect, test } from 'vitest';
import { ALWAYS_THERE } from '../../db/pulse.ts';
import { withDatabaseFallback } from './catalog-shared.handlers.ts';

const failure = (code: string) => Object.assign(new Error('No.'), { code });
const search = (code: string) =>
  withDatabaseFallback({ pulse: ALWAYS_THERE }, async (isWithout) => {
    if (!isWithout) throw failure(code);
    return 'from memory';
  });

test.for([
  { says: 'is away', code: 'ECONNREFUSED', isAway: true },
  { says: 'stops', code: '57P01', isAway: true },
  { says: 'was too slow, but takes orders', code: '57014', isAway: false },
  { says: 'is locked, but takes orders', code: '55P03', isAway: false },
])('a database that $says is done without', async ({ code, isAway }) => {
  expect(await search(code)).toEqual({ found: 'from memory', isAway });
});

test('what is wrong with the statement is not hidden', async () => {
  await expect(search('42703')).rejects.toMatchObject({ code: '42703' });
});

test('what memory can not tell fails as the database did', async () => {
  const found = withDatabaseFallback({ pulse: ALWAYS_THERE }, async (isWithout) => {
    throw failure(isWithout ? '42703' : '57P01');
  });
  await expect(found).rejects.toMatchObject({ code: '57P01' });
});
