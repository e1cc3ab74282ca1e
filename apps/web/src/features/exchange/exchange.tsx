import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { Inline } from '@org/ui/inline';
import { useState } from 'react';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/page/changing.tsx';
import { PairList } from '../../shared/page/pair-list.tsx';
import type { Exchange as State } from './exchange.atoms.ts';
import * as css from './exchange.css.ts';
import type { ExchangeActions } from './exchange-calls.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { ExchangeLog } from './exchange-log.tsx';
import { ExchangeTrouble } from './exchange-trouble.tsx';
import { STATES } from './exchange-words.ts';

export interface ExchangeProps extends ExchangeActions {
  /** Null before the exchange is turned on. */
  exchange: State | null;
  importHrefOf: (importId: string) => string;
}

/** The exchange of a company with its 1С: how 1С signs in, the state, and the log. */
export function Exchange({ exchange, importHrefOf, ...actions }: ExchangeProps) {
  const [open, setOpen] = useState<'password' | 'close'>();
  const chosen = exchange?.price_types.find(({ id }) => id === exchange.price_type)?.name;
  const price = chosen ?? (exchange?.confirmed_at ? 'единственной оптовой' : 'пока не известно');
  return (
    <section aria-labelledby="exchange" className={css.section}>
      <Inline gap={3} rowGap={2}>
        <Heading id="exchange" level={2} size={18}>
          Обмен с 1С
        </Heading>
        {exchange && (
          <Badge tone={STATES[exchange.state].tone}>{STATES[exchange.state].label}</Badge>
        )}
      </Inline>
      {exchange ? (
        <>
          <ExchangeTrouble
            exchange={exchange}
            importHrefOf={importHrefOf}
            onChoosePrice={actions.onChoosePrice}
          />
          <div className={css.parts}>
            <div>
              <h3 className={css.part}>Настройка в 1С</h3>
              <PairList
                align="end"
                pairs={[
                  ['Адрес сайта', exchange.address],
                  ['Пользователь', exchange.login],
                  ['Пароль', `задан ${formatMoment(exchange.password_set_at)}`],
                  ['Продаём по цене', price],
                  ['Прислано', countOf(exchange.goods, POSITIONS)],
                  ['1С была', exchange.seen_at ? formatMoment(exchange.seen_at) : 'ещё ни разу'],
                  [
                    'Цены подтверждены',
                    exchange.confirmed_at ? formatMoment(exchange.confirmed_at) : 'ещё нет',
                  ],
                ]}
              />
              <Changing>
                <div className={css.actions}>
                  <Button size="s" onPress={() => setOpen('password')}>
                    Новый пароль
                  </Button>
                  <Button size="s" variant="ghost" onPress={() => setOpen('close')}>
                    Отключить
                  </Button>
                </div>
              </Changing>
            </div>
            <div>
              <h3 className={css.part}>Журнал</h3>
              <ExchangeLog
                onLoadLog={actions.onLoadLog}
                seenAt={exchange.seen_at}
                importHrefOf={importHrefOf}
              />
            </div>
          </div>
        </>
      ) : (
        <EmptyState
          title="1С может присылать остатки сама"
          actions={
            <Changing>
              <Button onPress={() => setOpen('password')}>Включить обмен</Button>
            </Changing>
          }
        >
          В «Управлении торговлей», «Рознице» и других программах есть обмен с сайтом. Мы дадим
          адрес, логин и пароль: цены и остатки будут обновляться без ваших рук.
        </EmptyState>
      )}
      {open === 'password' && (
        <ExchangeDialog
          isNew={exchange === null}
          onOpen={actions.onOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'close' && (
        <AsyncConfirmDialog
          onClose={() => setOpen(undefined)}
          title="Отключить обмен с 1С?"
          confirmLabel="Отключить"
          cancelLabel="Не отключать"
          pendingText="Отключаем"
          isDestructive
          onConfirm={actions.onClose}
        >
          Логин и пароль перестанут работать. То, что 1С уже прислала, останется в продаже.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
