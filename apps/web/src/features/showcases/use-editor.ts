import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { firstErrorsOf, messageOf } from '../../shared/api/api.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { bodyOf, type Draft, errorsOf } from './showcase-draft.ts';
import { previewAtom, type Showcase, saveShowcase } from './showcases.atoms.ts';

export interface EditorProps {
  company: string;
  /** None while it is being made. */
  showcase?: Showcase;
  /** The initial values. */
  start: Draft;
  /** Whether the initial values differ from the saved ones. */
  isChanged?: boolean;
  onSaved: (showcase: Showcase) => void;
}

/** The state of the editor: the showcase as typed, its preview, and its errors. */
export function useEditor({
  company,
  showcase,
  start: given,
  isChanged = false,
  onSaved,
}: EditorProps) {
  // new links of a showcase do not change what is typed
  const [start] = useState(given);
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [rows, setRows] = useState<number | null>(null);
  const [isPending, during] = useBusy();
  const [isTried, setTried] = useState(false);
  const typed = bodyOf(useDebouncedValue(draft));
  // a name does not change the preview
  const body = typed ? { ...typed, name: '' } : null;
  const { data, error } = useAtomValue(previewAtom({ company, body, rows }));
  const { name: unnamed, ...unread } = errorsOf(draft);
  const errors: Record<string, string> = {
    ...refused,
    ...unread,
    ...(isTried && unnamed && { name: unnamed }),
  };
  const save = async () => {
    setTried(true);
    const ready = bodyOf(draft);
    if (!ready || unnamed) return;
    try {
      onSaved(await during(saveShowcase(company, showcase?.id, ready)));
      toast.success(showcase ? 'Витрина обновлена' : 'Витрина создана');
    } catch (failure) {
      toastError(failure);
      setRefused(firstErrorsOf(failure));
    }
  };
  return {
    draft,
    errors,
    isReadable: Object.keys(unread).length === 0,
    isDirty: draft !== start || isChanged,
    isPending,
    preview: body ? data : undefined,
    failure: error ? messageOf(error) : undefined,
    rows,
    setRows,
    save,
    cancel: () => setDraft(start),
    change: (changes: Partial<Draft>) => {
      setRefused({});
      setDraft({ ...draft, ...changes });
    },
  };
}
