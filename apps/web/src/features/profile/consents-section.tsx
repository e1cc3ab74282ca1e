import { Switch } from '@org/ui/switch';
import { useState } from 'react';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { toastError } from '../../shared/page/messages.ts';
import { type ConsentKind, consents } from '../../shared/session/consents.ts';
import type { GivenConsent } from './profile.atoms.ts';
import * as css from './profile.css.ts';

export interface ConsentsSectionProps {
  given: readonly GivenConsent[];
  onChange: (kind: ConsentKind, isGiven: boolean) => Promise<unknown>;
}

/** The consents of the user, and when they were given. Those that the account itself does not need can be withdrawn. */
export function ConsentsSection({ given, onChange }: ConsentsSectionProps) {
  const [changing, setChanging] = useState<ConsentKind>();
  const change = async (kind: ConsentKind, isGiven: boolean) => {
    setChanging(kind);
    await onChange(kind, isGiven).catch(toastError);
    setChanging(undefined);
  };
  return (
    <FormSection title="Согласия" note="По 152-ФЗ. Каждое даётся и отзывается отдельно.">
      <ul className={css.list}>
        {consents.map(({ kind, label, isRequired }) => {
          const consent = given.find((one) => one.kind === kind);
          return (
            <li key={kind} className={css.item}>
              <div>
                <Switch
                  isSelected={consent?.given ?? false}
                  isDisabled={isRequired || changing === kind}
                  onChange={(isGiven) => change(kind, isGiven)}
                >
                  {label}
                </Switch>
                <div className={css.details}>{describe(consent)}</div>
              </div>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

function describe(consent: GivenConsent | undefined) {
  if (!consent) return 'Не давалось';
  const action = consent.given ? 'Дано' : 'Отозвано';
  return `${action} ${formatMoment(consent.at)}, текст от ${formatMoment(consent.version)}`;
}
