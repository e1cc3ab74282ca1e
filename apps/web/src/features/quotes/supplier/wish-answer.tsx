import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import { moveText } from '../quote-words.ts';
import type { Quote } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';

export interface WishAnswerProps {
  quote: Quote;
  /** what the line asks for */
  text: string;
  onWish: (quote: string, price: number, isAgreed: boolean) => Promise<unknown>;
}

/** The price at which the buyer would take a quote: one press agrees, another declines. */
export function WishAnswer({ quote, text, onWish }: WishAnswerProps) {
  const { id, wish, list_price } = quote;
  const price = wish?.price ?? 0;
  const agreeing = useCall(() => onWish(id, price, true));
  const declining = useCall(() => onWish(id, price, false));
  if (wish?.state === 'declined')
    return <span className={css.note}>Отказались отдать за {formatMoney(price)}</span>;
  if (wish?.state !== 'waiting') return null;
  const verb = `Отдать за ${formatMoney(price)}`;
  return (
    <>
      <span className={css.warn}>
        Покупатель возьмёт за {formatMoney(price)}, {moveText({ price, list_price })}
      </span>
      <Inline as="span" gap={3}>
        <Button
          aria-label={`${verb}: ${text}`}
          isPending={agreeing.isPending}
          pendingText="Соглашаемся"
          onPress={agreeing.run}
        >
          {verb}
        </Button>
        <Button
          variant="ghost"
          aria-label={`Не отдавать: ${text}`}
          isPending={declining.isPending}
          onPress={declining.run}
        >
          Не отдавать
        </Button>
      </Inline>
    </>
  );
}
