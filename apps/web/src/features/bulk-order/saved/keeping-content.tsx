import { useAtom } from 'jotai';
import { draftAtom, refreshLists } from '../atoms.ts';
import { saveList } from '../bulk.ts';
import { keptOf } from '../lines.ts';
import { Keeping } from './keeping.tsx';

/** Saves the list that is being worked on. */
export function KeepingContent() {
  const [{ lines, saved }, change] = useAtom(draftAtom);
  return (
    <Keeping
      name={saved?.name}
      onSave={async (name) => {
        const id = await saveList(saved?.id, { name, rows: keptOf(lines) });
        change((draft) => ({ ...draft, saved: { id, name } }));
        await refreshLists();
      }}
    />
  );
}
