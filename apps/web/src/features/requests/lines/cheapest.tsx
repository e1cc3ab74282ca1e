import { Button } from '@org/ui/button';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { countOf } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { toast } from '../../../shared/page/messages.ts';
import * as lineCss from '../line.css.ts';
import type { Line } from '../request-lines.ts';
import { ROWS_TAKEN } from '../request-words.ts';
import { type Choosing, choose } from './options.tsx';

const isChoice = ({ row, productId }: Line) => row.status === 'ambiguous' && productId === null;

/** True if nothing of a line was misunderstood: any of its products is what was asked for. */
const isClear = ({ row }: Line) => row.understood.unknown.length === 0 && row.unmet.length === 0;

/** Takes the cheapest product for all lines that leave a choice, in one press; another takes these choices back. */
export function Cheapest({ lines, ...choosing }: Choosing & { lines: readonly Line[] }) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isBusy, during] = useBusy();
  const choices = lines.filter(isChoice);
  const open = choices.filter(isClear);
  const unclear = choices.filter((line) => !isClear(line));
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
      {unclear.length > 0 && (
        <Text as="span" size={13} tone="hint">
          {unclear.length === 1 ? 'Строку' : 'Строки'}{' '}
          {unclear.map(({ place }) => place).join(', ')} выберите сами: не всё в них понято
        </Text>
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
