import { useAtom } from 'jotai';
import { draftAtom, refreshLists } from '../atoms.ts';
import { saveList } from '../bulk.ts';
import { savedRowsOf } from '../lines.ts';
import { SaveList } from './save-list.tsx';

/** Saves the list that is being worked on. */
export function SaveListContent() {
  const [{ lines, saved }, change] = useAtom(draftAtom);
  return (
    <SaveList
      name={saved?.name}
      onSave={async (name) => {
        const id = await saveList(saved?.id, { name, rows: savedRowsOf(lines) });
        change((draft) => ({ ...draft, saved: { id, name } }));
        await refreshLists();
      }}
    />
  );
}
