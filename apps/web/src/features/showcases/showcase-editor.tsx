import { Button } from '@org/ui/button';
import { TextField } from '@org/ui/text-field';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { toast } from '../../shared/page/messages.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import { AvitoNames } from './avito-names.tsx';
import { MarkupFields } from './markup-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { type Described, ShowcaseContents } from './showcase-contents.tsx';
import type { Draft } from './showcase-draft.ts';
import { ShowcaseLinks } from './showcase-links.tsx';
import { renewShowcase } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';
import { type EditorProps, useEditor } from './use-editor.ts';

export interface ShowcaseEditorProps extends EditorProps {
  /** Describes its content in words. */
  describe: (filter: Draft['filter']) => Described;
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
