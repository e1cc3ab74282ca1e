import { pieceCost } from '@org/trade/tax';
import { minQuantityOf } from '../../shared/cart/limits.ts';
import {
  countOf,
  formatDeliveryDays,
  formatMoney,
  formatPieces,
  formatRoubles,
  OF_SUPPLIERS,
  ROWS,
} from '../../shared/format/format.ts';
import { formatNear } from '../../shared/format/format-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { formatListPrice } from '../../shared/format/list-price.ts';
import type { GoodsOffer, GoodsRequest, RequestSummary } from './request-calls.ts';
import { allocationsOf, groupOf, type Line, type summaryOf } from './request-lines.ts';
import { type Allocation, piecesOf } from './split.ts';

/** «Заказать 1 строку» */
export const ROWS_TAKEN = ['строку', 'строки', 'строк'] as const;

const WAREHOUSES = ['склада', 'складов', 'складов'] as const;

/** When an offer arrives at the latest; or if nobody brings it, when it can be fetched in its city. */
interface Arrival {
  day: string;
  isFetched: boolean;
}

/** How offers arrive, as far as it is known. */
export type Arrivals = ReadonlyMap<string, Arrival>;

/** «забрать: Казань»; undefined if it is brought, or no place is known */
export const fetchOf = ({ offer_id, city }: GoodsOffer, arrivals: Arrivals) =>
  arrivals.get(offer_id)?.isFetched ? `забрать: ${city}` : undefined;

/** «1 декабря, вторник», «Забрать: Казань, завтра», or while no place is known when it leaves its city: «Екатеринбург, завтра» */
export const deliveryOf = (
  { offer: { offer_id, city, delivery_days_min, delivery_days_max } }: Allocation,
  arrivals: Arrivals,
) => {
  const known = arrivals.get(offer_id);
  if (!known)
    return `${city}, ${formatDeliveryDays(delivery_days_min, delivery_days_max).toLowerCase()}`;
  const day = formatNear(known.day);
  return known.isFetched ? `Забрать: ${city}, ${day}` : day;
};

/** The sources of several parts: «из 2 поставщиков», or «с 3 складов» of one supplier */
export function sourcesOf(allocations: readonly Allocation[]): string {
  const suppliers = new Set(allocations.map(({ offer }) => offer.supplier)).size;
  return suppliers > 1
    ? `из ${countOf(suppliers, OF_SUPPLIERS)}`
    : `с ${countOf(allocations.length, WAREHOUSES)}`;
}

/** «5 480 ₽», or of several the lowest: «от 5 480 ₽» */
function leastOf(prices: readonly number[], format: (kopecks: number) => string): string {
  const least = format(Math.min(...prices));
  return new Set(prices).size > 1 ? `от ${least}` : least;
}

/** What a piece costs in the price lists of its parts: of several the lowest with its VAT. */
export function priceOf(allocations: readonly Allocation[]): string {
  const [least] = allocations
    .map(({ offer }) => offer)
    .toSorted((a, b) => pieceCost(a).gross - pieceCost(b).gross);
  if (!least) return '';
  const prices = new Set(allocations.map(({ offer }) => pieceCost(offer).gross));
  return `${prices.size > 1 ? 'от ' : ''}${formatListPrice(least)}`;
}

/** What a piece costs with its delivery; undefined unless that is known of every part. */
export function landedOf(allocations: readonly Allocation[]): string | undefined {
  const landed = allocations.flatMap(({ offer }) => offer.landed_price ?? []);
  return landed.length === allocations.length ? leastOf(landed, formatRoubles) : undefined;
}

/** Says why a line takes another number of pieces than wanted; undefined if it takes exactly that many. */
export function differenceOf(line: Line): string | undefined {
  const allocations = allocationsOf(line);
  const pieces = piecesOf(allocations);
  const [first, second] = allocations;
  if (!first || line.wanted === null || pieces === line.wanted) return undefined;
  const wanted = `В списке ${formatPieces(line.wanted)}`;
  if (pieces < line.wanted && line.pick)
    return `${wanted}, а у этого поставщика ${formatPieces(pieces)}`;
  if (pieces < line.wanted) return `${wanted}, а в продаже только ${formatPieces(pieces)}`;
  if (second) return `${wanted}, а по кратности выходит ${formatPieces(pieces)}`;
  return minQuantityOf(first.offer) > line.wanted
    ? `${wanted}, а продают от ${formatPieces(minQuantityOf(first.offer))}`
    : `${wanted}, а продают по ${formatPieces(first.offer.multiple)}`;
}

