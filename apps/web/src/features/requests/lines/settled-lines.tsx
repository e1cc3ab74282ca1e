import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Link } from '@org/ui/link';
import { formatPieces } from '../../../shared/format/format.ts';
import { toastErrorOf } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { GoodsRequest } from '../request-calls.ts';
import * as css from '../requests.css.ts';
import { Group } from './request-lines.tsx';

export interface SettledLinesProps {
  request: GoodsRequest;
  /** Makes what was put aside a line again. */
  onRestore: (id: string) => Promise<unknown>;
}

/** The lines of a request that need nothing: those that are ordered, each with its orders, and what is put aside. */
export function SettledLines({ request: { lines, orders }, onRestore }: SettledLinesProps) {
  const placed = lines.map((line, at) => ({ ...line, place: at + 1 }));
  const ordered = placed.filter(({ state }) => state === 'ordered');
  const remarks = placed.filter(({ state }) => state === 'remark');
  const orderOf = (id: string) => orders.find((order) => order.id === id);
  return (
    <>
      {ordered.length > 0 && (
        <Group title="Заказаны" count={ordered.length}>
          {ordered.map((line) => (
            <li key={line.id} className={css.settled}>
              <span className={css.place}>{line.place}.</span>
              <span className={css.settledText}>{line.text}</span>
              <Inline as="span" gap={3} align="stretch">
                {formatPieces(line.ordered)}
                {line.orders.length === 0 && <Badge tone="neutral">Ждёт согласования</Badge>}
                {line.orders.map((id) => (
                  <Link key={id} href={paths.order(id)}>
                    {orderOf(id)?.number}
                  </Link>
                ))}
              </Inline>
            </li>
          ))}
        </Group>
      )}
      {remarks.length > 0 && (
        <Group title="Отложены" count={remarks.length}>
          {remarks.map(({ id, place, text }) => (
            <li key={id} className={css.settled}>
              <span className={css.place}>{place}.</span>
              <span className={css.settledText}>{text}</span>
              <Button
                variant="link"
                aria-label={`Это товар: строка ${place}`}
                onPress={() => toastErrorOf(onRestore(id))}
              >
                Это товар
              </Button>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}
