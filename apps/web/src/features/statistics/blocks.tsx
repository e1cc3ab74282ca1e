import { BarList } from '@org/ui/chart';
import { Text } from '@org/ui/text';
import { Link } from 'react-router-dom';
import { ClockText } from '../../shared/format/clock-text.tsx';
import {
  countOf,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatPieces,
  formatShare,
  POSITIONS,
} from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { searchPath } from '../../shared/sections.ts';
import * as css from './block.css.ts';
import { Block } from './block.tsx';
import { seasons } from './seasons.ts';
import type { Statistics } from './statistics.atoms.ts';

const SHOWN = 6;

/** How a price changed. */
function Change({ from, to }: { from: number | null; to: number }) {
  if (from === null) return <span />;
  const share = Math.round((to / from - 1) * 1000) / 1000;
  const kind = share > 0 ? 'up' : share < 0 ? 'down' : 'same';
  return <span className={css.change[kind]}>{formatShare(share)}</span>;
}

/** The most searched sizes, and the lowest price of each. */
export function PopularSizes({ sizes }: { sizes: Statistics['popular_sizes'] }) {
  const isAsked = sizes.some(({ requests }) => requests > 0);
  return (
    <Block
      title="Ходовые размеры"
      note={isAsked ? 'запросы и лучшая цена за неделю' : 'предложения и лучшая цена'}
    >
      <BarList
        label="Ходовые размеры"
        series={[{ name: isAsked ? 'Запросов' : 'Предложений', tone: 'muted' }]}
        rows={sizes
          .slice(0, SHOWN)
          .map(({ size, requests, offers, min_bulk_price, min_bulk_price_before }) => ({
            id: size,
            name: (
              <Link className={css.mark} to={searchPath('tyres', size)}>
                {size}
              </Link>
            ),
            values: [isAsked ? requests : offers],
            end: (
              <span className={css.ends}>
                {min_bulk_price !== null && (
                  <>
                    {formatMoney(min_bulk_price)}
                    <Change from={min_bulk_price_before} to={min_bulk_price} />
                  </>
                )}
              </span>
            ),
          }))}
        format={formatNumber}
      />
    </Block>
  );
}

/** The stock of tyres, by brand and season. */
export function Stock({ brands }: { brands: Statistics['tyre_brands'] }) {
  return (
    <Block title="Остатки шин по сезонам" note="тыс. шт.">
      <BarList
        label="Остатки шин по брендам и сезонам"
        series={seasons}
        rows={brands.map((brand) => {
          const values = seasons.map(({ season }) => brand[season]);
          return {
            id: brand.brand,
            name: brand.brand,
            values,
            end: formatThousands(values.reduce((sum, value) => sum + value, 0)),
          };
        })}
        format={formatPieces}
      />
    </Block>
  );
}

/** Thousands, to one decimal place: 12 345 → «12,3» */
const formatThousands = (pieces: number) => formatDecimal(Math.round(pieces / 100) / 10);

/** The suppliers with fresh price lists. */
export function PriceLists({ lists }: { lists: Statistics['price_lists'] }) {
  return (
    <Block title="Обновления прайсов">
      <ul>
        {lists.slice(0, SHOWN).map(({ supplier, offers, updated_at }) => (
          <li key={`${supplier.id} ${updated_at}`} className={css.update}>
            <time className={css.when} dateTime={updated_at}>
              <ClockText>{formatMoment(updated_at)}</ClockText>
            </time>
            <div>
              <Text as="div" weight="medium" tone="inherit">
                {supplier.name}
              </Text>
              <Text as="div" size={13} tone="secondary">
                {countOf(offers, POSITIONS)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
