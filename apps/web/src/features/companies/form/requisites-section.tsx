import { isInn } from '@org/trade/requisites';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { useRef, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { NOT_STATED, statedOf } from '../../../shared/form/not-stated.ts';
import { findParty } from '../companies.atoms.ts';
import { vatText } from '../company-words.ts';
import * as css from './company-form.css.ts';
import { type CompanyValues, NO_NAME, NO_VAT } from './company-values.ts';
import type { Fields } from './form-fields.ts';
import { type Party, valuesFromRegister } from './values-from-register.ts';

type Outcome = { tone: 'info' | 'danger'; text: string };

export interface InnFieldProps {
  fields: Fields;
  /** Finds the owner of an ИНН. @default the server's answer */
  find?: (inn: string) => Promise<Party>;
}

const digitsOf = (text: string) => text.replaceAll(/[\s\u200b-]/g, '');

/**
 * The field for the ИНН. The other requisites are filled in by it: at its last digit if they are empty, else by a
 * button.
 */
export function InnField({
  fields: { values, change, text, isLocked },
  find = findParty,
}: InnFieldProps) {
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = useRef('');
  const inn = digitsOf(values.inn);
  const field = text('inn');

  const fill = async (inn: string) => {
    asked.current = inn;
    setAsking(true);
    setOutcome(undefined);
    try {
      const party = await find(inn);
      // meanwhile another number may have been typed
      if (asked.current !== inn) return;
      const filled = valuesFromRegister(party, values.name);
      for (const [name, value] of Object.entries(filled))
        change(name as keyof CompanyValues, value);
      setOutcome(
        party.is_active
          ? { tone: 'info', text: `Заполнили по ИНН: ${party.name}. Проверьте и сохраните.` }
          : { tone: 'danger', text: `${party.name}: по данным реестра организация не действует.` },
      );
    } catch (error) {
      if (asked.current === inn) setOutcome({ tone: 'danger', text: messageOf(error) });
    } finally {
      setAsking(false);
    }
  };

  return (
    <div className={css.inn}>
      <TextField
        {...field}
        label="ИНН"
        inputMode="numeric"
        maxLength={20}
        onChange={(value) => {
          asked.current = '';
          setOutcome(undefined);
          field.onChange(value);
          const typed = digitsOf(value);
          const isBlank = values.ogrn === '' && values.kpp === '';
          if (isBlank && !isLocked && isInn(typed)) void fill(typed);
        }}
      />
      <div className={css.fill}>
        <Button
          isPending={isAsking}
          pendingText="Ищем"
          isDisabled={isLocked || inn === '' || field.validate() !== null}
          onPress={() => fill(inn)}
        >
          Заполнить по ИНН
        </Button>
      </div>
      <div className={css.wide} role="status">
        {outcome && <Note tone={outcome.tone}>{outcome.text}</Note>}
      </div>
    </div>
  );
}

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
