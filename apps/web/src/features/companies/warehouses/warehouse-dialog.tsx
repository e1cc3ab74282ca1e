import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Warehouse } from '../companies.atoms.ts';
import { WarehouseFields } from './warehouse-fields.tsx';
import { inputOf, type WarehouseInput } from './warehouse-input.ts';

export interface WarehouseDialogProps {
  /** The warehouse to change; absent for a new one. @default none */
  warehouse?: Warehouse;
  /** The initial city of a new warehouse. @default none */
  city?: string | null;
  onSave: (input: WarehouseInput) => Promise<unknown>;
  onClose: () => void;
}

/** Makes a warehouse, or changes one. */
export function WarehouseDialog({ warehouse, city, onSave, onClose }: WarehouseDialogProps) {
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
