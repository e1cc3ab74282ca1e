import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { RotateCcwIcon, UploadIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { useState } from 'react';
import { Changing } from '../../../shared/rights/changing.tsx';
import * as css from '../import.css.ts';
import type { Import } from '../price-lists.atoms.ts';
import { Figures } from './panel-figures.tsx';
import { UndoDialog } from './undo-dialog.tsx';

export interface OutcomeProps {
  list: Import;
  /** The page to upload another file. */
  uploadHref: string;
  /** The page of the stock. */
  restsHref: string;
  onUndo: () => Promise<unknown>;
}

/** The result of an import, and where to go from here. */
export function Outcome({ list, uploadHref, restsHref, onUndo }: OutcomeProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { status, can_undo } = list;
  const isDone = status === 'done';
  return (
    <>
      <Verdict list={list} />
      {(isDone || status === 'undone') && <Figures list={list} isDone />}
      <div className={css.actions}>
        {isDone && (
          <ButtonLink variant="primary" href={restsHref}>
            Посмотреть остатки
          </ButtonLink>
        )}
        <Changing>
          <ButtonLink
            variant={isDone ? 'secondary' : 'primary'}
            href={uploadHref}
            icon={<UploadIcon size={16} />}
          >
            Загрузить другой файл
          </ButtonLink>
          {can_undo && (
            <Button
              variant="ghost"
              icon={<RotateCcwIcon size={16} />}
              onPress={() => setDialogOpen(true)}
            >
              Вернуть как было
            </Button>
          )}
        </Changing>
      </div>
      {isDialogOpen && (
        <UndoDialog list={list} onUndo={onUndo} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}

function Verdict({ list }: Pick<OutcomeProps, 'list'>) {
  const { status, error, created, updated, removed } = list;
  if (status === 'failed')
    return (
      <Note tone="danger" title="Прайс-лист не загружен.">
        {error ?? 'Попробуйте ещё раз.'}
      </Note>
    );
  if (status === 'cancelled')
    return <Note title="Загрузка отменена.">Остатки остались прежними.</Note>;
  if (status === 'undone')
    return <Note title="Загрузка возвращена.">Остатки такие же, как до неё.</Note>;
  if (created + updated + removed === 0)
    return <Note title="Ничего не изменилось.">Остатки уже были такими, как в файле.</Note>;
  return (
    <Note tone="ok" title="Прайс-лист загружен.">
      Товары уже в каталоге.
    </Note>
  );
}
