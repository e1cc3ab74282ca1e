import { isInn } from '@org/api-client/requisites';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { TextField } from '@org/ui/text-field';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../shared/api/api.ts';
import * as css from './company-form.css.ts';
import type { CompanyValues } from './company-values.ts';
import type { Fields } from './form-fields.ts';
import { type Party, valuesFromRegister } from './values-from-register.ts';

type Outcome = { tone: 'info' | 'danger'; text: string };

export interface InnFieldProps {
  fields: Fields;
  /** Finds the owner of an ИНН. @default the server's answer */
  find?: (inn: string) => Promise<Party>;
}

const digitsOf = (text: string) => text.replaceAll(/[\s\u200b-]/g, '');

const ask = (inn: string): Promise<Party> =>
  api.GET('/requisites/{inn}', { params: { path: { inn } } });

/**
 * The field for the ИНН. The other requisites are filled in by it: at its last digit if they are empty, else by a
 * button.
 */
export function InnField({
  fields: { values, change, text, isLocked },
  find = ask,
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
