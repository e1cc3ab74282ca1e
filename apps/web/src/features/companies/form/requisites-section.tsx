import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { listWords } from '../../../shared/list-words.ts';
import { vatText } from '../company-words.ts';
import { NO_VAT } from './company-values.ts';
import type { Fields } from './fields.ts';
import * as css from './form.css.ts';

const option = (value: string) => ({ value, label: value });
const FORMS = ['ООО', 'АО', 'ПАО', 'ЗАО', 'ИП', 'ГУП', 'МУП', 'КФХ', 'Самозанятый', 'Иное'].map(
  option,
);
const RATES = [
  ...[22, 20, 10, 7, 5, 0].map((rate) => ({ value: String(rate), label: vatText(rate) })),
  { value: NO_VAT, label: vatText(null) },
];
const words = listWords('Найти');

export interface SectionProps {
  fields: Fields;
}

/** What stands in contracts and invoices. */
export function RequisitesSection({ fields: { values, change, text } }: SectionProps) {
  const isPerson = values.legal_form === 'ИП' || values.legal_form === 'Самозанятый';
  return (
    <FormSection title="Реквизиты" note="Попадут в заказы и документы.">
      <TextField
        {...text('name')}
        label="Название"
        isRequired
        maxLength={160}
        autoComplete="organization"
        errorMessage="Укажите название"
      />
      <div className={css.fields}>
        <Select
          name="legal_form"
          label="Форма собственности"
          placeholder="Не указана"
          items={FORMS}
          words={words}
          isRequired={false}
          clearText="Убрать"
          value={values.legal_form || null}
          onChange={(value) => change('legal_form', value ?? '')}
        />
        <Select
          name="vat_rate"
          label="Налогообложение"
          items={RATES}
          words={words}
          value={values.vat_rate}
          onChange={(value) => change('vat_rate', value ?? NO_VAT)}
        />
        <TextField {...text('inn')} label="ИНН" inputMode="numeric" maxLength={20} />
        {/* only an organisation has one; what is there already must be seen to be emptied */}
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
