import { Button } from '@org/ui/button';
import { KeyRoundIcon, SmartphoneIcon } from '@org/ui/icons';
import { Suspense, useState } from 'react';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { DemandNote } from './demand-note.tsx';
import { FactorDialog, type FactorDialogProps, type OpenDialog } from './factor-dialog.tsx';
import type { SecondFactor } from './second-factor.atoms.ts';
import * as css from './second-factor.css.ts';

export interface SecondFactorSectionProps extends Pick<FactorDialogProps, 'calls'> {
  factor: SecondFactor;
}

/** The second factor: keys, an app, and recovery codes for when both are lost. */
export function SecondFactorSection({ factor, calls }: SecondFactorSectionProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const { passkeys, app_added_at, recovery_codes_left } = factor;
  const isOn = passkeys.length > 0 || app_added_at !== null;
  return (
    <FormSection
      title="Второй фактор"
      note="Вход подтверждает ещё и ключ или код: одного пароля чужому не хватит."
    >
      <div className={css.stack}>
        <DemandNote factor={factor} />
        {isOn && (
          <ul className={css.list} aria-label="Способы подтверждения">
            {passkeys.map(({ id, name, created_at, used_at }) => (
              <Factor
                key={id}
                name={name}
                details={`Ключ, добавлен ${formatMoment(created_at)}${used_at ? `, вход ${formatMoment(used_at)}` : ''}`}
                action="Удалить"
                onPress={() => setDialog({ kind: 'no-key', id, name })}
              />
            ))}
            {app_added_at && (
              <Factor
                name="Приложение с кодами"
                details={`Подключено ${formatMoment(app_added_at)}`}
                action="Отключить"
                onPress={() => setDialog({ kind: 'no-app' })}
              />
            )}
            <Factor
              name="Резервные коды"
              details={recovery_codes_left > 0 ? `Осталось: ${recovery_codes_left}` : 'Закончились'}
              action="Получить новые"
              onPress={() => setDialog({ kind: 'codes' })}
            />
          </ul>
        )}
        <div className={css.actions}>
          <Button icon={<KeyRoundIcon size={16} />} onPress={() => setDialog({ kind: 'key' })}>
            Добавить ключ
          </Button>
          {!app_added_at && (
            <Button icon={<SmartphoneIcon size={16} />} onPress={() => setDialog({ kind: 'app' })}>
              Подключить приложение
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {dialog && <FactorDialog dialog={dialog} calls={calls} onClose={close} />}
      </Suspense>
    </FormSection>
  );
}

interface FactorProps {
  name: string;
  details: string;
  action: string;
  onPress: () => void;
}

function Factor({ name, details, action, onPress }: FactorProps) {
  return (
    <li className={css.item}>
      <div>
        <div className={css.name}>{name}</div>
        <div className={css.details}>{details}</div>
      </div>
      <Button variant="ghost" size="s" aria-label={`${action}: ${name}`} onPress={onPress}>
        {action}
      </Button>
    </li>
  );
}
