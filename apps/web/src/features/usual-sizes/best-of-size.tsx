import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { formatMoney, formatRoubles } from '../../shared/format/format.ts';
import { nameOf } from '../../shared/format/marking.ts';
import type { UsualSize } from './usual-size-words.ts';
import { bestAtom } from './usual-sizes.atoms.ts';
import * as css from './usual-sizes.css.ts';

/** The cheapest that there is of a size: its price, and what it is. */
export function BestOfSize({ size }: { size: UsualSize }) {
  const { data, error } = useAtomValue(bestAtom(size));
  if (error && data === undefined) return <span className={css.note}>цена не загрузилась</span>;
  if (data === undefined) return <Skeleton width={120} height={20} />;
  if (data === null) return <span className={css.note}>сейчас нет в продаже</span>;
  const { landed, min_bulk_price } = data;
  const price = landed?.price ?? min_bulk_price;
  return (
    <>
      {price !== null && (
        <div className={css.price}>{landed ? formatRoubles(price) : formatMoney(price)}</div>
      )}
      <div className={css.note}>
        {nameOf(data)}
        {landed ? '' : ', без доставки'}
      </div>
    </>
  );
}
