import { Button } from '@org/ui/button';
import { TextArea } from '@org/ui/text-area';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { countOf, formatNumber } from '../../shared/format/format.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { type BulkMatch, MAX_CHARACTERS, MAX_ROWS } from './bulk.ts';
import * as css from './bulk-order.css.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

export interface ListInputProps extends Pick<FileInputProps, 'matchFile'> {
  text: string;
  onText: (text: string) => void;
  match: (text: string) => Promise<BulkMatch>;
  onMatched: (match: BulkMatch) => void;
  /** The lists that were saved before. */
  saved: ReactNode;
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

/** Takes a list as text or as a file. */
export function ListInput({ text, onText, match, matchFile, onMatched, saved }: ListInputProps) {
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
      onMatched(await during(match(text)));
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void read();
  };

  return (
    <div className={css.input}>
      <div className={css.paste}>
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
        <div className={css.buttons}>
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
        </div>
      </div>
      <div className={css.drop}>
        <FileInput matchFile={matchFile} onMatched={onMatched} />
        {saved}
      </div>
    </div>
  );
}
