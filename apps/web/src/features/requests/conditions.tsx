import { plusDays } from '@org/trade/delivery';
import { Select } from '@org/ui/select';
import { choiceOf } from '../../shared/addresses/address-words.ts';
import type { Address } from '../../shared/addresses/addresses.atoms.ts';
import { formatDay, formatNear, today } from '../../shared/format/format-day.ts';
import * as css from './conditions.css.ts';
import type { GoodsRequest } from './request-calls.ts';

export type RequestConditions = GoodsRequest['conditions'];

export interface ConditionsProps {
  request: Pick<GoodsRequest, 'conditions' | 'is_closed'>;
  onConditions: (conditions: RequestConditions) => void;
  /** The addresses that goods can be delivered to. */
  addresses: readonly Address[];
  /** The one that is chosen; null delivers as the cart would be. */
  addressId: string | null;
  onAddress: (id: string | null) => void;
  /** Adds an address to deliver to. */
  onAddAddress: () => void;
  /** True if nobody has said where to deliver: then no day is known. */
  isPlaceless: boolean;
}

const ANY = 'any';
const ANOTHER = 'another';
const AS_USUAL = 'usual';

/** How many days ahead can be asked for, and how many years back. */
const DAYS = 21;
const YEARS = 4;

const dotOf = (year: number) => `с ${year} года`;

/** A value that is set but no longer among those that are offered stays in the list. */
const withSet = <Value,>(offered: readonly Value[], set: Value | null): Value[] =>
  set === null || offered.includes(set) ? [...offered] : [set, ...offered];

/** What all lines of a request must fulfil: where to, until when, how old, with VAT or not. Each can be taken back. */
export function Conditions(props: ConditionsProps) {
  const { onConditions, isPlaceless, request } = props;
  const { conditions, is_closed: isDisabled } = request;
  const { arrive_by, dot_year_min, with_vat } = conditions;
  const set = (change: Partial<RequestConditions>) => onConditions({ ...conditions, ...change });
  const now = today();
  const days = Array.from({ length: DAYS }, (_, at) => plusDays(now, at + 1));
  const years = Array.from({ length: YEARS }, (_, at) => Number(now.slice(0, 4)) - at);
  return (
    <section aria-label="Условия заявки">
      <div className={css.row}>
        <Place {...props} isDisabled={isDisabled} />
        <Select
          aria-label="Привезти не позже"
          size="s"
          isDisabled={isDisabled}
          items={[
            { value: ANY, label: 'в любой день' },
            ...withSet(days, arrive_by).map((day) => ({ value: day, label: formatNear(day) })),
          ]}
          value={arrive_by ?? ANY}
          valueText={`Не позже: ${arrive_by === null ? 'в любой день' : formatDay(arrive_by)}`}
          onChange={(value) => set({ arrive_by: value === ANY ? null : String(value) })}
        />
        <Select
          aria-label="Год выпуска шин"
          size="s"
          isDisabled={isDisabled}
          items={[
            { value: ANY, label: 'любой' },
            ...withSet(years, dot_year_min).map((year) => ({
              value: String(year),
              label: dotOf(year),
            })),
          ]}
          value={dot_year_min === null ? ANY : String(dot_year_min)}
          valueText={`DOT: ${dot_year_min === null ? 'любой' : dotOf(dot_year_min)}`}
          onChange={(value) => set({ dot_year_min: value === ANY ? null : Number(value) })}
        />
        <Select
          aria-label="НДС"
          size="s"
          isDisabled={isDisabled}
          items={[
            { value: ANY, label: 'с НДС и без' },
            { value: 'vat', label: 'только с НДС' },
          ]}
          value={with_vat ? 'vat' : ANY}
          valueText={`Оплата: ${with_vat ? 'только с НДС' : 'с НДС и без'}`}
          onChange={(value) => set({ with_vat: value === 'vat' })}
        />
      </div>
      {arrive_by !== null && isPlaceless && (
        <p className={css.note} role="status">
          Куда везти, никто не сказал, поэтому дня мы не знаем. Выберите город или добавьте адрес
        </p>
      )}
      {arrive_by !== null && arrive_by < now && (
        <p className={css.note} role="status">
          {formatDay(arrive_by)} уже прошло: выберите другой день
        </p>
      )}
    </section>
  );
}

function Place({
  addresses,
  addressId,
  onAddress,
  onAddAddress,
  isDisabled,
}: ConditionsProps & { isDisabled: boolean }) {
  const [usual] = addresses;
  if (!usual) return null;
  const chosen = addresses.find(({ id }) => id === addressId);
  return (
    <Select
      aria-label="Куда"
      size="s"
      isDisabled={isDisabled}
      items={[
        { value: AS_USUAL, label: `Как в корзине, ${usual.city}` },
        ...addresses.map((one) => ({ value: one.id, label: choiceOf(one) })),
        { value: ANOTHER, label: 'Добавить адрес…' },
      ]}
      value={addressId ?? AS_USUAL}
      valueText={`Куда: ${chosen ? choiceOf(chosen) : `как в корзине, ${usual.city}`}`}
      onChange={(value) =>
        value === ANOTHER ? onAddAddress() : onAddress(value === AS_USUAL ? null : String(value))
      }
    />
  );
}
