import type { SourceBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../shared/form/form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { FileFields, MailFields } from './source-fields.tsx';
import { type Chosen, chosenOf, inputOf, type Kind } from './source-input.ts';
import { SCHEDULES } from './source-words.ts';
import type { Source } from './sources.atoms.ts';

export interface SourceDialogProps {
  /** The source to change; absent for a new one. @default none */
  source?: Source;
  warehouses: readonly { id: string; name: string }[];
  /** Whether price lists may come by e-mail. @default false */
  takesMail?: boolean;
  onSave: (input: SourceBody) => Promise<unknown>;
  onClose: () => void;
}

const ALL = 'all';

/** Adds a source, or changes one. */
export function SourceDialog({
  source,
  warehouses,
  takesMail = false,
  onSave,
  onClose,
}: SourceDialogProps) {
  const [chosen, setChosen] = useState(() => chosenOf(source));
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const send = async (values: Values) => {
    const input = inputOf(values, chosen);
    await onSave(!source && chosen.kind === 'mail' ? { ...input, kind: 'mail' } : input);
    onClose();
  };
  const title = source ? 'Источник прайс-листа' : 'Новый источник прайс-листа';
  return (
    <Dialog onClose={onClose} title={title} isDismissable={false}>
      <Form label={title} send={send}>
        <TextField
          name="name"
          label="Название"
          defaultValue={source?.name ?? ''}
          isRequired
          autoFocus
          maxLength={80}
          errorMessage="Укажите название"
        />
        {source?.kind !== 'mail' && (
          <RadioGroup
            label="Откуда прайс-лист"
            orientation="horizontal"
            value={chosen.kind}
            onChange={(kind) => choose({ kind: kind as Kind })}
          >
            <Radio value="link">По ссылке</Radio>
            <Radio value="ftp">FTP</Radio>
            <Radio value="sftp">SFTP</Radio>
            {takesMail && !source && <Radio value="mail">Из писем</Radio>}
          </RadioGroup>
        )}
        {chosen.kind === 'mail' ? (
          <MailFields source={source} />
        ) : (
          <FileFields source={source} kind={chosen.kind} access={chosen.access} choose={choose} />
        )}
        {chosen.kind !== 'mail' && (
          <Select
            label="Когда забирать"
            items={SCHEDULES.map(([value, label]) => ({ value: value || 'hand', label }))}
            isRequired
            value={chosen.every || 'hand'}
            onChange={(every) => choose({ every: every === 'hand' ? '' : (every ?? '') })}
          />
        )}
        <Select
          label="О чём прайс-лист"
          items={[
            { value: ALL, label: 'Весь товар компании' },
            ...warehouses.map(({ id, name }) => ({ value: id, label: `Склад «${name}»` })),
          ]}
          isRequired
          value={chosen.warehouse ?? ALL}
          onChange={(id) => choose({ warehouse: id === ALL ? null : (id ?? null) })}
        />
        <RadioGroup
          label="Чего нет в файле"
          value={chosen.mode}
          onChange={(mode) => choose({ mode: mode as Chosen['mode'] })}
        >
          <Radio value="replace">Снимать с продажи</Radio>
          <Radio value="update">Оставлять, как есть</Radio>
        </RadioGroup>
        <DialogActions>
          <Button slot="close">Отменить</Button>
          <SubmitButton pendingText="Сохраняем">
            {source ? 'Сохранить' : 'Добавить источник'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
