import { Button } from '@org/ui/button';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { countOf } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { toast } from '../../../shared/page/messages.ts';
import * as lineCss from '../line.css.ts';
import type { Line } from '../request-lines.ts';
import { ROWS_TAKEN } from '../request-words.ts';
import { type Choosing, choose } from './options.tsx';

/** True for a line that leaves a choice, of which nothing was misunderstood: any of its products is what was asked for. */
const isOpen = ({ row, productId }: Line) =>
  row.status === 'ambiguous' &&
  productId === null &&
  row.understood.unknown.length === 0 &&
  row.unmet.length === 0;

/** Takes the cheapest product for all lines that leave a choice, in one press; another takes these choices back. */
export function Cheapest({ lines, ...choosing }: Choosing & { lines: readonly Line[] }) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isBusy, during] = useBusy();
  const open = lines.filter(isOpen);
  const back = lines.filter(({ id, productId }) => taken.includes(id) && productId !== null);
  const take = async () => {
    const ids: string[] = [];
    for (const line of open) {
      const [best] = line.row.options.filter(({ min_bulk_price }) => min_bulk_price !== null);
      if (!best) continue;
      await choose(choosing, line, best.product_id);
      ids.push(line.id);
      setTaken([...ids]);
    }
  };
  if (open.length === 0 && back.length === 0) return null;
  return (
    <div className={lineCss.action}>
      {open.length > 0 && (
        <Button
          size="s"
          isPending={isBusy}
          pendingText="Выбираем"
          onPress={() => during(take()).catch((reason) => toast.error(messageOf(reason)))}
        >
          Взять самое дешёвое: {countOf(open.length, ROWS_TAKEN)}
        </Button>
      )}
      {open.length === 0 && back.length > 0 && (
        <Button
          variant="link"
          onPress={() => {
            for (const { id } of back)
              choosing.onChange(id, (one) => ({ ...one, productId: null, goods: null }));
            setTaken([]);
          }}
        >
          Отменить выбор
        </Button>
      )}
    </div>
  );
}
