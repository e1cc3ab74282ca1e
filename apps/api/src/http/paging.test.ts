import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paged, pagingOf, windowOf } from './paging.ts';

const PATH = 'https://protektor.example/api/orders';

test('the address wins over the body', () => {
  expect(pagingOf({ page: 3 }, { page: 1, per_page: 5 })).toEqual({ page: 3, per_page: 5 });
  expect(pagingOf(undefined, undefined)).toEqual({ page: 1, per_page: 20 });
});

test('an empty list is one page', () => {
  expect(paged([], 0, { page: 1, per_page: 20 }, PATH)).toEqual({
    data: [],
    meta: {
      current_page: 1,
      last_page: 1,
      page: 1,
      per_page: 20,
      total: 0,
      from: null,
      path: PATH,
      to: null,
    },
    links: {
      prev: null,
      first: `${PATH}?page=1&per_page=20`,
      last: `${PATH}?page=1&per_page=20`,
      next: null,
    },
  });
});

test('following the links shows every item once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 9 }), (total, per_page) => {
      const items = Array.from({ length: total }, (_, at) => at);
      const seen: number[] = [];
      for (let next: string | null = `${PATH}?page=1&per_page=${per_page}`; next; ) {
        const query = Object.fromEntries(new URL(next).searchParams);
        const paging = pagingOf({ page: Number(query.page), per_page: Number(query.per_page) }, {});
        const { limit, offset } = windowOf(paging);
        const page = paged(items.slice(offset, offset + limit), total, paging, PATH);
        expect(page.meta.from).toBe(page.data.length > 0 ? seen.length + 1 : null);
        seen.push(...page.data);
        next = page.links.next;
      }
      expect(seen).toEqual(items);
    }),
  );
});
