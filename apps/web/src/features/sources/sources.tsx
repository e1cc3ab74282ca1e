import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { useState } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/rights/changing.tsx';
import type { SourceActions } from './source-calls.ts';
import { SourceDialog, type SourceDialogProps } from './source-dialog.tsx';
import { SourceRow } from './source-row.tsx';
import type { Source } from './sources.atoms.ts';
import * as css from './sources.css.ts';

export interface SourcesProps
  extends SourceActions,
    Pick<SourceDialogProps, 'warehouses' | 'takesMail'> {
  /** Those that need attention first. */
  sources: readonly Source[];
  importHrefOf: (importId: string) => string;
}

type Open = { what: 'new' } | { what: 'edit' | 'remove'; source: Source };

/** The sources that a company's price lists come from by themselves. */
export function Sources({
  sources,
  warehouses,
  takesMail = false,
  importHrefOf,
  ...actions
}: SourcesProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Changing>
      <Button icon={<PlusIcon size={16} />} onPress={() => setOpen({ what: 'new' })}>
        Добавить источник
      </Button>
    </Changing>
  );
  return (
    <section aria-labelledby="sources">
      <div className={css.head}>
        <h2 id="sources" className={css.heading}>
          Источники прайс-листа
        </h2>
        {sources.length > 0 && (
          <>
            <span className={css.note}>{formatNumber(sources.length)}</span>
            <span className={css.atEnd}>{add}</span>
          </>
        )}
      </div>
      {sources.length === 0 ? (
        <EmptyState title="Источников пока нет" actions={add}>
          Дайте адрес, по которому лежит прайс-лист{takesMail && ', или присылайте его письмами'}.
          Мы будем забирать его сами, узнавать столбцы, как в прошлый раз, и обновлять остатки. Что
          похоже на ошибку, не применим и напишем вам.
        </EmptyState>
      ) : (
        <>
          <div className={css.titles} aria-hidden="true">
            <span>Источник</span>
            <span>Состояние</span>
            <span>Последний раз</span>
            <span>Следующий</span>
            <span>Что изменилось</span>
          </div>
          <ul>
            {sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                importHrefOf={importHrefOf}
                {...actions}
                onEdit={() => setOpen({ what: 'edit', source })}
                onRemove={() => setOpen({ what: 'remove', source })}
              />
            ))}
          </ul>
          <p className={`${css.note} ${css.notes.plain}`}>
            Покупатели видят, когда цену подтвердили, и предупреждение, если ей больше двух дней.
          </p>
        </>
      )}
      {open?.what === 'new' && (
        <SourceDialog
          warehouses={warehouses}
          takesMail={takesMail}
          onSave={actions.onAdd}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && (
        <SourceDialog
          source={open.source}
          warehouses={warehouses}
          onSave={(input) => actions.onChange(open.source, input)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <AsyncConfirmDialog
          onClose={close}
          title={`Удалить источник «${open.source.name}»?`}
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => actions.onRemove(open.source)}
        >
          Больше ничего не придёт. То, что он уже принёс, останется в продаже.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
