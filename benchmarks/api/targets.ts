import type { HttpFigure } from './http.ts';
import type { IndexCost } from './index-search.ts';
import type { Figure } from './sql.ts';

type Limit = [what: RegExp, limit: number];

/** Limits of a statement in calibration queries, at 60 000 products and 1 000 000 offers on PostgreSQL. */
const SQL: Limit[] = [
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
/** The same for a search by the index, with its rows and facets. */
const INDEX: Limit[] = [
  [/^first page/, 0.4],
  [/^(size|brand|winter without studs)$/, 0.6],
  [/^supplier$/, 0.8],
  [/^city/, 1.3],
  [/price and stock$/, 3],
  [/^text/, 0.4],
  [/at once$/, 3],
];
/** Limits of a page anywhere in the list, in first pages. */
const DEEP = { sql: 2, index: 1.6 };
/** The limit of a first page with its facets through HTTP, in answers of the bare server. */
const HTTP_FIRST_PAGE = 4.5;
/** The limit for 95 % of suggestions through HTTP, milliseconds. */
const SUGGESTIONS_MS = 30;
/** The longest time that building the index may block everything else, milliseconds. */
const GAP_MS = 50;

/** How fast a figure may grow with five times the data: the exponent of the size. */
const GROWTH: Record<'sql' | 'index', Limit[]> = {
  sql: [
    [/^(first page.*: page|offers of a product|brands)$/, 0.2],
    [/^(city|price and stock): page$/, 1.3],
  ],
  index: [
    [/^first page/, 0.2],
    [/^(size|brand|winter|supplier|city|price|text).*$/, 1.25],
  ],
};

export interface Verdict {
  what: string;
  value: number;
  limit: number;
  unit: string;
  isMet: boolean;
}

export const verdict = (what: string, value: number, limit: number, unit: string): Verdict => ({
  what,
  value,
  limit,
  unit,
  isMet: value <= limit,
});

const limitOf = (limits: readonly Limit[], name: string) =>
  limits.find(([pattern]) => pattern.test(name))?.[1];

const judgeAll = (figures: readonly Figure[], limits: readonly Limit[], prefix: string) =>
  figures.flatMap(({ what, ratio }) => {
    const limit = limitOf(limits, what);
    return limit === undefined ? [] : [verdict(`${prefix}: ${what}`, ratio, limit, 'K')];
  });

export interface Measurements {
  sql: Figure[];
  index: Figure[];
  /** the time of a page anywhere in the list in first pages, both measured in turns */
  deep: Record<'sql' | 'index', number>;
  cost: IndexCost;
  http: { off: HttpFigure[]; on: HttpFigure[] };
}

/** Compares the figures at 60 000 products and 1 000 000 offers with their limits. */
export function judge({ sql, index, deep, cost, http }: Measurements): Verdict[] {
  const onHttp = (name: string) => http.on.find(({ what }) => what === name);
  const page = onHttp('first page, dearest first: page and facets');
  return [
    ...judgeAll(index, INDEX, 'index'),
    verdict('index: a deep page', deep.index, DEEP.index, 'first pages'),
    verdict('index: gap while it is built', cost.gap, GAP_MS, 'ms'),
    verdict('HTTP: first page and facets', page?.ratio ?? Number.NaN, HTTP_FIRST_PAGE, 'floors'),
    verdict(
      'HTTP: suggestions, the slowest twentieth',
      onHttp('suggestions')?.p95 ?? Number.NaN,
      SUGGESTIONS_MS,
      'ms',
    ),
    ...judgeAll(sql, SQL, 'SQL'),
    verdict('SQL: a deep page', deep.sql, DEEP.sql, 'first pages'),
  ];
}

export interface Growth {
  what: string;
  /** calibration queries at both sizes; the two runs may be half an hour apart */
  before: number;
  after: number;
  /** the figure grows as the size to this power */
  exponent: number;
  limit: number | undefined;
}

/** Returns how the figures of a market grow when it is `times` larger. */
export function growth(small: Measurements, large: Measurements, times: number): Growth[] {
  return (['index', 'sql'] as const).flatMap((kind) =>
    small[kind].map(({ what, ratio }) => {
      const after = large[kind].find((figure) => figure.what === what)?.ratio ?? Number.NaN;
      return {
        what: `${kind === 'sql' ? 'SQL' : 'index'}: ${what}`,
        before: ratio,
        after,
        exponent: Math.log(after / ratio) / Math.log(times),
        limit: limitOf(GROWTH[kind], what),
      };
    }),
  );
}

export const isSlowEnough = ({ exponent, limit }: Growth) =>
  limit === undefined || exponent <= limit;
