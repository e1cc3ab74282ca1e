import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { FileSpreadsheetIcon, RotateCcwIcon, UploadIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { Progress } from '@org/ui/progress';
import { Skeleton } from '@org/ui/skeleton';
import { Steps } from '@org/ui/steps';
import { Text } from '@org/ui/text';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { countOf, formatNumber, ROWS } from '../../shared/format/format.ts';
import { formatBytes } from '../../shared/format/format-bytes.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { ChangesPart } from './changes-part.tsx';
import { ColumnsPart } from './columns-part.tsx';
import * as css from './import.css.ts';
import {
  answerQuestion,
  cancelImport,
  moveHeader,
  rereadImport,
  undoImport,
} from './import-calls.ts';
import { ROWS_OF, STATUSES, STEPS, stepOf, timeLeft } from './import-words.ts';
import { columnsOfReadSheets, groupBySheet } from './list-columns.ts';
import { missingColumns } from './missing.ts';
import { Figures, ReadFigures } from './panel-figures.tsx';
import { Preview } from './preview.tsx';
import { type Import, type ImportId, importAtom } from './price-lists.atoms.ts';
import { QuestionsPart } from './questions-part.tsx';
import { RejectedPart } from './rejected-part.tsx';
import { UndoDialog } from './undo-dialog.tsx';

interface OutcomeProps {
  list: Import;
  /** The page to upload another file. */
  uploadHref: string;
  /** The page of the stock. */
  restsHref: string;
  onUndo: () => Promise<unknown>;
}

/** The result of an import, and where to go from here. */
function Outcome({ list, uploadHref, restsHref, onUndo }: OutcomeProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { status, can_undo } = list;
  const isDone = status === 'done';
  return (
    <>
      <Verdict list={list} />
      {(isDone || status === 'undone') && <Figures list={list} isDone />}
      <Inline gap={3}>
        {isDone && (
          <ButtonLink variant="primary" href={restsHref}>
            Посмотреть остатки
          </ButtonLink>
        )}
        <Changing>
          <ButtonLink
            variant={isDone ? 'secondary' : 'primary'}
            href={uploadHref}
            icon={<UploadIcon size={16} />}
          >
            Загрузить другой файл
          </ButtonLink>
          {can_undo && (
            <Button
              variant="ghost"
              icon={<RotateCcwIcon size={16} />}
              onPress={() => setDialogOpen(true)}
            >
              Вернуть как было
            </Button>
          )}
        </Changing>
      </Inline>
      {isDialogOpen && (
        <UndoDialog list={list} onUndo={onUndo} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}

function Verdict({ list }: Pick<OutcomeProps, 'list'>) {
  const { status, error, created, updated, removed } = list;
  if (status === 'failed')
    return (
      <Note tone="danger" title="Прайс-лист не загружен.">
        {error ?? 'Попробуйте ещё раз.'}
      </Note>
    );
  if (status === 'cancelled')
    return <Note title="Загрузка отменена.">Остатки остались прежними.</Note>;
  if (status === 'undone')
    return <Note title="Загрузка возвращена.">Остатки такие же, как до неё.</Note>;
  if (created + updated + removed === 0)
    return <Note title="Ничего не изменилось.">Остатки уже были такими, как в файле.</Note>;
  return (
    <Note tone="ok" title="Прайс-лист загружен.">
      Товары уже в каталоге.
    </Note>
  );
}

interface ProgressPartProps {
  list: Import;
  onCancel: () => Promise<unknown>;
}

/** An import that is being read or applied: its progress, the time left, and a button that cancels it. */
function ProgressPart({ list, onCancel }: ProgressPartProps) {
  const { isPending, run } = useCall(onCancel);
  return (
    <>
      {list.status === 'reading' ? <Reading list={list} /> : <Running list={list} />}
      <Inline gap={3}>
        <Changing>
          <Button isPending={isPending} pendingText="Отменяем" onPress={run}>
            Отменить загрузку
          </Button>
        </Changing>
        <span className={css.note}>Страницу можно закрыть: загрузка продолжится</span>
      </Inline>
    </>
  );
}

function Reading({ list }: Pick<ProgressPartProps, 'list'>) {
  const { rows_total, rows_done, eta_s } = list;
  if (!rows_total) return <Progress label="Открываем файл" size="m" isIndeterminate />;
  const percent = Math.floor((rows_done / rows_total) * 100);
  const rows = `${formatNumber(rows_done)} из ${countOf(rows_total, ROWS_OF)}`;
  return (
    <>
      <div>
        <div className={css.amount}>
          <span className={css.percent}>{percent}&#8239;%</span>
          <Text as="span" size={13} tone="secondary">
            {rows}
            {eta_s !== null && `, ${timeLeft(eta_s)}`}
          </Text>
        </div>
        <Progress label="Читаем файл" isLabelHidden size="m" value={percent} valueLabel={rows} />
      </div>
      <ReadFigures list={list} />
    </>
  );
}

function Running({ list: { accepted, rows_done, eta_s } }: Pick<ProgressPartProps, 'list'>) {
  const rows = `${formatNumber(rows_done)} из ${countOf(accepted, ROWS_OF)}`;
  return (
    <div>
      <div className={css.amount}>
        <span className={css.percent}>Обновляем остатки</span>
        <Text as="span" size={13} tone="secondary">
          {rows}
          {eta_s !== null && `, ${timeLeft(eta_s)}`}
        </Text>
      </div>
      <Progress
        label="Обновляем остатки"
        isLabelHidden
        size="m"
        // before the first step is done there is no progress to show
        isIndeterminate={rows_done === 0}
        value={accepted > 0 ? Math.floor((rows_done / accepted) * 100) : 0}
        valueLabel={rows}
      />
    </div>
  );
}

type ImportPanelProps = ProgressPartProps & OutcomeProps;

/** One import: its file, its state, and what can be done about it now. */
export function ImportPanel(props: ImportPanelProps) {
  const { list } = props;
  return (
    <section className={css.panel} aria-label={`Прайс-лист ${list.file_name}`}>
      <Inline gap={6} rowGap={3}>
        <div className={css.file}>
          <span className={css.icon}>
            <FileSpreadsheetIcon />
          </span>
          <div>
            <h2 className={css.title}>{list.file_name}</h2>
            <p className={css.note}>{detailsOf(list)}</p>
          </div>
        </div>
        <Steps
          label="Загрузка прайс-листа"
          steps={STEPS}
          {...stepOf(list)}
          doneLabel="готово"
          failedLabel="не вышло"
        />
      </Inline>
      <VisuallyHidden>
        <span role="status">{STATUSES[list.status].label}</span>
      </VisuallyHidden>
      {(list.status === 'reading' || list.status === 'running') && <ProgressPart {...props} />}
      {isOver(list) && <Outcome {...props} />}
    </section>
  );
}

const isOver = ({ status }: Import) => !['preview', 'reading', 'running'].includes(status);
const SHOWN_SHEETS = 3;

/** «2,4 МБ, листы «Шины», «Диски», 12 480 строк. Пётр Ильин, сегодня в 11:36» */
function detailsOf({ file_size, columns, rows_total, created_by, created_at }: Import) {
  const names = groupBySheet(columnsOfReadSheets(columns)).flatMap(([sheet]) =>
    sheet ? [`«${sheet}»`] : [],
  );
  const shown = names.slice(0, SHOWN_SHEETS).join(', ');
  const rest = names.length > SHOWN_SHEETS ? ` и ещё ${names.length - SHOWN_SHEETS}` : '';
  const facts = [
    formatBytes(file_size),
    names.length > 0 && `${names.length === 1 ? 'лист' : 'листы'} ${shown}${rest}`,
    rows_total && countOf(rows_total, ROWS),
  ].filter(Boolean);
  const moment = formatMoment(created_at);
  return `${facts.join(', ')}. ${created_by ? `${created_by}, ${moment}` : `Загружен ${moment}`}`;
}

type PriceListProps = ImportId & Pick<ImportPanelProps, 'uploadHref' | 'restsHref'>;

/** One import from its reading to its end: its state, its columns, what it changes, and its rejected rows. */
export function PriceList({ companyId, importId, uploadHref, restsHref }: PriceListProps) {
  const id = { companyId, importId };
  const { data: list, error } = useAtomValue(importAtom(id));
  if (!list && error)
    return (
      <EmptyState
        title="Загрузка не открылась"
        actions={<ButtonLink href={uploadHref}>К загрузкам</ButtonLink>}
      >
        {messageOf(error)}
      </EmptyState>
    );
  if (!list) return <Skeleton width="100%" height={320} shape="box" />;
  return (
    <div className={css.alone}>
      <ImportPanel
        list={list}
        uploadHref={uploadHref}
        restsHref={restsHref}
        onCancel={() => cancelImport(id)}
        onUndo={() => undoImport(id)}
      />
      {list.status === 'preview' ? <Preview id={id} list={list} /> : <Parts id={id} list={list} />}
    </div>
  );
}

/** The parts of an import that does not wait for a decision. */
function Parts({ id, list }: { id: ImportId; list: Import }) {
  return (
    <>
      <QuestionsPart
        questions={missingColumns(list)}
        onAnswer={(corrections) => answerQuestion(id, corrections)}
      />
      {list.status === 'done' && <ChangesPart id={id} list={list} />}
      {list.rejected_count > 0 && list.status !== 'reading' && <RejectedPart id={id} list={list} />}
      {list.columns.length > 0 && (
        <ColumnsPart
          list={list}
          onReread={(columns) => rereadImport(id, columns)}
          onHeader={(header) => moveHeader(id, header)}
        />
      )}
    </>
  );
}
