import { Button } from '@org/ui/button';
import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { Pagination, type PaginationProps } from '@org/ui/pagination';
import { Text } from '@org/ui/text';
import { memo, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import type { ProductPage, ProductPages } from '../search/catalog.atoms.ts';
import { PER_PAGE } from '../search/request.ts';
import * as css from './product-list.css.ts';
import { RowSkeletons } from './row-skeletons.tsx';

/**
 * Pages that load by themselves before the reader has to ask for more, so that what is below the list can be reached.
 */
const BY_THEMSELVES = 3;

export interface ListEndProps {
  pages: ProductPages;
  /** The pages that are rendered above; the others are not rendered yet. */
  drawn: readonly ProductPage[];
  /** Address of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** The end of the list: a button for more, the page links, and the current position. */
export function ListEnd({ pages, drawn, hrefOf }: ListEndProps) {
  const [askedAt, setAskedAt] = useState(drawn.length);
  // a list that was read again may be shorter
  if (drawn.length < askedAt) setAskedAt(drawn.length);
  const first = drawn[0]?.meta;
  const last = drawn.at(-1)?.meta;
  if (!first || !last) return null;
  const left = last.total - (last.to ?? last.total);
  // while pages are on their way, the end is nearer than it will be
  const isComing = pages.isFetchingNextPage || drawn !== pages.data?.pages;
  // a second request waits for the first: a press may bring the end into reach, which requests the page too
  const fetchMore = () => pages.fetchNextPage({ cancelRefetch: false });
  const isMine = drawn.length - askedAt >= BY_THEMSELVES;
  return (
    <>
      <InfiniteScroll
        nextPage={pages.hasNextPage && !isMine ? last.current_page + 1 : null}
        isLoading={isComing}
        loading={<RowSkeletons count={3} />}
        error={pages.isFetchNextPageError ? messageOf(pages.error) : undefined}
        distance="600px"
        onLoadMore={fetchMore}
      />
      <div className={css.end}>
        {pages.hasNextPage && (
          <Button
            size="l"
            isPending={isComing}
            pendingText="Загружаем"
            onPress={() => {
              setAskedAt(drawn.length);
              fetchMore();
            }}
          >
            Показать ещё {Math.min(PER_PAGE, left)}
          </Button>
        )}
        <PageLinks page={last.current_page} pageCount={last.last_page} hrefOf={hrefOf} />
        {first.from !== null && (
          <Text as="span" size={13} tone="hint">
            {formatNumber(first.from)}–{formatNumber(last.to ?? first.from)} из{' '}
            {formatNumber(last.total)}
          </Text>
        )}
      </div>
    </>
  );
}

/** Does not re-render while a page loads. */
const PageLinks = memo(function PageLinks(
  props: Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'>,
) {
  return <Pagination {...props} label="Страницы списка" />;
});
