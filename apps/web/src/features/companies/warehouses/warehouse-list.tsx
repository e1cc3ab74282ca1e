import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { countOf, OFFERS } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../../shared/page/changing.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import * as ruled from '../../../shared/page/ruled-list.css.ts';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { WarehouseFields } from './warehouse-fields.tsx';
import { inputOf, type WarehouseInput } from './warehouse-input.ts';
import { daysText } from './warehouse-words.ts';
import * as css from './warehouses.css.ts';

interface WarehouseDialogProps {
  /** The warehouse to change; absent for a new one. @default none */
  warehouse?: Warehouse;
  /** The initial city of a new warehouse. @default none */
  city?: string | null;
  onSave: (input: WarehouseInput) => Promise<unknown>;
  onClose: () => void;
}

/** Makes a warehouse, or changes one. */
function WarehouseDialog({ warehouse, city, onSave, onClose }: WarehouseDialogProps) {
  const [isBusy, during] = useBusy();
  const [chosen, setChosen] = useState(warehouse?.city ?? city ?? '');
  const send = async (values: Values) => {
    await during(onSave(inputOf(values, chosen)));
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={warehouse ? 'Склад' : 'Новый склад'}
      isDismissable={false}
      isBusy={isBusy}
    >
      <Form label="Склад" send={send}>
        <WarehouseFields warehouse={warehouse} city={chosen} onCity={setChosen} />
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Сохраняем">
            {warehouse ? 'Сохранить' : 'Добавить склад'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface WarehouseListProps {
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
          <div className={ruled.head}>
            <p className={list.note}>
              По складу покупатель видит город и срок отгрузки. Склады, названные в прайс-листе,
              появляются здесь сами: проверьте их город.
            </p>
            {add}
          </div>
          <ul className={ruled.list}>
            {warehouses.map((warehouse) => (
              <li key={warehouse.id} className={css.item}>
                <div>
                  <div className={list.name}>{warehouse.name}</div>
                  <Text as="div" size={13} tone="secondary">
                    {[warehouse.city, warehouse.address, warehouse.working_hours]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                </div>
                <Text as="div" size={13} tone="secondary">
                  Отгрузка {daysText(warehouse)}
                </Text>
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
