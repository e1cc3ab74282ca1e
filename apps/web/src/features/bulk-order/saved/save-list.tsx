import { Button } from '@org/ui/button';
import { TextField } from '@org/ui/text-field';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { toast } from '../../../shared/page/messages.ts';
import * as css from '../bulk-order.css.ts';

export interface SaveListProps {
  /** The name that the list was saved under; undefined for a new one. */
  name: string | undefined;
  onSave: (name: string) => Promise<void>;
}

/** Saves a list under a name, to order it again. */
export function SaveList({ name, onSave }: SaveListProps) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaving, during] = useBusy();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text?.trim() ?? '';
    if (wanted === '') return setError('Назовите список');
    if (isSaving) return;
    try {
      await during(onSave(wanted));
      toast.success(`Список «${wanted}» сохранён`);
      setText(undefined);
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  if (text === undefined)
    return <Button onPress={() => setText(name ?? 'Недельная закупка')}>Сохранить список</Button>;
  return (
    <form className={css.saving} onSubmit={(event) => void save(event)}>
      <TextField
        aria-label="Название списка"
        autoFocus
        maxLength={100}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        isInvalid={error !== undefined}
        errorMessage={error}
      />
      <Button type="submit" variant="primary" isPending={isSaving} pendingText="Сохраняем">
        Сохранить
      </Button>
      <Button variant="ghost" onPress={() => setText(undefined)}>
        Отменить
      </Button>
    </form>
  );
}
