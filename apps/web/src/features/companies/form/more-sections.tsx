import { Switch } from '@org/ui/switch';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { CityField } from '../../../shared/names/city-field.tsx';
import * as css from './company-form.css.ts';
import type { SectionProps } from './requisites-section.tsx';

/** The address of the company. */
export function AddressSection({ fields: { values, change, text } }: SectionProps) {
  return (
    <FormSection title="Адрес" note="По городу компанию находят в списке поставщиков.">
      <div className={css.fields}>
        <CityField value={values.city} onChange={(city) => change('city', city)} />
        <TextField {...text('actual_address')} label="Улица, дом" maxLength={300} />
        <div className={css.wide}>
          <TextField {...text('legal_address')} label="Юридический адрес" maxLength={300} />
        </div>
      </div>
    </FormSection>
  );
}

/** The bank details of the company. The accounts are checked together with the БИК. */
export function BankSection({ fields: { text, isLocked } }: SectionProps) {
  return (
    <FormSection
      title="Банк"
      note={
        isLocked
          ? 'Меняет только владелец компании.'
          : 'Попадёт в счёт и УПД. Новый счёт заработает через сутки. Проверим его по БИК.'
      }
    >
      <div className={css.fields}>
        <TextField {...text('bank.bic')} label="БИК" inputMode="numeric" maxLength={20} />
        <TextField {...text('bank.name')} label="Банк" maxLength={200} />
        <TextField
          {...text('bank.account')}
          label="Расчётный счёт"
          inputMode="numeric"
          maxLength={30}
        />
        <TextField
          {...text('bank.correspondent_account')}
          label="Корреспондентский счёт"
          inputMode="numeric"
          maxLength={30}
        />
      </div>
    </FormSection>
  );
}

/** The terms of sale. */
export function TermsSection({ fields: { values, change, text } }: SectionProps) {
  return (
    <FormSection title="Условия" note="Покупатели видят их в каталоге и в корзине.">
      <div className={css.fields}>
        <TextField
          {...text('terms.min_order_sum')}
          label="Минимальный заказ"
          inputMode="decimal"
          placeholder="Без минимума"
          suffix="₽"
        />
        <TextField
          {...text('terms.delivery_days')}
          label="Срок отгрузки"
          inputMode="numeric"
          placeholder="По складам"
          suffix="дн."
        />
      </div>
      <Switch
        isSelected={values['terms.pickup'] === 'yes'}
        onChange={(isOn) => change('terms.pickup', isOn ? 'yes' : '')}
      >
        Самовывоз со склада
      </Switch>
    </FormSection>
  );
}

/** The description of the company. */
export function DescriptionSection({ fields: { text } }: SectionProps) {
  return (
    <FormSection title="О компании" note="Видно всем, кто откроет её страницу.">
      <TextArea
        {...text('description')}
        label="Описание"
        rows={4}
        isGrowing
        maxLength={4000}
        placeholder="Чем занимаетесь, как работаете, что важно знать партнёру"
      />
    </FormSection>
  );
}
