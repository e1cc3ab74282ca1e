import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import type { GridColumn, TableSort } from '@org/ui/data-grid';
import { IconButton } from '@org/ui/icon-button';
import { EllipsisIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import {
  countOf,
  DAYS,
  formatMoney,
  formatNumber,
  formatPieces,
} from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { titleOf } from '../../shared/format/marking.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { placeOf } from '../../shared/place-of.ts';
import { parseCost, parsePrice, parseQuantity } from './amounts.ts';
import type { Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import type { RestsSearch } from './rests-search.ts';

type Place = NonNullable<Rest['place']>;

const APART: Record<Exclude<Place['standing'], 'fresh'>, string> = {
  old: 'Старый DOT',
  unknown: 'Доставка неизвестна',
  short: 'Остаток меньше минимума',
};

/** Gaps are told in whole roubles. */
const roubles = (kopecks: number) => formatMoney(Math.round(Math.abs(kopecks) / 100) * 100);

/** «лучшая, запас 60 ₽», «дороже лучшей на 120 ₽» */
function bestText(gap: number): string {
  if (gap === 0) return 'как у лучшей';
  return gap < 0 ? `лучшая, запас ${roubles(gap)}` : `дороже лучшей на ${roubles(gap)}`;
}

function middleText(gap: number): string {
  if (gap === 0) return 'как середина';
  return `${gap < 0 ? 'дешевле' : 'дороже'} середины на ${roubles(gap)}`;
}

/** «2-е место из 8», or why the price is not compared. */
function rankText({ place, quantity }: Rest): string {
  if (!place || quantity === 0) return '';
  const { rank, others, standing } = place;
  if (standing !== 'fresh') return APART[standing];
  return rank === null
    ? 'Мало поставщиков'
    : `${formatNumber(rank)}-е из ${formatNumber(others + 1)}`;
}

const gapText = (gap: number | null | undefined, write: (gap: number) => string) =>
  gap === null || gap === undefined ? '' : write(gap);

/** How well a row sells, and for how long its stock lasts: «За 90 дней продано 12 шт., остатка хватит на 40 дней». */
function salesText({ sold, stock_days, quantity }: Rest): string | undefined {
  if (sold <= 0) return quantity > 0 ? 'За 90 дней не продавалось' : undefined;
  const lasts =
    quantity > 0 && stock_days !== null ? `, остатка хватит на ${countOf(stock_days, DAYS)}` : '';
  return `За 90 дней продано ${formatPieces(sold)}${lasts}`;
}

const SEASONS = {
  summer: { tone: 'summer', label: 'Лето' },
  winter: { tone: 'winter', label: 'Зима' },
  all_season: { tone: 'allseason', label: 'Всесезон' },
} as const;

/** A sum as a spreadsheet reads it: «5300,50». */
const plain = (kopecks: number) => writeRoubles(kopecks).replaceAll(/\s/g, '');

/** The orders that heads of columns give; the ones of a single direction are the same both ways. */
const ORDERS = {
  name: ['brand_model__asc', 'brand_model__desc'],
  best: ['gap__desc', 'gap__desc'],
  bulk_price: ['bulk_price__asc', 'bulk_price__desc'],
  quantity: ['quantity__asc', 'quantity__desc'],
  sales: ['stock_days__desc', 'stock_days__desc'],
  updated: ['updated_at__asc', 'updated_at__desc'],
} as const satisfies Record<string, readonly [RestsSearch['order_by'], RestsSearch['order_by']]>;

export function orderOf({ column, direction }: TableSort): RestsSearch['order_by'] {
  return ORDERS[column as keyof typeof ORDERS][direction === 'ascending' ? 0 : 1];
}

export function sortOf(order: RestsSearch['order_by']): TableSort | undefined {
  const found = Object.entries(ORDERS).find(([, orders]) => orders.some((one) => one === order));
  return (
    found && { column: found[0], direction: order.endsWith('__asc') ? 'ascending' : 'descending' }
  );
}

interface RowActions {
  /** Called with a row that is matched to a wrong product. */
  onMismatch: (rest: Rest) => void;
  /** Called with a row whose origin is to be stated. */
  onOrigin: (rest: Rest) => void;
}

type Column = GridColumn<Rest>;

const COLUMNS: Column[] = [
  {
    ...{ id: 'name', title: 'Товар', width: 340, isRowHeader: true, isSortable: true },
    text: ({ product }) => product.title,
    cell: (rest) => <Product rest={rest} />,
  },
  {
    ...{ id: 'warehouse', title: 'Склад', width: 180 },
    text: ({ warehouse }) => placeOf(warehouse.name, warehouse.city),
  },
  {
    ...{ id: 'bulk_price', title: 'Цена, ₽', align: 'end', width: 112, isSortable: true },
    text: ({ bulk_price }) => plain(bulk_price),
    cell: ({ bulk_price }) => writeRoubles(bulk_price),
    check: (text) => parsePrice(text).error,
  },
  {
    ...{ id: 'quantity', title: 'Остаток, шт.', align: 'end', width: 120, isSortable: true },
    text: ({ quantity }) => String(quantity),
    cell: ({ quantity, quantity_is_minimum: isMinimum }) =>
      `${formatNumber(quantity)}${isMinimum ? ' и более' : ''}`,
    check: (text) => parseQuantity(text).error,
  },
  {
    ...{ id: 'cost_price', title: 'Закупка, ₽', align: 'end', width: 112 },
    text: ({ cost_price }) => (cost_price === null ? '' : plain(cost_price)),
    cell: ({ cost_price }) => (cost_price === null ? '' : writeRoubles(cost_price)),
    check: (text) => parseCost(text).error,
  },
  {
    ...{ id: 'sales', title: 'Продажи за 90 дней', width: 200, isSortable: true },
    text: (rest) => salesText(rest) ?? '',
  },
  {
    ...{ id: 'origin', title: 'Происхождение', width: 160 },
    text: ({ country, customs_declaration: declaration }) =>
      [country, declaration && `ГТД ${declaration}`].filter(Boolean).join(', '),
  },
  {
    ...{ id: 'updated', title: 'Обновлено', width: 140, isSortable: true },
    text: ({ updated_at }) => formatMoment(updated_at),
  },
];

/** Where a price stands among other suppliers, with its delivery to a city. */
const COMPARED: Column[] = [
  { id: 'rank', title: 'Место цены', width: 150, text: rankText },
  {
    ...{ id: 'best', title: 'До лучшей', width: 190, isSortable: true },
    text: ({ place }) => gapText(place?.best_gap, bestText),
  },
  {
    ...{ id: 'middle', title: 'До середины', width: 190 },
    text: ({ place }) => gapText(place?.median_gap, middleText),
  },
  {
    ...{ id: 'gross', title: 'С доставкой', align: 'end', width: 120 },
    text: ({ place }) => gapText(place?.gross_price, roubles),
  },
];

/** The columns of the stock; prices are compared where there is a city to compare them in. */
export function columnsOf(isCompared: boolean, actions: RowActions | undefined): Column[] {
  return [
    ...COLUMNS.slice(0, 3),
    ...(isCompared ? COMPARED : []),
    ...COLUMNS.slice(3),
    ...(actions ? [actionsColumn(actions)] : []),
  ];
}

const actionsColumn = ({ onMismatch, onOrigin }: RowActions): Column => ({
  ...{ id: 'actions', title: 'Действия', width: 96, text: () => '' },
  cell: (rest) => (
    <Changing>
      <MenuTrigger>
        <IconButton
          label={`Действия: ${rest.product.title}, ${rest.warehouse.name}`}
          icon={<EllipsisIcon size={16} />}
        />
        <Menu aria-label="Действия" placement="bottom end">
          <MenuItem onAction={() => onOrigin(rest)}>Происхождение и ГТД</MenuItem>
          <MenuItem onAction={() => onMismatch(rest)}>Не тот товар</MenuItem>
        </Menu>
      </MenuTrigger>
    </Changing>
  ),
});

/** The name of a row, what is to know of it, and how the price list calls it. */
function Product({ rest: { product, quantity, match, source_name: name } }: { rest: Rest }) {
  const season = product.season && SEASONS[product.season];
  return (
    <>
      {titleOf(product)} {season && <Badge tone={season.tone}>{season.label}</Badge>}{' '}
      {quantity === 0 && <Badge tone="warn">Нет в наличии</Badge>}{' '}
      {match.by === 'own' && <Badge>Отдельный товар</Badge>}
      {name && name !== product.title && <div className={css.note}>В прайсе: {name}</div>}
    </>
  );
}
