import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Stack } from '@org/ui/stack';
import { TextArea } from '@org/ui/text-area';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { countOf, formatNumber } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { MAX_CHARACTERS, MAX_ROWS } from '../request-calls.ts';
import * as css from '../requests.css.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

export interface ListInputProps extends Pick<FileInputProps, 'sendFile' | 'given'> {
  text: string;
  onText: (text: string) => void;
  /** Makes a request of the text. */
  send: (text: string) => Promise<unknown>;
  /** Whose the request is. */
  owner?: ReactNode;
}

const EXAMPLE = `205/55 R16 зима нокиан 8
225/65 R17 лето 4
315/80 R22.5 рулевая 6
7x17 5x114.3 et45 4`;

const rowsOf = (text: string) => text.split(/\r\n|\r|\n/).filter((row) => row.trim() !== '').length;

function refusalBefore(text: string): string | undefined {
  const rows = rowsOf(text);
  if (rows === 0) return 'Вставьте хотя бы одну строку';
  if (rows > MAX_ROWS)
    return `Строк ${formatNumber(rows)}, а разобрать можно до ${MAX_ROWS} за раз`;
  if (text.length > MAX_CHARACTERS) return 'Список слишком длинный: разделите его на части';
  return undefined;
}

/** Takes what is wanted as text or as a file. */
export function ListInput({ text, onText, send, sendFile, given, owner }: ListInputProps) {
  const [isReading, during] = useBusy();
  const [error, setError] = useState<string>();
  const rows = rowsOf(text);
  const write = (changed: string) => {
    onText(changed);
    setError(undefined);
  };

  const read = async () => {
    const refusal = refusalBefore(text);
    setError(refusal);
    if (refusal || isReading) return;
    try {
      await during(send(text));
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void read();
  };

  return (
    <div className={css.input}>
      <Stack gap={3}>
        <TextArea
          label="Список из таблицы или сообщения"
          rows={12}
          placeholder={EXAMPLE}
          hint={`Как в переписке: размер, сезон и марка, артикул или штрихкод, сколько штук. До ${MAX_ROWS} строк`}
          value={text}
          onChange={write}
          onKeyDown={onKeyDown}
          isReadOnly={isReading}
          isInvalid={error !== undefined}
          errorMessage={error}
        />
        <Inline align="stretch">
          <Button variant="primary" isPending={isReading} pendingText="Разбираем" onPress={read}>
            {rows === 0
              ? 'Разобрать список'
              : `Разобрать ${countOf(rows, ['строку', 'строки', 'строк'])}`}
          </Button>
          {text === '' && (
            <Button variant="ghost" onPress={() => write(EXAMPLE)}>
              Подставить пример
            </Button>
          )}
        </Inline>
      </Stack>
      <Stack gap={5}>
        {owner}
        <FileInput sendFile={sendFile} given={given} />
      </Stack>
    </div>
  );
}
