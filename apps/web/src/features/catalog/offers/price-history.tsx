import { LineChart } from '@org/ui/chart';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { formatDecimal, formatMoney } from '../../../shared/format/format.ts';
import { inRussian } from '../../../shared/format/format-day.ts';
import { priceHistoryAtom } from '../facts/facts.atoms.ts';
import { ListFailure } from './list-failure.tsx';
import { LoginForPrice } from './login-for-price.tsx';
import * as css from './offers.css.ts';
import { pricedDays, priceStanding } from './price-days.ts';

const HEIGHT = 200;

/** The history of a product's lowest price. */
export function PriceHistory({ productId }: { productId: string }) {
  const { data, error, refetch } = useAtomValue(priceHistoryAtom(productId));
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton shape="box" height={HEIGHT} />;
  if (data.data.length === 0) return <p className={css.fit}>Истории цены ещё нет</p>;
  const days = pricedDays(data.data);
  if (days.length === 0) return <LoginForPrice />;
  return (
    <div className={css.history}>
      <p className={css.standing}>{priceStanding(days)}</p>
      <LineChart
        label="Лучшая цена за 12 месяцев"
        labelsTitle="Дата"
        labels={days.map(({ date }) => inRussian(date, { day: 'numeric', month: 'short' }))}
        series={[{ name: 'Лучшая цена', values: days.map(({ min_bulk_price }) => min_bulk_price) }]}
        format={(kopecks) => formatMoney(Math.round(kopecks))}
        formatTick={(kopecks) => formatDecimal(kopecks / 100)}
        height={HEIGHT}
      />
    </div>
  );
}
