import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { useState } from 'react';
import { countOf, OFFERS } from '../../../shared/format/format.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../../shared/rights/changing.tsx';
import type { Warehouse } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { WarehouseDialog } from './warehouse-dialog.tsx';
import type { WarehouseInput } from './warehouse-input.ts';
import { daysText } from './warehouse-words.ts';
import * as css from './warehouses.css.ts';

export interface WarehouseListProps {
  warehouses: readonly Warehouse[];
  /** City of the company, which a new warehouse begins with. */
  city: string | null;
  onAdd: (input: WarehouseInput) => Promise<unknown>;
  onChange: (warehouse: Warehouse, input: WarehouseInput) => Promise<unknown>;
  onRemove: (warehouse: Warehouse) => Promise<unknown>;
}

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove'; warehouse: Warehouse };

/** The warehouses of a company. Buyers see the city of each, and when it ships. */
export function WarehouseList({ warehouses, city, onAdd, onChange, onRemove }: WarehouseListProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const add = (
    <Changing>
      <Button
        variant="primary"
        icon={<PlusIcon size={16} />}
        onPress={() => setDialog({ kind: 'add' })}
      >
        Добавить склад
      </Button>
    </Changing>
  );
  return (
    <>
      {warehouses.length === 0 ? (
        <EmptyState title="Складов пока нет" actions={add}>
          По складу покупатель видит город и срок отгрузки. Склады, названные в прайс-листе,
          появятся здесь сами.
        </EmptyState>
      ) : (
        <>
          <div className={list.head}>
            <p className={list.note}>
              По складу покупатель видит город и срок отгрузки. Склады, названные в прайс-листе,
              появляются здесь сами: проверьте их город.
            </p>
            {add}
          </div>
          <ul className={list.list}>
            {warehouses.map((warehouse) => (
              <li key={warehouse.id} className={css.item}>
                <div>
                  <div className={list.name}>{warehouse.name}</div>
                  <div className={css.place}>
                    {[warehouse.city, warehouse.address, warehouse.working_hours]
                      .filter(Boolean)
                      .join(', ')}
                  </div>
                </div>
                <div className={css.place}>Отгрузка {daysText(warehouse)}</div>
                <div className={css.count}>{countOf(warehouse.rests_count, OFFERS)}</div>
                <div className={css.actions}>
                  <Changing>
                    <Button
                      variant="ghost"
                      size="s"
                      aria-label={`Изменить: ${warehouse.name}`}
                      onPress={() => setDialog({ kind: 'change', warehouse })}
                    >
                      Изменить
                    </Button>
                    <Button
                      variant="danger-ghost"
                      size="s"
                      aria-label={`Удалить: ${warehouse.name}`}
                      onPress={() => setDialog({ kind: 'remove', warehouse })}
                    >
                      Удалить
                    </Button>
                  </Changing>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog?.kind === 'add' && (
        <WarehouseDialog city={city ?? warehouses[0]?.city} onSave={onAdd} onClose={close} />
      )}
      {dialog?.kind === 'change' && (
        <WarehouseDialog
          warehouse={dialog.warehouse}
          onSave={(input) => onChange(dialog.warehouse, input)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog warehouse={dialog.warehouse} onRemove={onRemove} onClose={close} />
      )}
    </>
  );
}

interface RemoveDialogProps extends Pick<WarehouseListProps, 'onRemove'> {
  warehouse: Warehouse;
  onClose: () => void;
}

function RemoveDialog({ warehouse, onRemove, onClose }: RemoveDialogProps) {
  const { name, rests_count } = warehouse;
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title={`Удалить склад «${name}»?`}
      confirmLabel="Удалить"
      cancelLabel="Не удалять"
      pendingText="Удаляем"
      isDestructive
      onConfirm={() => onRemove(warehouse)}
    >
      {rests_count > 0
        ? `Снимем с продажи ${countOf(rests_count, OFFERS)}. Вернуть их можно, загрузив прайс-лист ещё раз.`
        : 'На складе ничего нет в продаже.'}
    </AsyncConfirmDialog>
  );
}
