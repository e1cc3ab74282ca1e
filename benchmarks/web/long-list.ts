import type { Page, Route } from '@playwright/test';

interface Answer {
  data: { id: string }[];
  meta: Record<string, unknown> & { current_page: number; per_page: number };
  links: Record<string, string | null>;
}

/** Returns the `meta` of one page of a list of `rows` rows. */
function metaOf(meta: Answer['meta'], page: number, rows: number) {
  const { per_page } = meta;
  const from = (page - 1) * per_page + 1;
  const last_page = Math.ceil(rows / per_page);
  return {
    ...meta,
    current_page: page,
    page,
    last_page,
    total: rows,
    from,
    to: Math.min(page * per_page, rows),
  };
}

/** The link to the page after one, as the server writes it. */
function nextOf({ meta, links }: Answer, page: number, rows: number) {
  if (page * meta.per_page >= rows) return null;
  return links.first?.replace(/page=1\b/, `page=${page + 1}`) ?? null;
}

interface Paging {
  page?: number;
  per_page?: number;
}

/**
 * Makes the list of tyres `rows` rows long for any request: the server's first page, then the same rows again and again
 * under other ids. The list has the length that is needed, and the server's speed is not measured.
 */
export async function lengthen(page: Page, rows: number): Promise<void> {
  const answers = new Map<string, Answer>();
  await page.route('**/api/search_v2/tyres*', async (route: Route) => {
    const { page: own, per_page: _, ...search } = route.request().postDataJSON() as Paging;
    // a further page is asked for by the link of the one before
    const asked = own ?? Number(new URL(route.request().url()).searchParams.get('page'));
    const key = JSON.stringify(search);
    const first = answers.get(key) ?? ((await (await route.fetch()).json()) as Answer);
    answers.set(key, first);
    const { data, meta } = first;
    await route.fulfill({
      json: {
        ...first,
        // the first page is the server's own, so its rows can be opened
        data: data.map((row) =>
          asked === 1 ? row : { ...row, id: `${row.id}${String(asked).padStart(4, '0')}` },
        ),
        meta: metaOf(meta, asked, rows),
        links: { ...first.links, next: nextOf(first, asked, rows) },
      },
    });
  });
}
