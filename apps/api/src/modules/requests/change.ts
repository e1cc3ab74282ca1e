import type { GoodsRequest, RequestChange } from '@org/api-client/schema';

/** Whether a request is already as a change would make it: then there is nothing to do, and no conflict either. */
export function isAs(request: GoodsRequest, { name, is_closed, lines }: RequestChange): boolean {
  const asked = new Map(lines.map((line) => [line.id, line]));
  return (
    request.name === name &&
    request.is_closed === is_closed &&
    request.lines
      .filter(({ state }) => state !== 'remark')
      .every(({ id, product_id, quantity, ordered }) => {
        const line = asked.get(id);
        return line ? line.product_id === product_id && line.quantity === quantity : ordered > 0;
      })
  );
}
