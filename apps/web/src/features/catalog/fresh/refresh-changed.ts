import { listProductRests } from '@org/api-client/operations';
import type { InfiniteData } from '@tanstack/query-core';
import { refresh, refreshAbout } from '../../../shared/api/answers.atoms.ts';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/session/store.ts';
import type { ProductPage, productsQuery } from '../search/catalog.atoms.ts';
import { type ListedProduct, withFresh } from './change.ts';

/** The most products that one call returns. If more have changed, the list is refetched. */
const MAX = 100;

type Pages = InfiniteData<ProductPage>;

/** Refetches the offers of changed products: at once in open rows, in others when they are opened. */
const readOffers = (ids: readonly string[]) =>
  refreshAbout(listProductRests, ({ params }) => ids.includes(params.path.product_id));

/** Refreshes the rows that have changed. Returns how many there were. */
export async function refreshChanged({
  queryKey,
}: ReturnType<typeof productsQuery>): Promise<number> {
  const [operation, , { body }] = queryKey;
  const pages = queryClient.getQueryData<Pages>(queryKey)?.pages;
  if (!pages) return 0;
  const since = Math.min(...pages.map(({ version }) => version));
  const changes = await api.GET('/catalog/changes', { params: { query: { since } } });
  const changed = new Set(changes.product_ids);
  const shown = pages
    .flatMap(({ data }) => data.filter(({ id }) => changed.has(id)))
    .map(({ id }) => id);
  const isMarked = pages.some(({ data }) => data.some((product: ListedProduct) => product.change));
  if (changes.version === since && !isMarked) return 0;
  // the two sizes of a staggered set belong together
  const isPatchable = changes.complete && shown.length <= MAX && !body.rear;
  if (!isPatchable && (shown.length > 0 || !changes.complete)) {
    await queryClient.refetchQueries({ queryKey, exact: true });
    await refresh(listProductRests);
    return shown.length;
  }
  const found =
    shown.length === 0
      ? []
      : (
          await api.call(operation, {
            body: { ...body, facets: [], product_id: shown, page: 1, per_page: MAX },
          })
        ).data;
  queryClient.setQueryData<Pages>(
    queryKey,
    (last) =>
      last && { ...last, pages: withFresh(last.pages, new Set(shown), found, changes.version) },
  );
  await readOffers(shown);
  return shown.length;
}
