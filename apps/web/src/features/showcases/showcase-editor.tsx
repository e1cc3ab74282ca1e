import { Button } from '@org/ui/button';
import { Chip, ChipGroup } from '@org/ui/chip';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { firstErrorsOf, messageOf } from '../../shared/api/api.ts';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { countOf, MODELS, OF_SUPPLIERS, OFFERS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { nameOf } from '../../shared/format/marking.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { MarkupFields } from './markup-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { bodyOf, type Draft, errorsOf } from './showcase-draft.ts';
import { ShowcaseLinks } from './showcase-links.tsx';
import {
  type AvitoUnknown,
  avitoUnknownAtom,
  previewAtom,
  renewShowcase,
  type Showcase,
  type ShowcasePreview,
  saveShowcase,
} from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const reasonOf = ({ is_brand_known, nearest }: AvitoUnknown['data'][number]) => {
  if (!is_brand_known) return 'такой марки у Авито нет';
  return nearest ? `похоже на «${nearest}»` : 'такой модели у Авито нет';
};

function words({ fetched_at, goods, unknown_goods }: AvitoUnknown): string {
  if (!fetched_at) return 'Список названий Авито ещё не пришёл: проверим, когда придёт';
  if (unknown_goods === 0) return `Авито знает все ${countOf(goods, MODELS)} по имени`;
  return `Авито не примет ${countOf(unknown_goods, MODELS)} из ${goods}: таких названий в его списке нет`;
}

interface AvitoNamesProps {
  company: string;
  showcase: string;
}

/** Which names of a showcase Avito's own list lacks. */
function AvitoNames(props: AvitoNamesProps) {
  const { data, error } = useAtomValue(avitoUnknownAtom(props));
  return (
    <section className={css.section} aria-label="Названия для Авито">
      <div className={css.sectionHead}>
        <Heading level={2} size={18}>
          Названия для Авито
        </Heading>
        {data?.fetched_at && (
          <span className={css.note}>по списку от {formatMoment(data.fetched_at)}</span>
        )}
      </div>
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      {!data && !error && <Skeleton width="100%" height={48} shape="box" />}
      {data && <p className={css.note}>{words(data)}</p>}
      {data && data.data.length > 0 && (
        <ul>
          {data.data.map((one) => (
            <li key={nameOf(one)} className={css.unknownName}>
              <span>{nameOf(one)}</span>
              <span className={css.note}>{reasonOf(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const SuppliersDialog = lazyPart(() => import('./suppliers-dialog.tsx'), 'SuppliersDialog');

/** The content of a showcase, in words. */
interface ShowcaseWords {
  /** The section, which can't be changed. */
  title: string;
  /** The conditions, and the fields of the filter that are cleared with each. */
  conditions: readonly { id: string; label?: string; text: string; clears: string[] }[];
  /** The same search in the catalog. */
  href: string;
}

interface ShowcaseContentsProps extends ShowcaseWords {
  draft: Draft;
  preview: ShowcasePreview | undefined;
  isNew: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

const without = (filter: Draft['filter'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.includes(name)));

/** The content of a showcase: conditions that can be removed, and suppliers that are left out. */
function ShowcaseContents(props: ShowcaseContentsProps) {
  const { title, conditions, href, draft, preview, isNew, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const left = draft.suppliers_not.length;
  return (
    <section className={css.section} aria-label="Что входит">
      <div className={css.sectionHead}>
        <Heading level={2} size={18}>
          Что входит
        </Heading>
        {preview && (
          <span className={css.note} role="status">
            {countOf(preview.total, MODELS)}, {countOf(preview.offers_total, OFFERS)}
          </span>
        )}
        <span className={css.right}>
          <Link href={href}>{isNew ? 'Открыть в каталоге' : 'Изменить отбор в каталоге'}</Link>
        </span>
      </div>
      <div className={css.contents}>
        <span className={css.chip}>{title}</span>
        {conditions.length > 0 && (
          <ChipGroup
            label="Условия отбора"
            onRemove={(id) => {
              const gone = conditions.find((one) => one.id === id);
              if (gone) onChange({ filter: without(draft.filter, gone.clears) });
            }}
          >
            {conditions.map(({ id, label, text }) => (
              <Chip key={id} id={id} label={label}>
                {text}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <Button variant="secondary" size="s" onPress={() => setChoosing(true)}>
          {left === 0 ? 'Все поставщики' : `Без ${countOf(left, OF_SUPPLIERS)}`}
        </Button>
      </div>
      {!isNew && (
        <p className={css.note}>
          В каталоге задайте новый отбор, нажмите «Сделать витрину» и выберите эту витрину: цены и
          ссылки останутся.
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <SuppliersDialog
            section={draft.section}
            filter={draft.filter}
            left={draft.suppliers_not}
            onChoose={(suppliers_not) => onChange({ suppliers_not })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface EditorProps {
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
function useEditor({ company, showcase, start: given, isChanged = false, onSaved }: EditorProps) {
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

interface ShowcaseEditorProps extends EditorProps {
  /** Describes its content in words. */
  describe: (filter: Draft['filter']) => ShowcaseWords;
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
      <Changing>{(isDirty || !showcase) && <Bar editor={editor} isNew={!showcase} />}</Changing>
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
