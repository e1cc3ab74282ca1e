import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../shared/api/api.ts';
import { ColumnsPart } from './columns/columns-part.tsx';
import * as css from './import.css.ts';
import {
  answerQuestion,
  cancelImport,
  moveHeader,
  rereadImport,
  undoImport,
} from './import-calls.ts';
import { ImportPanel, type ImportPanelProps } from './panel/import-panel.tsx';
import { type Import, type ImportId, importAtom } from './price-lists.atoms.ts';
import { ChangesPart } from './rows/changes-part.tsx';
import { RejectedPart } from './rows/rejected-part.tsx';
import { missingColumns } from './understood/missing.ts';
import { Preview } from './understood/preview.tsx';
import { QuestionsPart } from './understood/questions-part.tsx';

export type PriceListProps = ImportId & Pick<ImportPanelProps, 'uploadHref' | 'restsHref'>;

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
