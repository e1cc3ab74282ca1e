import { Button } from '@org/ui/button';
import { KeyRoundIcon, SmartphoneIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { load } from '../../shared/api/load.ts';
import { FormSection } from '../../shared/form/form-section.tsx';
import { submit } from '../../shared/form/submit.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { createKey } from './browser-keys.ts';
import { refreshFactors, type SecondFactor, secondFactorAtom } from './second-factor.atoms.ts';
import * as css from './second-factor.css.ts';

/** The profile's calls for the second factor. Each refetches what it has changed. */
const calls = {
  startApp: (current_password: string) => submit('/user/second-factor/app', { current_password }),
  confirmApp: async (code: string) => {
    const { recovery_codes } = await submit('/user/second-factor/app/confirm', { code });
    await refreshFactors();
    return recovery_codes;
  },
  removeApp: async (current_password: string) => {
    await submit('/user/second-factor/app/remove', { current_password });
    await refreshFactors();
    return null;
  },
  addKey: async (name: string, current_password: string) => {
    const { token, options } = await submit('/user/second-factor/passkeys/options', {
      current_password,
    });
    const passkey = await createKey(options);
    const { recovery_codes } = await submit('/user/second-factor/passkeys', {
      token,
      name,
      passkey,
    });
    await refreshFactors();
    return recovery_codes;
  },
  removeKey: async (passkey_id: string, current_password: string) => {
    const path = { passkey_id };
    await submit(
      '/user/second-factor/passkeys/{passkey_id}/remove',
      { current_password },
      { path },
    );
    await refreshFactors();
    return null;
  },
  renewCodes: async (current_password: string) => {
    const { recovery_codes } = await submit('/user/second-factor/recovery-codes', {
      current_password,
    });
    await refreshFactors();
    return recovery_codes;
  },
};

const listFormat = new Intl.ListFormat('ru');

/** Which companies demand a second factor of the account. A locked one waits for it. */
function DemandNote({ factor: { demanded_by } }: { factor: SecondFactor }) {
  const locked = demanded_by.filter((company) => company.locked);
  const names = (companies: typeof demanded_by) =>
    listFormat.format(companies.map(({ name }) => `«${name}»`));
  if (locked.length > 0)
    return (
      <Note tone="danger" title="Добавьте ключ или приложение:">
        без второго фактора для вас закрыто: {names(locked)}.
      </Note>
    );
  return demanded_by.length > 0 ? <Note>Второй фактор требует {names(demanded_by)}.</Note> : null;
}

const AppDialog = lazyPart(() => load(() => import('./app-dialog.tsx')), 'AppDialog');
const KeyDialog = lazyPart(() => load(() => import('./second-factor-key-dialog.tsx')), 'KeyDialog');
const PasswordDialog = lazyPart(
  () => load(() => import('./password-dialog.tsx')),
  'PasswordDialog',
);

type OpenDialog =
  | { kind: 'app' }
  | { kind: 'key' }
  | { kind: 'no-app' }
  | { kind: 'codes' }
  | { kind: 'no-key'; id: string; name: string };

interface FactorDialogProps {
  dialog: OpenDialog;
  /** The calls to the server. */
  calls: typeof calls;
  onClose: () => void;
}

/** The dialog that adds or removes a way to confirm a login, or gives new recovery codes. */
function FactorDialog({ dialog, calls, onClose }: FactorDialogProps) {
  if (dialog.kind === 'app')
    return <AppDialog onStart={calls.startApp} onConfirm={calls.confirmApp} onClose={onClose} />;
  if (dialog.kind === 'key') return <KeyDialog onAdd={calls.addKey} onClose={onClose} />;
  if (dialog.kind === 'codes')
    return (
      <PasswordDialog
        title="Новые резервные коды"
        action="Получить коды"
        onConfirm={calls.renewCodes}
        onClose={onClose}
      >
        Прежние коды перестанут действовать.
      </PasswordDialog>
    );
  if (dialog.kind === 'no-app')
    return (
      <PasswordDialog
        title="Отключить приложение?"
        action="Отключить"
        onConfirm={calls.removeApp}
        onClose={onClose}
      >
        Коды из приложения перестанут подходить. Если других способов нет, для входа хватит пароля.
      </PasswordDialog>
    );
  return (
    <PasswordDialog
      title={`Удалить ключ «${dialog.name}»?`}
      action="Удалить"
      onConfirm={(password) => calls.removeKey(dialog.id, password)}
      onClose={onClose}
    >
      Этим ключом больше нельзя будет подтвердить вход. Если других способов нет, хватит пароля.
    </PasswordDialog>
  );
}

interface SecondFactorSectionProps extends Pick<FactorDialogProps, 'calls'> {
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
      <Stack>
        <DemandNote factor={factor} />
        {isOn && (
          <Stack as="ul" gap={0} aria-label="Способы подтверждения">
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
          </Stack>
        )}
        <Inline align="stretch">
          <Button icon={<KeyRoundIcon size={16} />} onPress={() => setDialog({ kind: 'key' })}>
            Добавить ключ
          </Button>
          {!app_added_at && (
            <Button icon={<SmartphoneIcon size={16} />} onPress={() => setDialog({ kind: 'app' })}>
              Подключить приложение
            </Button>
          )}
        </Inline>
      </Stack>
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
        <Text as="div" size={13} tone="hint">
          {details}
        </Text>
      </div>
      <Button variant="ghost" size="s" aria-label={`${action}: ${name}`} onPress={onPress}>
        {action}
      </Button>
    </li>
  );
}

/** The second factor of the signed-in user, for the profile. */
export function OwnSecondFactor() {
  const { data } = useAtomValue(secondFactorAtom);
  return data ? <SecondFactorSection factor={data} calls={calls} /> : null;
}
