import { Button } from '@org/ui/button';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { listWords } from '../../shared/format/list-words.ts';
import * as css from './delivery.css.ts';
import { errorsOf, hasMinimum, type TermDraft } from './delivery-draft.ts';
import { BASES, UNITS, WORKDAYS, workdaysText } from './terms-words.ts';

export interface TermFormProps {
  /** «Поволжье со склада Екатеринбург» */
  title: string;
  term: TermDraft;
  onChange: (term: TermDraft | undefined) => void;
  /** Copies the terms to the zone's other warehouses; absent if there is no other. */
  onCopy?: (() => void) | undefined;
}

type TextName = Exclude<keyof TermDraft, 'basis' | 'workdays'>;

/** The form for the delivery terms from one warehouse to one zone. */
export function TermForm({ title, term, onChange, onCopy }: TermFormProps) {
  const errors = errorsOf(term);
  const isPriced = term.basis !== 'carrier';
  const unit = UNITS[term.basis];
  const schedules = WORKDAYS.some(({ value }) => value === term.workdays)
    ? WORKDAYS
    : [...WORKDAYS, { value: term.workdays, label: workdaysText(term.workdays) }];
  const field = (name: TextName, label: string, more: { suffix?: string; hint?: string } = {}) => (
    <TextField
      label={label}
      value={term[name]}
      onChange={(value) => onChange({ ...term, [name]: value })}
      isInvalid={errors[name] !== undefined}
      errorMessage={errors[name]}
      inputMode={name === 'cutoff' || name === 'days' ? 'text' : 'decimal'}
      maxLength={20}
      {...more}
    />
  );
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.panelHead}>
        <h2 className={css.heading}>{title}</h2>
        <div className={css.acts}>
          {onCopy && (
            <Button variant="link" onPress={onCopy}>
              Скопировать на остальные склады
            </Button>
          )}
          <Button variant="link" onPress={() => onChange(undefined)}>
            Не возить
          </Button>
        </div>
      </div>
      <div className={css.fields}>
        {field('days', 'Дней в пути', { hint: 'после отгрузки со склада' })}
        {field('cutoff', 'Заказ до', { hint: 'позже считаем со следующего дня' })}
        <Select
          label="Рабочие дни"
          items={schedules}
          value={term.workdays}
          onChange={(workdays) => workdays && onChange({ ...term, workdays })}
          words={listWords('Рабочие дни')}
        />
        <Select
          label="Считаем"
          items={BASES}
          value={term.basis}
          onChange={(value) => {
            const basis = BASES.find((one) => one.value === value)?.value;
            if (basis) onChange({ ...term, basis });
          }}
          words={listWords('Считаем')}
        />
        {isPriced && field('price', 'Цена', { suffix: unit })}
        {hasMinimum(term.basis) && field('min_cost', 'Не меньше', { suffix: '₽' })}
        {field('free_from', 'Бесплатно от', { suffix: '₽', hint: 'пусто: всегда платно' })}
        {term.basis === 'piece' &&
          field('disk_price', 'Диски', { suffix: unit, hint: 'пусто: как шины' })}
      </div>
    </section>
  );
}
