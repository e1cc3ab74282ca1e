import { BarList } from '@org/ui/chart';
import { Link } from 'react-router-dom';
import {
  countOf,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPieces,
} from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import type { Statistics } from './atoms.ts';
import * as css from './block.css.ts';
import { Block } from './block.tsx';

const SHOWN = 6;

/** What is offered most, and from how much. */
export function PopularSizes({ sizes }: { sizes: Statistics['popular_sizes'] }) {
  return (
    <Block title="Ходовые размеры" note="предложения и лучшая цена">
      <BarList
        label="Ходовые размеры"
        series={[{ name: 'Предложений', tone: 'muted' }]}
        rows={sizes.slice(0, SHOWN).map(({ size, offers, min_bulk_price }) => ({
          id: size,
          name: (
            <Link className={css.mark} to={`${paths.tires}?${new URLSearchParams({ q: size })}`}>
              {size}
            </Link>
          ),
          values: [offers],
          end: formatMoney(min_bulk_price),
        }))}
        format={formatNumber}
      />
    </Block>
  );
}

const seasons = {
  winter: { name: 'Зима', tone: 'winter' },
  summer: { name: 'Лето', tone: 'summer' },
  all_season: { name: 'Всесезон', tone: 'allseason' },
} as const;

/** Brands by what lies in stock, and how the stock of tyres divides into seasons. */
export function Stock({ brands, bySeason }: StockProps) {
  return (
    <Block title="Остатки" note="штук на складах">
      <BarList
        label="Остатки по брендам"
        series={[{ name: 'Остаток', tone: 'muted' }]}
        rows={brands.slice(0, SHOWN).map(({ brand, quantity }) => ({
          id: brand,
          name: brand,
          values: [quantity],
          end: formatNumber(quantity),
        }))}
        format={formatPieces}
      />
      <h3 className={css.subtitle}>Шины по сезонам</h3>
      <BarList
        label="Остатки шин по сезонам"
        series={bySeason.map(({ season }) => seasons[season])}
        rows={[
          {
            id: 'all',
            name: 'Всего',
            values: bySeason.map(({ quantity }) => quantity),
            end: formatNumber(bySeason.reduce((sum, { quantity }) => sum + quantity, 0)),
          },
        ]}
        format={formatPieces}
      />
    </Block>
  );
}

interface StockProps {
  brands: Statistics['top_brands'];
  bySeason: Statistics['seasons'];
}

/** Whose prices are fresh. */
export function PriceLists({ lists }: { lists: Statistics['price_lists'] }) {
  return (
    <Block title="Обновления прайсов">
      <ul>
        {lists.slice(0, SHOWN).map(({ supplier, offers, updated_at }) => (
          <li key={`${supplier.id} ${updated_at}`} className={css.update}>
            <time className={css.when} dateTime={updated_at}>
              {formatMoment(updated_at)}
            </time>
            <div>
              <div className={css.supplier}>{supplier.name}</div>
              <div className={css.details}>
                {countOf(offers, ['позиция', 'позиции', 'позиций'])}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
