import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Text } from '@org/ui/text';
import { formatMoney, formatRoubles } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import type { Quote, QuotedLine } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';
import { type Bargain, bargainsOf } from './bargain.ts';

export interface BargainListProps {
  lines: readonly QuotedLine[];
  /** Tells a supplier at which price his quote would be taken. */
  onWish: (quote: Quote, price: number) => Promise<unknown>;
}

/** Quotes that are dearer than the best: one press asks for the price of the best. */
export function BargainList({ lines, onWish }: BargainListProps) {
  const bargains = bargainsOf(lines);
  if (bargains.length === 0) return null;
  return (
    <section aria-labelledby="bargain">
      <Heading id="bargain" level={2} size={16}>
        Поторговаться <span className={css.note}>одним нажатием, без переписки</span>
      </Heading>
      <ul className={css.list}>
        {bargains.map((bargain) => (
          <Row key={bargain.quote.id} bargain={bargain} onWish={onWish} />
        ))}
      </ul>
    </section>
  );
}

const STATES = { waiting: 'предложили, ждём ответа', declined: 'не отдаёт за эту цену' };

function Row({ bargain, onWish }: { bargain: Bargain } & Pick<BargainListProps, 'onWish'>) {
  const { line, quote, price, landed, state } = bargain;
  const { isPending, run } = useCall(() => onWish(quote, price));
  const title = `${quote.supplier.name}, ${line.product?.title ?? line.text}`;
  const verb = `Предложить ${formatMoney(price)}`;
  return (
    <li className={css.bargain}>
      <div className={css.what}>
        <Text as="span" weight="semi" tone="inherit">
          {title}
        </Text>
        <span className={css.note}>
          сейчас {formatMoney(quote.price)} за штуку;{' '}
          {state === 'possible'
            ? `с доставкой вышло бы ${formatRoubles(landed)}, как у лучшего. Попыток: ${quote.wishes_left}`
            : `за ${formatMoney(price)} вышло бы ${formatRoubles(landed)} с доставкой`}
        </span>
      </div>
      {state === 'possible' ? (
        <Button
          aria-label={`${verb}: ${title}`}
          isPending={isPending}
          pendingText="Предлагаем"
          onPress={run}
        >
          {verb}
        </Button>
      ) : (
        <span className={state === 'waiting' ? css.warn : css.note}>{STATES[state]}</span>
      )}
    </li>
  );
}
