import { Button } from '@org/ui/button';
import { CodeField } from '@org/ui/code-field';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';

export interface CodeEntryProps {
  /** How the account can prove itself, as the server says. */
  methods: readonly string[];
  autoFocus: boolean;
}

/** The field `code` of a form: six digits of the app, or a recovery code of who has lost it. */
export function CodeEntry({ methods, autoFocus }: CodeEntryProps) {
  const hasApp = methods.includes('app');
  const hasRecovery = methods.includes('recovery_code');
  const [isRecovery, setRecovery] = useState(!hasApp);
  const [isSwitched, setSwitched] = useState(false);
  const isFocused = autoFocus || isSwitched;
  return (
    <Stack gap={2}>
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label="Резервный код"
          hint="Из тех, что вы сохранили"
          size="l"
          autoComplete="one-time-code"
          spellCheck="false"
          autoFocus={isFocused}
          isRequired
          minLength={6}
          maxLength={32}
          errorMessage="Введите код целиком"
        />
      ) : (
        <CodeField
          key="app"
          name="code"
          label="Код из приложения"
          autoFocus={isFocused}
          isRequired
          errorMessage="Введите шесть цифр"
        />
      )}
      {hasApp && hasRecovery && (
        <div>
          <Button
            variant="link"
            onPress={() => {
              setRecovery(!isRecovery);
              setSwitched(true);
            }}
          >
            {isRecovery ? 'Ввести код из приложения' : 'Ввести резервный код'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
