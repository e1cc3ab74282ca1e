import { arrivalOf, daysBetween, deliveryCost, wallClock, zoneOf } from '@org/trade/delivery';
import { isWheelSection } from '@org/trade/sections';
import {
  formatDecimal,
  formatDeliveryDays,
  formatMoney,
  formatNumber,
  pluralOf,
} from '../../shared/format/format.ts';
import { formatDays } from '../../shared/format/format-day.ts';
import type { DeliveryTerm, DeliveryTerms, DeliveryZone } from './delivery-draft.ts';

export interface Example {
  city: string;
  product: DeliveryTerms['goods'][number];
  pieces: number;
  warehouse: DeliveryTerms['warehouses'][number];
}

export interface Answer {
  /** «2 дня, 1 200 ₽» */
  title: string;
  /** how it was calculated */
  note: string;
}

const isDisk = ({ section }: Example['product']) => isWheelSection(section);

function arithmetic(
  { basis, price, disk_price, min_cost }: DeliveryTerm,
  { product, pieces }: Example,
) {
  const each = isDisk(product) ? (disk_price ?? price) : price;
  const kilos = formatDecimal((product.grams * pieces) / 1000);
  const sums = {
    order: `${formatMoney(price)} за заказ`,
    piece: `${formatNumber(pieces)} × ${formatMoney(each)}`,
    weight: `${kilos} кг × ${formatMoney(price)}`,
    sum: `${formatDecimal(price / 100)} % от ${formatMoney(product.bulk_price * pieces)}`,
    carrier: 'цену скажет перевозчик',
  };
  if (basis !== 'carrier' && each === 0 && min_cost === 0) return 'бесплатно';
  return min_cost > 0 && basis !== 'carrier'
    ? `${sums[basis]}, не меньше ${formatMoney(min_cost)}`
    : sums[basis];
}

function freeText({ free_from, basis, price, min_cost }: DeliveryTerm, sum: number) {
  const isFree = basis !== 'carrier' && price === 0 && min_cost === 0;
  if (free_from === null || isFree) return '';
  return sum >= free_from
    ? `, с ${formatMoney(free_from)} бесплатно`
    : `, до бесплатной не хватает ${formatMoney(free_from - sum)}`;
}

/** « Склад собирает 1–2 рабочих дня.»: says why the goods arrive later than the days of transport suggest. */
function readyText({ delivery_days_min: min, delivery_days_max: max }: Example['warehouse']) {
  if (max === 0) return '';
  const days = pluralOf(max, ['рабочий день', 'рабочих дня', 'рабочих дней']);
  return ` Склад собирает ${min === max ? '' : `${min}–`}${max} ${days}.`;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a buyer would be told about an order that is made now. */
export function answerOf(
  { zones, cities }: { zones: readonly DeliveryZone[] } & Pick<DeliveryTerms, 'cities'>,
  example: Example,
  now: Date,
): Answer {
  const { city, product, pieces, warehouse } = example;
  const to = cities.find(({ name }) => name === city);
  const zone = to && zoneOf(zones, to, { name: warehouse.city });
  const term = zone?.terms.find(({ warehouse_id }) => warehouse_id === warehouse.id);
  if (!zone) return { title: 'не возите', note: 'Города нет ни в одной зоне.' };
  if (!term)
    return {
      title: 'не возите',
      note: `Зона «${zone.name}»: со склада «${warehouse.name}» не возите.`,
    };
  const sum = product.bulk_price * pieces;
  const cost = deliveryCost(term, {
    sum,
    pieces,
    disks: isDisk(product) ? pieces : 0,
    grams: product.grams * pieces,
  });
  const { min, max } = arrivalOf(warehouse, term, now);
  const today = wallClock(now, warehouse.time_zone).day;
  const days = formatDeliveryDays(daysBetween(today, min), daysBetween(today, max)).toLowerCase();
  const price =
    cost === 0 ? 'бесплатно' : cost === null ? 'по тарифу перевозчика' : formatMoney(cost);
  return {
    title: `${days}, ${price}`,
    note: `${capital(formatDays(min, max, today))}.${readyText(warehouse)} Зона «${zone.name}»: ${arithmetic(term, example)}${freeText(term, sum)}. Вес ${formatDecimal(Math.round((product.grams * pieces) / 100) / 10)} кг, объём ${formatDecimal(Math.round((product.volume * pieces) / 10_000) / 100)} м³`,
  };
}
