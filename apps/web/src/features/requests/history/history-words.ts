import { countOf, formatMoney, formatPieces, OF_SUPPLIERS } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { ROWS_TAKEN } from '../request-words.ts';
import type { RequestEvent } from './history.atoms.ts';

type EventLine = RequestEvent['lines'][number];

function changeText({ change, product, quantity }: EventLine): string {
  switch (change) {
    case 'product':
      if (product === null) return 'Сняли выбор товара';
      return `Выбрали ${product}${quantity ? `, ${formatPieces(quantity)}` : ''}`;
    case 'quantity':
      if (quantity === null) return 'Количество снова как в тексте';
      return quantity === 0 ? 'Решили не брать' : `Стало ${formatPieces(quantity)}`;
    case 'offer':
      return 'Выбрали другое предложение';
    case 'aside':
      return 'Отложили строку';
    case 'back':
      return 'Вернули строку';
    case 'removed':
      return 'Удалили строку';
    case null:
      return 'Изменили строку';
  }
}

const rows = (count: number) => countOf(count, ROWS_TAKEN);

function conditionsText({
  arrive_by,
  dot_year_min,
  with_vat,
}: NonNullable<RequestEvent['conditions']>): string {
  const set = [
    arrive_by !== null && `не позже ${formatDay(arrive_by)}`,
    dot_year_min !== null && `DOT с ${dot_year_min} года`,
    with_vat && 'только с НДС',
  ].filter((words) => words !== false);
  return set.length > 0 ? `Условия: ${set.join(', ')}` : 'Сняли условия';
}

/** What happened, in a few words: «Изменили 2 строки», «Шинный двор: цены на 5 строк» */
export function titleOf(event: RequestEvent): string {
  const { kind, supplier, count, lines, name } = event;
  const each = event.price === null ? '' : `${formatMoney(event.price)} за штуку`;
  const who = supplier ?? 'Поставщик';
  switch (kind) {
    case 'created':
      return 'Создали заявку';
    case 'renamed':
      return name ? `Назвали «${name}»` : 'Убрали название';
    case 'conditions':
      return event.conditions ? conditionsText(event.conditions) : 'Изменили условия';
    case 'closed':
      return 'Закрыли заявку';
    case 'reopened':
      return 'Открыли снова';
    case 'changed':
      return count === 1 && lines[0] ? changeText(lines[0]) : `Изменили ${rows(count)}`;
    case 'added':
      return `Добавили ${rows(count)}`;
    case 'asked':
      return `Спросили цены у ${countOf(count, OF_SUPPLIERS)}`;
    case 'extended':
      return 'Продлили приём цен';
    case 'ended':
      return 'Закрыли приём цен';
    case 'quoted':
      return count > 0 ? `${who}: цены на ${rows(count)}` : `${who}: предложений нет`;
    case 'wished':
      return `Попросили ${each}: ${who}`;
    case 'agreed':
      return `${who}: согласны на ${each}`;
    case 'declined':
      return `${who}: не отдают за ${each}`;
    case 'ordered':
      return event.orders.length > 0
        ? `Заказали ${rows(count)}`
        : `Отправили на согласование ${rows(count)}`;
  }
}

/** «205/55R16 зима 8 и ещё 3» */
function linesText({ count, lines: [first] }: RequestEvent): string {
  if (!first) return '';
  return count > 1 ? `${first.text} и ещё ${count - 1}` : first.text;
}

/** Of which lines, until when, and who did it. */
export const detailsOf = (event: RequestEvent): string =>
  [
    linesText(event),
    event.until === null ? '' : `ждём до: ${formatDeadline(event.until)}`,
    event.supplier !== null && event.kind !== 'wished' ? '' : (event.by ?? 'Кто-то из бывших'),
  ]
    .filter(Boolean)
    .join(' · ');
