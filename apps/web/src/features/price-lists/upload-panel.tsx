import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { FileProgress } from '@org/ui/file-progress';
import { FileSpreadsheetIcon } from '@org/ui/icons';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatBytes } from '../../shared/format/format-bytes.ts';
import * as css from './import.css.ts';
import { LIST_TYPES, WRONG_TYPE } from './list-types.ts';
import type { ImportMode } from './price-lists.atoms.ts';

export interface UploadPanelProps {
  /** Sends the files. The result is shown elsewhere. */
  onSend: (sending: {
    files: readonly File[];
    mode: ImportMode;
    onProgress: (percent: number) => void;
    signal: AbortSignal;
  }) => Promise<unknown>;
}

const MAX_BYTES = 50 * 1024 * 1024;
const REFUSALS: Record<Rejection['reason'], string> = {
  type: WRONG_TYPE,
  size: 'Файл больше 50 МБ. Разделите его или уберите из него картинки',
  count: 'Слишком много файлов',
};
const MODES: { value: ImportMode; label: string; description: string }[] = [
  {
    value: 'replace',
    label: 'Это все остатки',
    description: 'Чего нет в файле, снимем с продажи',
  },
  {
    value: 'update',
    label: 'Это часть остатков',
    description: 'Чего нет в файле, останется как есть',
  },
];

/** The area to drop a price list, with the upload progress. */
export function UploadPanel({ onSend }: UploadPanelProps) {
  const [mode, setMode] = useState<ImportMode>('replace');
  const [refused, setRefused] = useState<string>();
  const { files, percent, error, send, cancel } = useSending(onSend);
  const isSending = percent !== undefined;
  return (
    <div className={css.sending}>
      <RadioGroup
        label="Что в файле"
        orientation="horizontal"
        isDisabled={isSending}
        value={mode}
        onChange={(value) => setMode(value as ImportMode)}
      >
        {MODES.map(({ value, label, description }) => (
          <Radio key={value} value={value} description={description}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <FileDrop
        label="Перетащите прайс-лист сюда"
        dropLabel="Отпустите файл"
        buttonText="Выбрать файл"
        hint="XLSX, XLS, ODS, CSV, CommerceML из 1С, YML, XML или JSON, до 50 МБ. Столбцы узнаем сами"
        acceptedTypes={LIST_TYPES}
        maxBytes={MAX_BYTES}
        isMultiple
        isDisabled={isSending}
        errorMessage={refused}
        onFiles={(chosen) => {
          setRefused(undefined);
          void send(chosen, mode);
        }}
        onReject={([rejection]) => rejection && setRefused(REFUSALS[rejection.reason])}
      >
        {files.length > 0 && (
          <FileProgress
            name={files.map(({ name }) => name).join(', ')}
            details={error ?? sentText(files, percent)}
            isFailed={error !== undefined}
            value={percent}
            icon={<FileSpreadsheetIcon />}
            retryText={error && 'Отправить ещё раз'}
            onRetry={() => void send(files, mode)}
            removeText={isSending ? 'Отменить отправку' : 'Убрать'}
            onRemove={cancel}
          />
        )}
      </FileDrop>
    </div>
  );
}

function sentText(files: readonly File[], percent = 0) {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  return percent >= 100
    ? `${size}, отправлен`
    : `${size}, отправлено ${Math.floor(percent)}\u202f%`;
}

/** The files that are being sent, the progress, and how to cancel. */
function useSending(onSend: UploadPanelProps['onSend']) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const call = useRef<AbortController>(undefined);
  const send = async (chosen: readonly File[], mode: ImportMode) => {
    const sending = new AbortController();
    call.current = sending;
    setFiles(chosen);
    setError(undefined);
    setPercent(0);
    try {
      await onSend({ files: chosen, mode, onProgress: setPercent, signal: sending.signal });
    } catch (reason) {
      if (!sending.signal.aborted) setError(messageOf(reason));
    } finally {
      setPercent(undefined);
    }
  };
  const cancel = () => {
    call.current?.abort();
    setFiles([]);
    setError(undefined);
  };
  return { files, percent, error, send, cancel };
}
