import { Skeleton } from '@org/ui/skeleton';
import * as css from './offers.css.ts';

/** Offers to come, on the same grid as offers. */
export function OfferSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Предложения загружаются">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.offer}>
          <div className={css.supplier}>
            <Skeleton width="50%" />
          </div>
          <div className={css.delivery}>
            <Skeleton width={80} />
          </div>
          <div className={css.price}>
            <Skeleton width={72} />
          </div>
          <div className={css.stock}>
            <Skeleton width={56} />
          </div>
        </div>
      ))}
    </div>
  );
}
