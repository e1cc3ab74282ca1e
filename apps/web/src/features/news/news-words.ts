import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import type { NewsItem } from './news.atoms.ts';

const KINDS: Record<NewsItem['kind'], string> = {
  message: 'новое сообщение',
  placed: 'новый заказ',
  offered: 'поставщик изменил условия',
  confirmed: 'подтверждён',
  accepted: 'изменения приняты',
  declined: 'отклонён поставщиком',
  cancelled: 'отменён покупателем',
  lapsed: 'срок вышел, резерв снят',
  extended: 'резерв продлён',
  invoiced: 'выставлен счёт',
  paid: 'отмечена оплата',
  shipped: 'отгружено',
  released: 'остаток не приедет',
  received: 'товар принят',
  claimed: 'претензия',
  claim_accepted: 'претензия принята',
  claim_rejected: 'претензия отклонена',
  claim_withdrawn: 'претензия отозвана',
  appealed: 'вы просили изменить или отменить?',
  appeal_agreed: 'покупатель подтвердил, что сам просил',
  appeal_refused: 'покупатель не просил об изменении',
  bank_changed: 'реквизиты поставщика изменены',
  closed: 'закрыт',
};

/** What happened, in a few words, with its figures. */
export function newsText({ kind, details, text }: NewsItem): string {
  if (kind === 'message') return text ? `«${text}»` : 'прислали файл';
  const figures = [
    details.pieces !== undefined && formatPieces(details.pieces),
    details.sum !== undefined && formatMoney(details.sum),
  ].filter(Boolean);
  return [KINDS[kind], ...figures].join(', ');
}
