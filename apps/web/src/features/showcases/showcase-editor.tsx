import { ApiError } from '@org/api-client';
import { Button } from '@org/ui/button';
import { TextField } from '@org/ui/text-field';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { previewAtom, renewShowcase, type Showcase, saveShowcase } from './atoms.ts';
import { AvitoNames } from './avito-names.tsx';
import { bodyOf, type Draft, errorsOf } from './draft.ts';
import { MarkupFields } from './markup-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { type Described, ShowcaseContents } from './showcase-contents.tsx';
import { ShowcaseLinks } from './showcase-links.tsx';
import * as css from './showcases.css.ts';

export interface ShowcaseEditorProps {
  company: string;
  /** None while it is being made. */
  showcase?: Showcase;
  /** The initial values. */
  start: Draft;
  /** Whether the initial values differ from the saved ones. */
  isChanged?: boolean;
  /** Describes its content in words. */
  describe: (filter: Draft['filter']) => Described;
  onSaved: (showcase: Showcase) => void;
}

/** The state of the editor: the showcase as typed, its preview, and its errors. */
function useEditor(props: ShowcaseEditorProps) {
  const { company, showcase, start: given, isChanged = false, onSaved } = props;
  // new links of a showcase do not change what is typed
  const [start] = useState(given);
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [rows, setRows] = useState<number | null>(null);
  const [isPending, setPending] = useState(false);
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
    setPending(true);
    try {
      onSaved(await saveShowcase(company, showcase?.id, ready));
      toast.success(showcase ? 'Витрина обновлена' : 'Витрина создана');
    } catch (failure) {
      toastError(failure);
      const fieldErrors = failure instanceof ApiError ? failure.fieldErrors : {};
      setRefused(
        Object.fromEntries(Object.entries(fieldErrors).map(([key, [text = '']]) => [key, text])),
      );
    } finally {
      setPending(false);
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

/** The editor of a showcase: its content, the markup, the preview, and the links. */
export function ShowcaseEditor(props: ShowcaseEditorProps) {
  const { company, showcase } = props;
  const editor = useEditor(props);
  const { draft, errors, change, preview, isDirty, isPending } = editor;
  return (
    <>
      <UnsavedGuard isDirty={isDirty && !isPending} />
      <div className={css.name}>
        <TextField
          label="Название"
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={60}
          isInvalid={errors.name !== undefined}
          errorMessage={errors.name}
        />
      </div>
      <ShowcaseContents
        {...props.describe(draft.filter)}
        draft={draft}
        preview={preview}
        isNew={!showcase}
        onChange={change}
      />
      <div className={`${css.section} ${css.columns}`}>
        <MarkupFields draft={draft} errors={errors} preview={preview} onChange={change} />
        <PreviewTable
          preview={preview}
          failure={editor.failure}
          rows={editor.rows}
          onRows={editor.setRows}
        />
      </div>
      {showcase && (
        <ShowcaseLinks
          company={company}
          showcase={showcase.id}
          links={showcase.links}
          onRenew={async () => {
            await renewShowcase(company, showcase.id);
            toast.success('Новые ссылки готовы');
          }}
        />
      )}
      {showcase?.links.some(({ file }) => file === 'avito.xml') && (
        <AvitoNames company={company} showcase={showcase.id} />
      )}
      {(isDirty || !showcase) && <Bar editor={editor} isNew={!showcase} />}
    </>
  );
}

interface BarProps {
  editor: ReturnType<typeof useEditor>;
  isNew: boolean;
}

function Bar({ editor: { isReadable, isPending, cancel, save }, isNew }: BarProps) {
  return (
    <div className={css.bar}>
      <span className={css.barWords}>
        {isReadable ? 'По ссылкам цены выйдут после сохранения' : 'Поправьте отмеченное'}
      </span>
      {!isNew && (
        <Button variant="ghost" isDisabled={isPending} onPress={cancel}>
          Отменить
        </Button>
      )}
      <Button
        variant="primary"
        isPending={isPending}
        pendingText="Сохраняем"
        onPress={() => void save()}
      >
        {isNew ? 'Создать витрину' : 'Обновить витрину'}
      </Button>
    </div>
  );
}
