import { productPath } from '@org/trade/product-path';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useState } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import type { LostChoices } from './demand.atoms.ts';
import * as css from './lost.css.ts';

/** What views are summed by. */
const GROUPINGS = { product: 'Товары', model: 'Модели', size: 'Размеры' } as const;
export type Grouping = keyof typeof GROUPINGS;
export const isGrouping = (value: unknown): value is Grouping =>
  Object.hasOwn(GROUPINGS, String(value));

/** Rows that are shown at first. */
const FIRST = 10;

/** Fewer than five are not told. */
const countText = (buyers: number | null) => (buyers === null ? '<5' : formatNumber(buyers));

interface SeenProps {
  seen: LostChoices['seen'];
  by: Grouping;
  onBy: (by: Grouping) => void;
}

/** How many buyers saw the company's goods, had them in the cart and ordered. */
export function Seen({ seen, by, onBy }: SeenProps) {
  const [isWhole, setWhole] = useState(false);
  const { goods } = seen;
  const shown = isWhole ? goods : goods.slice(0, FIRST);
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h3 className={css.heading3}>
          Что смотрят{' '}
          <span className={css.aside}>покупатель за неделю — один раз по каждому товару</span>
        </h3>
        <SegmentedControl
          label="По чему сложить"
          options={Object.entries(GROUPINGS).map(([value, label]) => ({ value, label }))}
          value={[by]}
          onChange={([next]) => {
            if (isGrouping(next)) onBy(next);
          }}
        />
      </div>
      <p className={css.note}>
        Всего видели: {countText(seen.views)}, держали в корзине: {countText(seen.carts)}, заказали:{' '}
        {formatNumber(seen.orders)}.
      </p>
      {goods.length === 0 ? (
        <p className={css.note}>
          Товар появится здесь, когда его предложения откроют пятеро покупателей.
        </p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.title}>
                {GROUPINGS[by]}
              </th>
              <th scope="col" className={css.count}>
                Видели
              </th>
              <th scope="col" className={css.count}>
                В корзине
              </th>
              <th scope="col" className={css.count}>
                Заказали
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ title, product, views, carts, orders }) => (
              <tr key={product?.id ?? title ?? ''} className={css.row}>
                <th scope="row" className={css.name}>
                  {product ? (
                    <Link href={productPath(product)}>{title}</Link>
                  ) : (
                    (title ?? 'Без бренда и модели')
                  )}
                </th>
                <td className={css.count}>{formatNumber(views)}</td>
                <td className={css.count}>{countText(carts)}</td>
                <td className={css.count}>{formatNumber(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < goods.length && (
        <div className={css.more}>
          <Button onPress={() => setWhole(true)}>Показать все {formatNumber(goods.length)}</Button>
        </div>
      )}
    </section>
  );
}
