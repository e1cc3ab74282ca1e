import type { Excess } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import type { LetterText } from '../../../post/post-letter.ts';
import type { BrowserNotice } from '../../../push/push.ts';
import { longMoment } from '../../../trade/moscow.ts';
import { formatMoney, formatPieces } from '../../../trade/trade-words.ts';
import type { ApprovalRow } from './approvals.sql.ts';

const LIMITS: Record<Excess['period'], string> = {
  order: 'лимита на заказ',
  day: 'лимита на день',
  month: 'лимита на месяц',
};

/** «Выше лимита на месяц на 6 200 ₽» */
const excessText = ({ excess: { period, over } }: ApprovalRow) =>
  `Выше ${LIMITS[period]} на ${formatMoney(over)}`;

const askerOf = ({ asker, key_name }: ApprovalRow) =>
  key_name === null ? asker : `Ключ «${key_name}»`;

function headline(row: ApprovalRow): string {
  const sum = formatMoney(row.total);
  if (row.state === 'waiting') return `${askerOf(row)} просит заказать на ${sum}`;
  if (row.state === 'approved') return `Заказ на ${sum} согласован`;
  if (row.state === 'declined') return `Заказ на ${sum} не согласован`;
  return `Заказ на ${sum} никто не согласовал вовремя`;
}

const pathOf = ({ company }: ApprovalRow) => `/companies/${company.id}/approvals`;

/** How many lines a letter lists. */
const MOST_LINES = 20;

function listed(lines: ApprovalRow['terms']['lines']): string[] {
  const more = lines.length - MOST_LINES;
  return [
    ...lines
      .slice(0, MOST_LINES)
      .map(({ product, quantity }) => `${fullName(product)} — ${formatPieces(quantity)}`),
    ...(more > 0 ? [`И ещё строк: ${more}.`] : []),
  ];
}

function paragraphsOf(row: ApprovalRow): string[] {
  const { state, comment, decided_by, reason, until, company, terms } = row;
  if (state === 'approved') {
    const skipped = terms.lines.filter((line) => line.skipped);
    return [
      `Согласовал ${decided_by}. Заказы отправлены поставщикам.`,
      ...(skipped.length > 0 ? ['Без того, что кончилось:', ...listed(skipped)] : []),
    ];
  }
  if (state === 'declined')
    return [`Ответил ${decided_by}: «${reason}».`, 'Товар снова в продаже.'];
  if (state === 'lapsed') return ['Товар снова в продаже. Соберите заказ и попросите ещё раз.'];
  return [
    `${company.name}. ${excessText(row)}.`,
    ...listed(terms.lines),
    ...(comment ? [`«${comment}»`] : []),
    `Товар держим до ${longMoment(until)} по Москве.`,
  ];
}

export const approvalText = (row: ApprovalRow, publicUrl: string): string =>
  `${headline(row)}: ${publicUrl}${pathOf(row)}`;

export const approvalNotice = (row: ApprovalRow): BrowserNotice => ({
  title: headline(row),
  body: row.state === 'waiting' ? `${excessText(row)}. ${row.company.name}` : (row.reason ?? ''),
  path: pathOf(row),
  tag: `approval-${row.id}`,
});

export function approvalLetter(row: ApprovalRow, publicUrl: string): LetterText {
  const heading = headline(row);
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(row),
    action: {
      label: row.state === 'waiting' ? 'Посмотреть и ответить' : 'Открыть',
      href: `${publicUrl}${pathOf(row)}`,
    },
    note:
      row.state === 'waiting'
        ? 'Это письмо получили те, кто может согласовать заказ.'
        : 'Это письмо получил тот, кто просил заказать.',
  };
}
