import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Note } from '@org/ui/note';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useMayChange } from '../../shared/page/changing.tsx';
import type { Exchange } from './exchange.atoms.ts';
import * as css from './exchange.css.ts';
import type { ExchangeActions } from './exchange-calls.ts';

interface ExchangeTroubleProps extends Pick<ExchangeActions, 'onChoosePrice'> {
  exchange: Exchange;
  importHrefOf: (importId: string) => string;
}

/** What the user has to do before the data from 1С are on sale. */
export function ExchangeTrouble({ exchange, importHrefOf, onChoosePrice }: ExchangeTroubleProps) {
  const mayChange = useMayChange();
  const { state, trouble, import_id, price_types } = exchange;
  const [isSending, during] = useBusy();
  if (state === 'asking')
    return (
      <div>
        <Note title="По какой цене продаём?">
          1С присылает несколько цен. Выберите одну, мы её запомним.
        </Note>
        <div className={css.actions}>
          {price_types.map(({ id, name }) => (
            <Button
              key={id}
              isDisabled={isSending || !mayChange}
              onPress={() => during(onChoosePrice(id))}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
    );
  if (!trouble) return null;
  return (
    <div>
      <Note tone="danger" title="Прайс из 1С не применён:">
        {trouble.replace(/[.!?]$/, '')}. В продаже всё, как было.
      </Note>
      {import_id && (
        <div className={css.actions}>
          <ButtonLink href={importHrefOf(import_id)}>Проверить строки</ButtonLink>
        </div>
      )}
    </div>
  );
}
