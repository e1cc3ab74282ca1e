import { FileDrop, type Rejection } from '@org/ui/file-drop';
import { FileProgress } from '@org/ui/file-progress';
import { Heading } from '@org/ui/heading';
import { FileSpreadsheetIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatBytes } from '../../shared/format/format-bytes.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { History } from './history.tsx';
import * as css from './import.css.ts';
import { sendPriceList, undoImport } from './import-calls.ts';
import { STATUSES } from './import-words.ts';
import { LIST_TYPES, WRONG_TYPE } from './list-types.ts';
import { type Import, type ImportMode, importsAtom } from './price-lists.atoms.ts';
import { RulesPart } from './rules-part.tsx';

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
            retryLabel={error && 'Отправить ещё раз'}
            onRetry={() => void send(files, mode)}
            removeLabel={isSending ? 'Отменить отправку' : 'Убрать'}
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

interface ImportsProps {
  companyId: string;
  hrefOf: (importId: string) => string;
  /** Called with the id of a price list that has been sent. */
  onSent: (importId: string) => void;
  /** Shown above the place for files. @default none */
  before?: ReactNode;
  /** A question must be answered first: no file is taken yet. @default false */
  isAsked?: boolean;
}

/** The place to upload a company's price lists, and the list of the earlier ones. */
export function Imports({ companyId, hrefOf, onSent, before, isAsked = false }: ImportsProps) {
  return (
    <div className={css.page}>
      <Changing>
        {before}
        {!isAsked && (
          <UploadPanel
            onSend={async (sending) => onSent(await sendPriceList(companyId, sending))}
          />
        )}
      </Changing>
      <Past companyId={companyId} hrefOf={hrefOf} />
    </div>
  );
}

function Past({ companyId, hrefOf }: Pick<ImportsProps, 'companyId' | 'hrefOf'>) {
  const { data, error, isFetchingNextPage, fetchNextPage } = useAtomValue(importsAtom(companyId));
  if (!data && error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton width="100%" height={200} shape="box" />;
  const lists = data.pages.flatMap((page) => page.data);
  if (lists.length === 0) return null;
  const current = lists.find(isCurrent);
  return (
    <>
      {current && (
        <Note title={`${STATUSES[current.status].label}:`}>
          <Link href={hrefOf(current.id)}>{current.file_name}</Link>
        </Note>
      )}
      <History
        lists={lists}
        total={data.pages[0]?.meta.total ?? 0}
        hrefOf={({ id }) => hrefOf(id)}
        onUndo={({ id }) => undoImport({ companyId, importId: id })}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
      <section className={css.section} aria-labelledby="rules">
        <div className={css.sectionHead}>
          <Heading id="rules" level={2} size={16}>
            Правила прайс-листов
          </Heading>
        </div>
        <RulesPart companyId={companyId} />
      </section>
    </>
  );
}

const isCurrent = ({ status }: Import) =>
  status === 'reading' || status === 'preview' || status === 'running';
