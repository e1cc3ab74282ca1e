import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { FileProgress } from '@org/ui/file-progress';
import { FileSpreadsheetIcon } from '@org/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { formatBytes } from '../../../shared/format/format-bytes.ts';
import { MAX_BYTES } from '../request-calls.ts';

export interface FileInputProps {
  /** Makes a request of the file. */
  sendFile: (
    file: File,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** A file that was dropped on another page: it is sent at once. */
  given?: File | undefined;
}

const refusals: Record<Rejection['reason'], string> = {
  type: 'Подойдёт файл XLSX, XLS, ODS или CSV',
  size: 'Файл больше 5 МБ: разделите его или сохраните как CSV',
  count: 'Выберите один файл',
};

const TYPES = ['.xlsx', '.xls', '.ods', '.csv', '.txt'];

/** Why a file is not taken, as where it is chosen. */
function refusalOf({ name, size }: File): Rejection['reason'] | undefined {
  if (!TYPES.some((type) => name.toLowerCase().endsWith(type))) return 'type';
  return size > MAX_BYTES ? 'size' : undefined;
}

/** A file that is being sent, or could not be sent. */
interface Sending {
  file: File;
  percent: number;
  failure?: string;
}

/** Takes a list as a file. Shows the progress of sending, stops it in one press, sends again after a failure. */
export function FileInput({ sendFile, given }: FileInputProps) {
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const call = useRef<AbortController>(null);

  const send = async (file: File) => {
    call.current = new AbortController();
    const { signal } = call.current;
    setError(undefined);
    setSending({ file, percent: 0 });
    try {
      await sendFile(file, (percent) => setSending({ file, percent }), signal);
      setSending(undefined);
    } catch (reason) {
      if (signal.aborted) return;
      setSending({ file, percent: 0, failure: messageOf(reason) });
    }
  };
  const isTaken = useRef(false);
  useEffect(() => {
    if (!given || isTaken.current) return;
    isTaken.current = true;
    const refusal = refusalOf(given);
    if (refusal) setError(refusals[refusal]);
    else void send(given);
  }, [given]);
  const stop = () => {
    call.current?.abort();
    setSending(undefined);
  };
  const isBusy = sending !== undefined && sending.failure === undefined;

  return (
    <FileDrop
      label="Или перетащите сюда файл с таким списком"
      dropLabel="Отпустите файл"
      buttonText="Выбрать файл"
      hint="XLSX, XLS, ODS или CSV до 5 МБ, в том числе выгрузка корзины или заказа"
      acceptedTypes={TYPES}
      maxBytes={MAX_BYTES}
      errorMessage={error}
      isDisabled={isBusy}
      onFiles={([file]) => file && void send(file)}
      onReject={([rejection]) => setError(rejection && refusals[rejection.reason])}
    >
      {sending && (
        <FileProgress
          name={sending.file.name}
          details={detailsOf(sending)}
          value={isBusy ? sending.percent : undefined}
          isFailed={!isBusy}
          icon={<FileSpreadsheetIcon />}
          retryLabel={isBusy ? undefined : 'Отправить снова'}
          onRetry={() => void send(sending.file)}
          removeLabel={isBusy ? 'Отменить' : 'Убрать'}
          onRemove={stop}
        />
      )}
    </FileDrop>
  );
}

const detailsOf = ({ percent, failure, file }: Sending) => {
  if (failure !== undefined) return failure;
  if (percent >= 100) return 'Разбираем';
  return `Отправлено ${formatNumber(Math.floor(percent))}\u202f% из ${formatBytes(file.size)}`;
};
