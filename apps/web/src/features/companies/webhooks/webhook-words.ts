import { countOf } from '../../../shared/format/format.ts';
import type { Webhook } from '../companies.atoms.ts';

type EventType = Webhook['types'][number];

/** The groups of events that an address can receive, as users choose them. */
export const GROUPS = {
  answers: [
    'Заказы: новый, ответ, отмена',
    [
      'order.placed',
      'order.offered',
      'order.confirmed',
      'order.accepted',
      'order.declined',
      'order.cancelled',
      'order.lapsed',
      'order.extended',
      'order.appealed',
      'order.appeal_agreed',
      'order.appeal_refused',
    ],
  ],
  money: ['Счёт и оплата', ['order.invoiced', 'order.paid', 'order.bank_changed']],
  goods: [
    'Отгрузка и приёмка',
    ['order.shipped', 'order.released', 'order.received', 'order.closed'],
  ],
  claims: [
    'Претензии',
    ['order.claimed', 'order.claim_accepted', 'order.claim_rejected', 'order.claim_withdrawn'],
  ],
  approvals: ['Согласования', ['approval.asked', 'approval.decided']],
  requests: [
    'Запросы цен и слежение',
    [
      ...(['quote.asked', 'quote.given', 'quote.wished', 'quote.declined', 'quote.taken'] as const),
      ...(['inquiry.extended', 'inquiry.ended', 'request.met'] as const),
    ],
  ],
  messages: ['Сообщения в заказах', ['order.message']],
  lists: [
    'Прайс-листы',
    ['price_list.preview', 'price_list.done', 'price_list.failed', 'price_list.undone'],
  ],
  showcases: ['Витрины: цены и остатки', ['showcase.changed']],
} as const satisfies Record<string, readonly [title: string, types: readonly EventType[]]>;

export type Group = keyof typeof GROUPS;
type UngroupedEvent = Exclude<EventType, (typeof GROUPS)[Group][1][number]>;
/** Of the type `never` while an event of the contract is in no group, so that nobody could choose it. */
type AllGroups = [UngroupedEvent] extends [never] ? Group[] : never;
export const ALL_GROUPS = Object.keys(GROUPS) as AllGroups;

/** The event types of the chosen groups; empty if all are chosen, so that later types are included too. */
export const typesOf = (groups: readonly Group[]): EventType[] =>
  groups.length === ALL_GROUPS.length ? [] : groups.flatMap((group) => [...GROUPS[group][1]]);

/** The events that an address receives, in few words. */
export function wantedText({ types }: Pick<Webhook, 'types'>): string {
  if (types.length === 0) return 'Все события';
  const whole = ALL_GROUPS.filter((group) =>
    GROUPS[group][1].every((type) => types.includes(type)),
  );
  const known = whole.flatMap((group) => [...GROUPS[group][1]]);
  if (known.length < types.length)
    return `${countOf(types.length, ['вид', 'вида', 'видов'])} событий`;
  return whole.map((group) => GROUPS[group][0]).join('; ');
}

/** An event as the log of calls names it. */
export function eventText(type: string): string {
  if (type === 'ping') return 'Проверка';
  const group = ALL_GROUPS.find((name) => (GROUPS[name][1] as readonly string[]).includes(type));
  return group ? `${GROUPS[group][0].split(':')[0]} · ${type}` : type;
}
