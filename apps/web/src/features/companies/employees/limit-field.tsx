import type { LimitBody } from '@org/api-client/schema';
import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Columns } from '@org/ui/columns';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import type { Values } from '../../../shared/form/form.tsx';
import type { Employee } from '../companies.atoms.ts';
import * as css from './employees.css.ts';

const SUMS = { per_order: 'За заказ', per_day: 'В день', per_month: 'В месяц' } as const;
type Sum = keyof typeof SUMS;
const NAMES = Object.keys(SUMS) as Sum[];
/** 10 billion roubles, in kopecks. */
const MAX_ROUBLES = 1_000_000_000_000;
const ANYBODY = 'anybody';

const read = (text: string) => readRoubles(text, { most: MAX_ROUBLES });
const problemOf = (text: string) => (text.trim() === '' ? null : (read(text).error ?? null));

/** The limit that a form states; null without a sum. */
export function limitOf(values: Values, approver: string): LimitBody {
  const sumOf = (name: Sum) => {
    const text = values[`limit.${name}`] ?? '';
    return text.trim() === '' ? null : (read(text).kopecks ?? null);
  };
  const sums = {
    per_order: sumOf('per_order'),
    per_day: sumOf('per_day'),
    per_month: sumOf('per_month'),
  };
  if (NAMES.every((name) => sums[name] === null)) return null;
  return { ...sums, approver_id: approver === ANYBODY ? null : approver };
}

export const approverOf = (limit: Employee['limit'] | undefined) => limit?.approver?.id ?? ANYBODY;

interface LimitFieldProps {
  /** @default none */
  limit: Employee['limit'] | undefined;
  /** Those of them who may order may be asked. */
  colleagues: readonly Employee[];
  approver: string;
  onApprover: (approver: string) => void;
}

/** How much an employee or a key orders without anybody's yes, and whose is needed above that. */
export function LimitField({ limit, colleagues, approver, onApprover }: LimitFieldProps) {
  const able = colleagues.filter(
    ({ account, roles }) => account === 'active' && (roles.length === 0 || roles.includes('buyer')),
  );
  return (
    <fieldset className={css.limit}>
      <legend className={css.legend}>Без согласования, ₽</legend>
      <p className={css.note}>Пустое поле: без лимита.</p>
      <Columns columns={3} from={768} gap={3}>
        {NAMES.map((name) => {
          const sum = limit?.[name] ?? null;
          return (
            <TextField
              key={name}
              name={`limit.${name}`}
              label={SUMS[name]}
              inputMode="decimal"
              defaultValue={sum === null ? '' : writeRoubles(sum)}
              validate={problemOf}
              maxLength={20}
            />
          );
        })}
      </Columns>
      <Select
        name="limit.approver_id"
        label="Выше лимита согласует"
        items={[
          { value: ANYBODY, label: 'Владелец или сотрудник со всеми правами' },
          ...able.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
        value={approver}
        onChange={(value) => onApprover(value ?? ANYBODY)}
        isRequired
      />
    </fieldset>
  );
}
