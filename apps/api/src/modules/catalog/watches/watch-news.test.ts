import { expect, test } from 'vitest';
import { isNews } from './watch-news.ts';

const now = new Date('2026-11-30T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const of = (price: number | null, day: string | null = '2026-12-04') => ({ price, day });

test.each([
  ['nothing was told yet', of(500_000), undefined, true],
  ['the same', of(500_000), { ...of(500_000), lost_at: null }, false],
  ['cheaper by less than a hundredth', of(495_001), { ...of(500_000), lost_at: null }, false],
  ['cheaper by a hundredth', of(495_000), { ...of(500_000), lost_at: null }, true],
  ['dearer', of(600_000), { ...of(500_000), lost_at: null }, false],
  [
    'earlier for the same price',
    of(500_000, '2026-12-03'),
    { ...of(500_000), lost_at: null },
    true,
  ],
  ['earlier, but dearer', of(500_001, '2026-12-03'), { ...of(500_000), lost_at: null }, false],
  ['later, but cheaper', of(490_000, '2026-12-09'), { ...of(500_000), lost_at: null }, true],
  ['gone for less than an hour', of(500_000), { ...of(500_000), lost_at: ago(59) }, false],
  ['gone for an hour', of(500_000), { ...of(500_000), lost_at: ago(60) }, true],
  ['gone for minutes, and back cheaper', of(400_000), { ...of(500_000), lost_at: ago(5) }, true],
  ['the cost of delivery became known', of(500_000), { ...of(null), lost_at: null }, true],
  ['it is still unknown', of(null), { ...of(null), lost_at: null }, false],
  ['it became unknown', of(null), { ...of(500_000), lost_at: null }, false],
  [
    'earlier, where nobody knows the cost',
    of(null, '2026-12-01'),
    { ...of(null), lost_at: null },
    true,
  ],
  ['no city, no day', of(500_000, null), { ...of(500_000, null), lost_at: null }, false],
])('%s', (_name, met, lastHit, expected) => {
  expect(isNews(met, lastHit, now)).toBe(expected);
});
