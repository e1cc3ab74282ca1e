import { Button } from '@org/ui/button';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { toast } from '../../../shared/page/messages.ts';
import * as css from '../bulk-order.css.ts';

export interface SaveListProps {
  /** The name that the list was saved under; undefined for a new one. */
  name: string | undefined;
  onSave: (name: string) => Promise<void>;
}

/** Saves a list under a name, to order it again. */
export function SaveList({ name = 'Недельная закупка', onSave }: SaveListProps) {
  const [isOpen, setOpen] = useState(false);
  const save = async (values: Values) => {
    const wanted = values.name?.trim() ?? '';
    await onSave(wanted);
    toast.success(`Список «${wanted}» сохранён`);
    setOpen(false);
  };
  if (!isOpen) return <Button onPress={() => setOpen(true)}>Сохранить список</Button>;
  return (
    <Form label="Сохранить список" send={save}>
      <div className={css.saving}>
        <TextField
          name="name"
          aria-label="Название списка"
          isRequired
          errorMessage="Назовите список"
          autoFocus
          maxLength={100}
          defaultValue={name}
        />
        <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
        <Button variant="ghost" onPress={() => setOpen(false)}>
          Отменить
        </Button>
      </div>
    </Form>
  );
}
