import { Button } from '@org/ui/button';
import { CopyIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { toast } from '../../shared/page/messages.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import type { ExchangeActions } from './exchange-calls.ts';

interface ExchangeDialogProps extends Pick<ExchangeActions, 'onOpen'> {
  isNew: boolean;
  onClose: () => void;
}

const copy = (password: string) =>
  navigator.clipboard.writeText(password).then(
    () => toast.success('Пароль скопирован'),
    () => toast.error('Браузер не дал скопировать. Выделите пароль и скопируйте его сами'),
  );

/** Turns the exchange on or makes another password, and shows the password once. */
export function ExchangeDialog({ isNew, onOpen, onClose }: ExchangeDialogProps) {
  const [password, setPassword] = useState<string>();
  const title = isNew ? 'Включить обмен с 1С' : 'Новый пароль обмена';
  return (
    <Dialog onClose={onClose} title={password ? 'Пароль готов' : title} isDismissable={false}>
      {password ? (
        <Stack>
          <Note title="Сохраните пароль сейчас:">
            больше мы его не покажем. Впишите его в настройку обмена в 1С.
          </Note>
          <code className={ruled.secret}>{password}</code>
          <div>
            <Button icon={<CopyIcon size={16} />} onPress={() => copy(password)}>
              Скопировать
            </Button>
          </div>
          <DialogActions>
            <Button variant="primary" onPress={onClose}>
              Я сохранил пароль
            </Button>
          </DialogActions>
        </Stack>
      ) : (
        <Form label={title} send={async () => setPassword(await onOpen())}>
          <p>
            {isNew
              ? '1С будет присылать весь товар компании: чего в ней нет, уйдёт с продажи. Состояния заказов из 1С применяются от вашего имени.'
              : 'Прежний пароль перестанет работать сразу. Состояния заказов из 1С будут применяться от вашего имени.'}
          </p>
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Создаём">Получить пароль</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
