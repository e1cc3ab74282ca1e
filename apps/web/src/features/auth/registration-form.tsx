import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { Modal } from '@org/ui/modal';
import { Stack } from '@org/ui/stack';
import { useState } from 'react';
import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { type Consent, consents } from '../../shared/session/consents.ts';
import * as css from './auth.css.ts';
import { LoginField } from './login-field.tsx';

/** The consent checkboxes, each with its text. None is ticked beforehand: only the user may tick them. */
function ConsentFields() {
  return (
    <CheckboxGroup
      name="consents"
      label="Согласия"
      validate={(given) =>
        given.includes('processing') ? null : 'Без согласия на обработку данных аккаунт не создать'
      }
    >
      {consents.map((consent) => (
        <div key={consent.kind} className={css.consent}>
          <Checkbox value={consent.kind}>
            {consent.label}
            {!consent.isRequired && ', необязательно'}
          </Checkbox>
          <div className={css.consentText}>
            <ConsentText {...consent} />
          </div>
        </div>
      ))}
    </CheckboxGroup>
  );
}

function ConsentText({ label, text }: Consent) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-label={`Текст согласия: ${label}`} onPress={() => setOpen(true)}>
        Текст согласия
      </Button>
      <Modal title={label} isOpen={isOpen} onOpenChange={setOpen}>
        <Stack gap={3}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </Modal>
    </>
  );
}

/** A new account: login, password, consents. */
export function RegistrationForm(form: Pick<FormProps, 'send' | 'isDone'>) {
  return (
    <Form label="Регистрация" {...form}>
      <LoginField />
      <NewPasswordField size="l" />
      <ConsentFields />
      <SubmitButton size="l" isWide pendingText="Создаём аккаунт">
        Зарегистрироваться
      </SubmitButton>
    </Form>
  );
}
