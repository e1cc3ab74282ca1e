import { Skeleton } from '@org/ui/skeleton';
import * as css from './product-row.css.ts';

export interface RowSkeletonsProps {
  count: number;
  /** A whole list is loading: the place of its head is kept above the rows. @default false */
  hasHead?: boolean;
}

/** Placeholders of rows, on the same grid as rows. */
export function RowSkeletons({ count, hasHead = false }: RowSkeletonsProps) {
  return (
    <div role="status" aria-label="Список загружается">
      {hasHead && <div className={css.head} />}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${css.row} ${css.rowToCome}`}>
          <div className={css.glyph}>
            <Skeleton shape="box" width={68} height={56} />
          </div>
          <div className={css.name}>
            <Skeleton width="72%" />
            <div className={css.metaToCome}>
              <Skeleton width="44%" />
            </div>
          </div>
          <div className={css.size}>
            <Skeleton width={112} height={20} />
          </div>
          <div className={css.badges}>
            <Skeleton width={64} />
            <Skeleton width={44} />
          </div>
          <div className={`${css.price} ${css.figureToCome}`}>
            <Skeleton width={84} />
          </div>
          <div className={`${css.stock} ${css.figureToCome}`}>
            <Skeleton width={56} />
          </div>
          <div className={css.offers}>
            <Skeleton shape="box" width={56} height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
