import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { NOT_STATED, statedOf } from '../../../shared/form/not-stated.ts';
import { vatText } from '../company-words.ts';
import * as css from './company-form.css.ts';
import { NO_NAME, NO_VAT } from './company-values.ts';
import type { Fields } from './form-fields.ts';
import { InnField } from './inn-field.tsx';

const option = (value: string) => ({ value, label: value });
const FORMS = [
  NOT_STATED,
  ...['ООО', 'АО', 'ПАО', 'ЗАО', 'ИП', 'ГУП', 'МУП', 'КФХ', 'Самозанятый', 'Иное'].map(option),
];
const RATES = [
  ...[22, 20, 10, 7, 5, 0].map((rate) => ({ value: String(rate), label: vatText(rate) })),
  { value: NO_VAT, label: vatText(null) },
];

export interface SectionProps {
  fields: Fields;
}

/** The requisites for contracts and invoices. */
export function RequisitesSection({ fields }: SectionProps) {
  const { values, change, text, isLocked } = fields;
  const isPerson = values.legal_form === 'ИП' || values.legal_form === 'Самозанятый';
  return (
    <FormSection
      title="Реквизиты"
      note={isLocked ? 'Меняет только владелец компании.' : 'Попадут в заказы и документы.'}
    >
      <InnField fields={fields} />
      <TextField
        {...text('name')}
        label="Название"
        optionalText="обязательно"
        isRequired
        maxLength={160}
        autoComplete="organization"
        errorMessage={NO_NAME}
      />
      <div className={css.fields}>
        <Select
          name="legal_form"
          isDisabled={isLocked}
          label="Организационно-правовая форма"
          items={FORMS}
          isRequired
          value={values.legal_form || NOT_STATED.value}
          onChange={(value) => change('legal_form', statedOf(value))}
        />
        <Select
          name="vat_rate"
          isDisabled={isLocked}
          label="Налогообложение"
          items={RATES}
          isRequired
          value={values.vat_rate}
          onChange={(value) => change('vat_rate', value ?? NO_VAT)}
        />
        {/* only an organisation has a КПП; one that is filled in must be visible, so that it can be cleared */}
        {(!isPerson || values.kpp !== '') && (
          <TextField {...text('kpp')} label="КПП" maxLength={20} />
        )}
        <TextField
          {...text('ogrn')}
          label={isPerson ? 'ОГРНИП' : 'ОГРН'}
          inputMode="numeric"
          maxLength={20}
        />
      </div>
    </FormSection>
  );
}
