import { Button } from '@org/ui/button';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { countOf, formatMoment, formatMoney } from '../../../shared/format.ts';
import { offersAtom } from '../atoms.ts';
import { ListFailure } from '../list/list-failure.tsx';
import type { Product } from '../product-words.ts';
import type { Filters } from '../search.ts';
import { descriptions } from '../sections.ts';
import { OfferList } from './offer-list.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { OFFER_ORDERS, type OfferOrder } from './offer-words.ts';
import * as css from './offers.css.ts';

/** The suppliers' offers of a product, best price first; five, then the rest on demand. */
export function Offers({ product, filters }: { product: Product; filters: Filters }) {
  const [order, setOrder] = useState<OfferOrder>('bulk_price__asc');
  const pages = useAtomValue(offersAtom({ productId: product.id, filters, order }));
  const offers = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const left = (pages.data?.pages[0]?.meta.total ?? 0) - offers.length;
  return (
    <div className={css.offers}>
      <div className={css.toolbar}>
        <h2 className={css.heading}>Предложения поставщиков</h2>
        <span className={css.summary}>
          {countOf(product.offers_count, ['предложение', 'предложения', 'предложений'])}
          {product.min_bulk_price !== null && `, от ${formatMoney(product.min_bulk_price)}`}
        </span>
        <div className={css.order}>
          <SegmentedControl
            label="Порядок предложений"
            size="s"
            options={OFFER_ORDERS}
            value={[order]}
            onChange={([value]) => value && setOrder(value as OfferOrder)}
          />
        </div>
      </div>
      {pages.isPending && <OfferSkeletons count={Math.min(5, product.offers_count)} />}
      {pages.isError && <ListFailure error={pages.error} onRetry={() => pages.refetch()} />}
      {offers.length > 0 && (
        <OfferList
          label={`Предложения: ${product.title}`}
          offers={offers}
          best={product.min_bulk_price}
          offerAge={descriptions[product.section].offerAge}
        />
      )}
      <div className={css.footer}>
        {pages.hasNextPage && (
          <Button
            variant="ghost"
            isPending={pages.isFetchingNextPage}
            onPress={() => pages.fetchNextPage()}
          >
            Ещё {countOf(left, ['предложение', 'предложения', 'предложений'])}
          </Button>
        )}
        {product.updated_at && (
          <span className={css.fresh}>Цены обновлены {formatMoment(product.updated_at)}</span>
        )}
      </div>
    </div>
  );
}
