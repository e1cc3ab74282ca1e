import type { SqlFigure } from './sql.ts';

/** How many calibration queries a statement may take, at 60 000 products and 1 000 000 offers on PostgreSQL. */
const LIMITS: [what: RegExp, limit: number][] = [
  [/^first page.*: page$/, 1],
  [/^size: page$/, 0.8],
  [/^brand: page$/, 1.3],
  [/^winter without studs: page$/, 3],
  [/^(supplier): page$/, 3],
  [/^(city|city and size): page$/, 15],
  [/^(price and stock|size, price and stock): page$/, 20],
  [/^text.*: page$/, 2],
  [/: facets$/, 14],
  [/^offers of a product$/, 0.25],
  [/^brands$/, 0.35],
];
/** How many first pages a page anywhere in the list may take. */
const DEEP = 2;

export interface Verdict {
  what: string;
  value: number;
  limit: number;
  unit: 'K' | 'first pages';
  isMet: boolean;
}

export function judge(figures: readonly SqlFigure[]): Verdict[] {
  const verdicts = figures.flatMap(({ what, ratio }): Verdict[] => {
    const limit = LIMITS.find(([pattern]) => pattern.test(what))?.[1];
    return limit === undefined
      ? []
      : [{ what, value: ratio, limit, unit: 'K', isMet: ratio <= limit }];
  });
  const ratioOf = (name: string) => figures.find(({ what }) => what === name)?.ratio ?? Number.NaN;
  const deep = ratioOf('a deep page: page') / ratioOf('first page, dearest first: page');
  return [
    ...verdicts,
    { what: 'a deep page', value: deep, limit: DEEP, unit: 'first pages', isMet: deep <= DEEP },
  ];
}
