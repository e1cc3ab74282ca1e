import { useAtomValue, useSetAtom } from 'jotai';
import { messageOf } from '../../../shared/api/api.ts';
import { draftAtom, listsAtom, refreshLists } from '../atoms.ts';
import { deleteList, loadList } from '../bulk.ts';
import { SavedLists } from './saved-lists.tsx';

/** The lists of the account. */
export function SavedListsContent() {
  const { data, error, refetch } = useAtomValue(listsAtom);
  const change = useSetAtom(draftAtom);
  return (
    <SavedLists
      lists={data}
      error={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      onOpen={async ({ id }) => {
        const { name, rows } = await loadList(id);
        change(() => ({ text: '', lines: [], skipped: [], saved: { id, name }, kept: rows }));
      }}
      onDelete={async ({ id }) => {
        await deleteList(id);
        await refreshLists();
      }}
    />
  );
}
