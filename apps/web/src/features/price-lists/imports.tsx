import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../shared/api.ts';
import { type Import, importsAtom } from './atoms.ts';
import { History } from './history.tsx';
import * as css from './import.css.ts';
import { sendPriceList, undoImport } from './import-calls.ts';
import { STATUSES } from './import-words.ts';
import { UploadPanel } from './upload-panel.tsx';

export interface ImportsProps {
  companyId: string;
  hrefOf: (importId: string) => string;
  /** Told the id of a price list that has been sent. */
  onSent: (importId: string) => void;
}

/** Where a company's price lists come in, and those that have. */
export function Imports({ companyId, hrefOf, onSent }: ImportsProps) {
  return (
    <div className={css.page}>
      <UploadPanel onSend={async (sending) => onSent(await sendPriceList(companyId, sending))} />
      <Past companyId={companyId} hrefOf={hrefOf} />
    </div>
  );
}

function Past({ companyId, hrefOf }: Omit<ImportsProps, 'onSent'>) {
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
    </>
  );
}

const isCurrent = ({ status }: Import) =>
  status === 'reading' || status === 'preview' || status === 'running';
