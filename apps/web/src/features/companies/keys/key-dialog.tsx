import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Employee } from '../companies.atoms.ts';
import { approverOf, LimitField, limitOf } from '../employees/limit-field.tsx';
import { inputOf, type KeyInput, SCOPES, type Scope } from './key-input.ts';
import { SecretView } from './secret-view.tsx';

export interface KeyDialogProps {
  /** Who may be asked above a limit; absent if the user may not set one. @default absent */
  colleagues?: readonly Employee[] | undefined;
  /** Makes the key; resolves to its secret. */
  onMake: (input: KeyInput) => Promise<string>;
  onClose: () => void;
}

/** Makes a key, then shows its secret once. */
export function KeyDialog({ colleagues, onMake, onClose }: KeyDialogProps) {
  const [secret, setSecret] = useState<string>();
  const [scopes, setScopes] = useState<readonly Scope[]>(['stock']);
  const [approver, setApprover] = useState(approverOf(undefined));
  const canSetLimit = colleagues && scopes.includes('orders');
  const make = async (values: Values) => {
    const limit = canSetLimit && limitOf(values, approver);
    setSecret(await onMake({ ...inputOf(values, scopes), ...(limit && { limit }) }));
  };
  return (
    <Dialog onClose={onClose} title={secret ? 'Ключ готов' : 'Новый ключ'} isDismissable={false}>
      {secret ? (
        <SecretView secret={secret} what="ключ" onClose={onClose}>
          Кто его знает, тот действует от имени компании.
        </SecretView>
      ) : (
        <Form label="Новый ключ" send={make}>
          <TextField
            name="name"
            label="Название"
            hint="Чтобы узнать программу в списке: «Обмен с 1С»"
            isRequired
            autoFocus
            maxLength={60}
            errorMessage="Назовите ключ"
          />
          <CheckboxGroup
            label="Что разрешить"
            value={[...scopes]}
            onChange={(chosen) => setScopes(chosen as Scope[])}
            isRequired
            errorMessage="Выберите хотя бы одно право"
          >
            {Object.entries(SCOPES).map(([scope, [title, about]]) => (
              <Checkbox key={scope} value={scope}>
                {title}: {about}
              </Checkbox>
            ))}
          </CheckboxGroup>
          {canSetLimit && (
            <LimitField
              limit={undefined}
              colleagues={colleagues}
              approver={approver}
              onApprover={setApprover}
            />
          )}
          <TextField
            name="networks"
            label="С каких адресов"
            optionalText="необязательно"
            hint="Адреса и сети через запятую: 203.0.113.7, 198.51.100.0/24"
            maxLength={900}
          />
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Создаём">Создать ключ</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
