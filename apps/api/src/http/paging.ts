import type { Links, Meta } from '@org/api-client/schema';

export interface Paging {
  page: number;
  per_page: number;
}

/** Returns the page asked for. The query string wins over the body. */
export const pagingOf = (
  query: Partial<Paging> | undefined,
  body: Partial<Paging> | undefined,
): Paging => ({
  page: query?.page ?? body?.page ?? 1,
  per_page: query?.per_page ?? body?.per_page ?? 20,
});

export const windowOf = ({ page, per_page }: Paging) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

/** Returns `meta` and `links` of one page of a list at `path`, an absolute URL. */
export function paged<Item>(
  data: Item[],
  total: number,
  { page, per_page }: Paging,
  path: string,
): { data: Item[]; meta: Meta; links: Links } {
  const last = Math.max(1, Math.ceil(total / per_page));
  const from = data.length > 0 ? (page - 1) * per_page + 1 : null;
  const link = (to: number) => `${path}?page=${to}&per_page=${per_page}`;
  return {
    data,
    meta: {
      current_page: page,
      last_page: last,
      page,
      per_page,
      total,
      from,
      path,
      to: from === null ? null : from + data.length - 1,
    },
    links: {
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      first: link(1),
      last: link(last),
      next: page < last ? link(page + 1) : null,
    },
  };
}