/** Says what is not ordered now, and why; undefined if everything is. */
export function leftOutOf({
  undecided,
  uncounted,
  unknown,
  soldOut,
  changed,
  left,
}: Omit<ReturnType<typeof summaryOf>, 'pieces'>): string | undefined {
  const parts = [
    uncounted > 0 && `${countOf(uncounted, ROWS)} без количества`,
    undecided > 0 && `${countOf(undecided, ROWS)} без выбора`,
    unknown > 0 && `${countOf(unknown, ROWS)} не ${unknown === 1 ? 'найдена' : 'найдены'}`,
    soldOut > 0 && `${countOf(soldOut, ROWS)} не в продаже`,
    changed > 0 && `${countOf(changed, ROWS)} с другой ценой или без выбранного предложения`,
    left > 0 && `${countOf(left, ROWS)} по этому плану не купить`,
  ].filter(Boolean);
  return parts.length > 0 ? `Останутся в заявке: ${parts.join(', ')}` : undefined;
}

/** «12 строк: подобраны 8, на выбор 3, не найдены 1» */
export function countsOf(lines: readonly Line[]): string {
  const count = (group: ReturnType<typeof groupOf>) =>
    lines.filter((line) => groupOf(line) === group).length;
  const parts = [
    ['подобраны', count('matched')],
    ['с вопросом', count('question')],
    ['на выбор', count('ambiguous')],
    ['не найдены', count('unknown')],
  ] as const;
  const named = parts.filter(([, number]) => number > 0);
  return `${countOf(lines.length, ROWS)}: ${named.map((part) => part.join(' ')).join(', ')}`;
}

/** Says that today's price is above the one in the buyer's list; undefined if it is not. */
export function wishOf({ row: { wished_price }, goods }: Line, allocations: readonly Allocation[]) {
  const offers =
    allocations.length > 0 ? allocations.map(({ offer }) => offer) : (goods?.offers ?? []);
  const least = Math.min(...offers.map(({ bulk_price }) => bulk_price));
  return wished_price !== null && offers.length > 0 && least > wished_price
    ? `В списке по ${formatMoney(wished_price)}, сейчас от ${formatMoney(least)}`
    : undefined;
}

const ORIGINS: Record<GoodsRequest['origin'], string> = {
  text: 'Из сообщения',
  file: 'Из файла',
  list: 'Из сохранённого списка',
  order: 'Повтор заказа',
  request: 'Копия заявки',
  cart: 'Из корзины',
  repeat: 'Повтор заявки',
};

/** «Из сообщения 27 ноября, изменил Павел Лужков вчера в 18:05. Видят сотрудники «Шиномонтаж на Окской»» */
export function originOf(request: GoodsRequest): string {
  const { origin, created_at, created_by, updated_at, updated_by, company, version } = request;
  const { draft_reason } = request;
  // who alone sees it has made it
  const author = company ? `, ${created_by ?? 'кто-то'}` : '';
  const made = `${ORIGINS[origin]}${author}, ${formatMoment(created_at)}`;
  const changed =
    version > 1
      ? `. Последнее изменение: ${updated_by ?? 'кто-то'}, ${formatMoment(updated_at)}`
      : '';
  return `${made}${changed}. ${company ? `Видят сотрудники «${company.name}»` : 'Видите только вы'}${request.is_closed ? '. Закрыта' : ''}${draft_reason === null ? '' : `. Черновик: ${draft_reason}`}`;
}

/** «Окская» or, without a name, «Заявка 118» */
export const nameOf = ({ name, number }: Pick<RequestSummary, 'name' | 'number'>) =>
  name || `Заявка ${number}`;

/** «205/55R16 зима 8, 225/65 R17 лето 4 и ещё 3» */
export function beginningOf({ beginning, lines_count }: RequestSummary): string {
  const more = lines_count - beginning.length;
  return `${beginning.join(', ')}${more > 0 ? ` и ещё ${more}` : ''}`;
}

/** Whether something of a request is still to be bought. */
export const isOpen = ({ is_closed, open_count }: RequestSummary) => !is_closed && open_count > 0;

/** «6 строк, открыто 2» */
export const stateOf = (request: RequestSummary) =>
  `${countOf(request.lines_count, ROWS)}${isOpen(request) ? `, не заказано ${request.open_count}` : ''}`;
