import { Button } from '@org/ui/button';
import { PlusIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../shared/form/form.tsx';

export interface AddLinesProps {
  onAdd: (text: string) => Promise<unknown>;
}

/** Adds lines to a request, as a new one is written. */
export function AddLines({ onAdd }: AddLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const add = async (values: Values) => {
    await onAdd(values.text ?? '');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button variant="ghost" icon={<PlusIcon size={16} />} onPress={() => setOpen(true)}>
        Добавить строки
      </Button>
    );
  return (
    <Form label="Добавить строки" send={add}>
      <TextArea
        name="text"
        label="Новые строки"
        rows={3}
        isRequired
        errorMessage="Напишите хотя бы одну строку"
        autoFocus
        placeholder="225/65 R17 лето 4"
      />
      <Inline align="start">
        <SubmitButton pendingText="Разбираем">Добавить</SubmitButton>
        <Button variant="ghost" onPress={() => setOpen(false)}>
          Отменить
        </Button>
      </Inline>
    </Form>
  );
}
