import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { SecretView } from '../keys/secret-view.tsx';
import type { WebhookActions } from './webhook-calls.ts';
import { ALL_GROUPS, GROUPS, type Group, typesOf } from './webhook-words.ts';

export interface WebhookDialogProps extends Pick<WebhookActions, 'onMake'> {
  onClose: () => void;
}

/** Adds an address for events, then shows the secret of its signatures once. */
export function WebhookDialog({ onMake, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const [groups, setGroups] = useState<readonly Group[]>(ALL_GROUPS);
  return (
    <Dialog
      onClose={onClose}
      title={secret ? 'Адрес добавлен' : 'Новый адрес для событий'}
      isDismissable={false}
    >
      {secret ? (
        <SecretView secret={secret} what="секрет" onClose={onClose}>
          По нему программа проверяет подпись: вызов сделали мы, и в пути его не изменили.
        </SecretView>
      ) : (
        <Form
          label="Новый адрес для событий"
          send={async ({ url = '' }) =>
            setSecret(await onMake({ url: url.trim(), types: typesOf(groups) }))
          }
        >
          <TextField
            name="url"
            type="url"
            label="Адрес"
            hint="Начинается с https:// и открыт из интернета: https://shop.example/events"
            isRequired
            autoFocus
            maxLength={500}
            errorMessage="Укажите адрес"
          />
          <CheckboxGroup
            label="О чём сообщать"
            value={[...groups]}
            onChange={(chosen) => setGroups(chosen as Group[])}
            isRequired
            errorMessage="Выберите хотя бы одно"
          >
            {ALL_GROUPS.map((group) => (
              <Checkbox key={group} value={group}>
                {GROUPS[group][0]}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Добавляем">Добавить адрес</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
