import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { Modal } from '@org/ui/modal';
import { useState } from 'react';
import { type Consent, consents } from '../../shared/session/consents.ts';
import * as css from './auth.css.ts';

/** The consent checkboxes, each with its text. None is ticked beforehand: only the user may tick them. */
export function ConsentFields() {
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
        <div className={css.paragraphs}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Modal>
    </>
  );
}
