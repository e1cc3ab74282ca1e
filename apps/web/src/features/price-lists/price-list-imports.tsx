import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import { History } from './history.tsx';
import * as css from './import.css.ts';
import { sendPriceList, undoImport } from './import-calls.ts';
import { STATUSES } from './import-words.ts';
import { type Import, importsAtom } from './price-lists.atoms.ts';
import { RulesPart } from './understood/rules-part.tsx';
import { UploadPanel } from './upload-panel.tsx';

export interface ImportsProps {
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
          <h2 id="rules" className={css.heading}>
            Правила прайс-листов
          </h2>
        </div>
        <RulesPart companyId={companyId} />
      </section>
    </>
  );
}

const isCurrent = ({ status }: Import) =>
  status === 'reading' || status === 'preview' || status === 'running';
