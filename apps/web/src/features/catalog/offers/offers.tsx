import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { ZapIcon } from '@org/ui/icons';
import { Rating } from '@org/ui/rating';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  countOf,
  formatDecimal,
  formatDeliveryDays,
  formatMoment,
  formatMoney,
  formatShare,
} from '../../../shared/format.ts';
import { offersAtom } from '../atoms.ts';
import { ListFailure } from '../list/list-failure.tsx';
import type { Product } from '../product-words.ts';
import type { Filters } from '../search.ts';
import { descriptions } from '../sections.ts';
import { OfferSkeletons } from './offer-skeletons.tsx';
import {
  dearerBy,
  leftOf,
  lotOf,
  OFFER_ORDERS,
  type Offer,
  type OfferOrder,
  vatOf,
} from './offer-words.ts';
import * as css from './offers.css.ts';

/** The suppliers' offers of a product, best price first; five, then the rest on demand. */
export function Offers({ product, filters }: { product: Product; filters: Filters }) {
  const [order, setOrder] = useState<OfferOrder>('bulk_price__asc');
  const pages = useAtomValue(offersAtom({ productId: product.id, filters, order }));
  const { offerAge } = descriptions[product.section];
  const offers = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const left = (pages.data?.pages[0]?.meta.total ?? 0) - offers.length;
  const quickest = Math.min(...offers.map(({ delivery_days_max }) => delivery_days_max));
  return (
    <div className={css.offers}>
      <div className={css.toolbar}>
        <h3 className={css.heading}>Предложения поставщиков</h3>
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
      <OffersHead offerAge={offerAge} />
      {pages.isPending && <OfferSkeletons count={Math.min(5, product.offers_count)} />}
      {pages.isError && <ListFailure error={pages.error} onRetry={() => pages.refetch()} />}
      <ul aria-label={`Предложения: ${product.title}`}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            best={product.min_bulk_price ?? offer.bulk_price}
            isQuickest={offer.delivery_days_max === quickest}
            offerAge={offerAge}
          />
        ))}
      </ul>
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

function OffersHead({ offerAge }: { offerAge: boolean }) {
  return (
    <div className={css.head} aria-hidden="true">
      <span>Поставщик</span>
      <span>Доставка</span>
      <span>{offerAge ? 'DOT' : 'Кратно'}</span>
      <span className={css.right}>Цена опт</span>
      <span className={css.right}>Остаток</span>
    </div>
  );
}

interface OfferRowProps {
  offer: Offer;
  /** Kopecks of the cheapest offer. */
  best: number;
  isQuickest: boolean;
  offerAge: boolean;
}

function OfferRow({ offer, best, isQuickest, offerAge }: OfferRowProps) {
  const isBest = offer.bulk_price === best;
  return (
    <li className={isBest ? `${css.offer} ${css.best}` : css.offer}>
      <div className={css.supplier}>
        <div className={css.name}>{offer.supplier.name}</div>
        <div className={css.marks}>
          {offer.supplier.rating !== null && (
            <Rating label="Оценка">{formatDecimal(offer.supplier.rating)}</Rating>
          )}
          {isBest && <Badge tone="best">Лучшая цена</Badge>}
          {isQuickest && !isBest && <Badge icon={<ZapIcon size={14} />}>Быстрее всех</Badge>}
        </div>
      </div>
      <div className={css.delivery}>
        {formatDeliveryDays(offer.delivery_days_min, offer.delivery_days_max)}
        <span className={css.note}>{offer.city}</span>
      </div>
      <div className={css.age}>{offerAge ? <Dot offer={offer} /> : lotOf(offer) || 'поштучно'}</div>
      <div className={css.price}>
        {formatMoney(offer.bulk_price)}
        <span className={css.note}>
          {isBest
            ? vatOf(offer)
            : `${formatShare(dearerBy(offer.bulk_price, best))} · ${vatOf(offer)}`}
        </span>
      </div>
      <div className={css.stock}>
        {leftOf(offer)}
        {offerAge && <span className={css.note}>{lotOf(offer)}</span>}
      </div>
    </li>
  );
}

function Dot({ offer: { dot_year, dot_week } }: { offer: Offer }) {
  if (dot_year === null) return '—';
  return (
    <>
      {dot_year}
      {dot_week !== null && <span className={css.note}>нед. {dot_week}</span>}
    </>
  );
}
