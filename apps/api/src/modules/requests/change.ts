import type { GoodsRequest, RequestChange } from '@org/api-client/schema';

type LineChange = RequestChange['lines'][number];

const isSameOffer = (one: LineChange['offer'], other: LineChange['offer']) =>
  one?.id === other?.id && one?.price === other?.price;

/** Whether a request is already as a change would make it: then there is nothing to do, and no conflict either. */
export function isAs(
  request: GoodsRequest,
  { name, is_closed, lines, removed = [] }: RequestChange,
): boolean {
  const asked = new Map(lines.map((line) => [line.id, line]));
  return (
    request.name === name &&
    request.is_closed === is_closed &&
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
