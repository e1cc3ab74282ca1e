import type { Data, OperationAt } from '@org/api-client';
import { Button } from '@org/ui/button';
import { KeyRoundIcon } from '@org/ui/icons';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { submit } from '../../shared/form/submit.ts';
import { signWithKey } from './browser-keys.ts';
import { CodeEntry } from './code-entry.tsx';

type Answer = Data<OperationAt<'/auth/login', 'post'>>;
export type Challenge = Extract<Answer, { second_factor: unknown }>['second_factor'];
export type Session = Data<OperationAt<'/auth/second-factor', 'post'>>;

export interface FactorFormProps {
  /** What the server asks for. */
  challenge: Challenge;
  /** Called when the login is complete. */
  onSession: (session: Session) => Promise<unknown> | unknown;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a login: a passkey, a code of the app, or a recovery code. */
export function FactorForm({ challenge, onSession, onBack }: FactorFormProps) {
  const { token, methods, passkey } = challenge;
  const hasCode = methods.includes('app') || methods.includes('recovery_code');
  return (
    <Stack>
      {passkey && (
        <Form
          label="Вход с ключом"
          send={async () => {
            const signed = await signWithKey(passkey);
            await onSession(await submit('/auth/second-factor', { token, passkey: signed }));
          }}
        >
          <SubmitButton size="l" isWide pendingText="Ждём ключ" icon={<KeyRoundIcon size={16} />}>
            Подтвердить ключом
          </SubmitButton>
        </Form>
      )}
      {passkey && hasCode && (
        <Text size={13} tone="hint" align="center">
          или
        </Text>
      )}
      {hasCode && (
        <Form
          label="Вход с кодом"
          send={async ({ code = '' }) =>
            onSession(await submit('/auth/second-factor', { token, code: code.trim() }))
          }
        >
          <CodeEntry methods={methods} autoFocus={!passkey} />
          <SubmitButton
            size="l"
            isWide
            variant={passkey ? 'secondary' : 'primary'}
            pendingText="Проверяем"
          >
            Войти
          </SubmitButton>
        </Form>
      )}
      <div>
        <Button variant="link" onPress={onBack}>
          Вернуться к паролю
        </Button>
      </div>
    </Stack>
  );
}
