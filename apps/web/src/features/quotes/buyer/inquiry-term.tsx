import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { toastErrorOf } from '../../../shared/page/messages.ts';
import { laterBy, TERMS } from '../quote-words.ts';
import type { RequestQuotes } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';

type Inquiry = RequestQuotes['inquiries'][number];

export interface InquiryTermProps {
  inquiry: Inquiry;
  /** Whether answers can still be of use: some line is not ordered. */
  isOfUse: boolean;
  /** Lets suppliers answer until another moment, or with null no longer. */
  onEnd: (inquiry: Inquiry, until: string | null) => Promise<unknown>;
}

/** How many of those who are silent are named. */
const NAMED = 4;

/** «Амур Шина, Волга Шина Снаб и ещё 12» */
function namesOf(suppliers: readonly { name: string }[]): string {
  const rest = suppliers.length - NAMED;
  const named = suppliers.slice(0, rest > 1 ? NAMED : suppliers.length);
  return `${named.map(({ name }) => name).join(', ')}${rest > 1 ? ` и ещё ${rest}` : ''}`;
}

/** «Ответили 2 из 5, ждём до завтра, 12:00. Не ответили: …», with longer and no longer. */
export function InquiryTerm({ inquiry, isOfUse, onEnd }: InquiryTermProps) {
  const { suppliers, until, is_open } = inquiry;
  const silent = suppliers.filter(({ answered_at }) => answered_at === null);
  const count = suppliers.length - silent.length;
  const [isPending, during] = useBusy();
  const end = (moment: string | null) => void toastErrorOf(during(onEnd(inquiry, moment)));
  return (
    <Inline gap={3} align="baseline">
      <p className={css.note}>
        Ответили {count} из {suppliers.length},{' '}
        {is_open ? `ждём до: ${formatDeadline(until)}` : 'приём закончен'}.
        {silent.length > 0 && ` Не ответили: ${namesOf(silent)}.`}
      </p>
      <Inline gap={4} align="baseline">
        {isOfUse && (
          <MenuTrigger>
            <Button variant="link" isPending={isPending}>
              Продлить
            </Button>
            <Menu aria-label="На сколько продлить">
              {TERMS.map(({ value, label }) => (
                <MenuItem key={value} onAction={() => end(laterBy(until, value))}>
                  На {label}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
        {is_open && (
          <Button variant="link" isPending={isPending} onPress={() => end(null)}>
            Закрыть приём
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
