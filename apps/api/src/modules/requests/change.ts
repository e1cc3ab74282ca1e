import type { GoodsRequest, RequestChange } from '@org/api-client/schema';
import type { NewEvent, NotedLine } from '../../requests/request-history.sql.ts';

type LineChange = RequestChange['lines'][number];

const isSameOffer = (one: LineChange['offer'], other: LineChange['offer']) =>
  one?.id === other?.id && one?.price === other?.price;

type Conditions = GoodsRequest['conditions'];

const areSame = (one: Conditions, other: Conditions) =>
  one.arrive_by === other.arrive_by &&
  one.dot_year_min === other.dot_year_min &&
  one.with_vat === other.with_vat;

/** Whether a request is already as a change would make it: then there is nothing to do, and no conflict either. */
export function isAs(
  request: GoodsRequest,
  { name, is_closed, lines, conditions = request.conditions, removed = [] }: RequestChange,
): boolean {
  const asked = new Map(lines.map((line) => [line.id, line]));
  return (
    request.name === name &&
    request.is_closed === is_closed &&
    areSame(request.conditions, conditions) &&
    request.lines.every(({ id, state, ordered, ...kept }) => {
      if (removed.includes(id)) return false;
      const line = asked.get(id);
      if (state === 'remark') return line === undefined;
      if (!line) return ordered > 0;
      return (
        line.product_id === kept.product_id &&
        line.quantity === kept.quantity &&
        isSameOffer(line.offer, kept.offer)
      );
    })
  );
}

type RequestLine = GoodsRequest['lines'][number];

/** What became of a line; null if nothing did. */
function changeOf(before: RequestLine, after: RequestLine | undefined): NotedLine['change'] {
  if (!after) return 'removed';
  const [was, is] = [before.state === 'remark', after.state === 'remark'];
  if (was !== is) return is ? 'aside' : 'back';
  if (before.product_id !== after.product_id) return 'product';
  if (before.quantity !== after.quantity) return 'quantity';
  return isSameOffer(before.offer, after.offer) ? null : 'offer';
}

/** What a change has made of a request, as its history tells it. */
export function eventsOf(before: GoodsRequest, after: GoodsRequest): NewEvent[] {
  const now = new Map(after.lines.map((line) => [line.id, line]));
  const lines = before.lines.flatMap((line): NotedLine[] => {
    const { product_id = null, quantity = null } = now.get(line.id) ?? {};
    const change = changeOf(line, now.get(line.id));
    return change ? [{ id: line.id, text: line.text, change, product_id, quantity }] : [];
  });
  return [
    ...(before.name === after.name ? [] : [{ kind: 'renamed' as const, name: after.name }]),
    ...(areSame(before.conditions, after.conditions)
      ? []
      : [{ kind: 'conditions' as const, conditions: after.conditions }]),
    ...(lines.length > 0 ? [{ kind: 'changed' as const, count: lines.length, lines }] : []),
    ...(before.is_closed === after.is_closed
      ? []
      : [{ kind: after.is_closed ? ('closed' as const) : ('reopened' as const) }]),
  ];
}
