import { Skeleton } from '@org/ui/skeleton';
import { placeholder } from './offer-grid.css.ts';

/** Placeholders of offers, on the same grid as offers. */
export function OfferSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Предложения загружаются">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={placeholder}>
          <div style={{ gridArea: 'supplier' }}>
            <Skeleton width="50%" />
          </div>
          <div style={{ gridArea: 'delivery' }}>
            <Skeleton width={80} />
          </div>
          <div style={{ gridArea: 'price', justifySelf: 'end' }}>
            <Skeleton width={72} />
          </div>
          <div style={{ gridArea: 'stock', justifySelf: 'end' }}>
            <Skeleton width={56} />
          </div>
        </div>
      ))}
    </div>
  );
}
