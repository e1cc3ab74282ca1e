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
import type { Choosing } from './options.tsx';

const isChoice = ({ row, productId }: Line) => row.status === 'ambiguous' && productId === null;

/** True if nothing of a line was misunderstood: any of its products is what was asked for. */
const isClear = ({ row }: Line) => row.understood.unknown.length === 0 && row.unmet.length === 0;

/** So many products are loaded at once. */
const AT_ONCE = 6;

interface CheapestProps extends Pick<Choosing, 'loadProduct'> {
  lines: readonly Line[];
  onLines: (change: (lines: readonly Line[]) => readonly Line[]) => void;
}

/**
 * Takes the cheapest product for all lines that leave a choice, in one press and as one change, which no message for each
 * line hides; another press takes these choices back.
 */
export function Cheapest({ lines, loadProduct, onLines }: CheapestProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isBusy, during] = useBusy();
  const choices = lines.filter(isChoice);
  const open = choices.filter(isClear);
  const unclear = choices.filter((line) => !isClear(line));
  const back = lines.filter(({ id, productId }) => taken.includes(id) && productId !== null);
  const take = async () => {
    const chosen = new Map<string, Pick<Line, 'productId' | 'goods'>>();
    const load = async ({ id, row, wanted }: Line) => {
      const best = row.options.find(({ min_bulk_price }) => min_bulk_price !== null);
      if (!best) return;
      const { product_id: productId } = best;
      chosen.set(id, { productId, goods: await loadProduct(productId, wanted) });
    };
    const loaded: PromiseSettledResult<void>[] = [];
    for (let at = 0; at < open.length; at += AT_ONCE)
      loaded.push(...(await Promise.allSettled(open.slice(at, at + AT_ONCE).map(load))));
    onLines((all) =>
      all.map((one) => {
        const product = isChoice(one) ? chosen.get(one.id) : undefined;
        return product ? { ...one, pick: null, ...product } : one;
      }),
    );
    setTaken([...chosen.keys()]);
    const failed = loaded.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
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
            onLines((all) =>
              all.map((one) =>
                taken.includes(one.id) ? { ...one, productId: null, goods: null } : one,
              ),
            );
            setTaken([]);
          }}
        >
          Отменить выбор
        </Button>
      )}
    </div>
  );
}
