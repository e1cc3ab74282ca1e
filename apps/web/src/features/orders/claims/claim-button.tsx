import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { listWords } from '../../../shared/format/list-words.ts';
import { titleOf } from '../../../shared/format/marking.ts';
import type { ModeProps } from '../actions.ts';
import { type Defect, DefectFields } from '../shipping/defect-fields.tsx';

const NONE: Defect = { kind: 'defect', wish: 'return', comment: '', photos: [] };

/** Opens a claim about goods that were received already. */
export function ClaimButton({ order, actions, isPending }: ModeProps) {
  const items = order.items.filter(({ shipped }) => shipped > 0);
  const [isOpen, setOpen] = useState(false);
  const [itemId, setItemId] = useState(items[0]?.id ?? '');
  const [quantity, setQuantity] = useState(1);
  const [defect, setDefect] = useState(NONE);
  const most = items.find(({ id }) => id === itemId)?.shipped ?? 1;
  const send = async () => {
    const { photos, ...details } = defect;
    await actions.claim(
      { item_id: itemId, quantity: Math.min(quantity, most), ...details },
      photos,
    );
    setDefect(NONE);
    setOpen(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button isDisabled={isPending}>Заявить претензию</Button>
      <Modal title="Претензия" isBusy={isPending} isDismissable={false}>
        <Form label="Претензия" send={send}>
          <Select
            name="item_id"
            label="Товар"
            items={items.map(({ id, product }) => ({ value: id, label: titleOf(product) }))}
            value={itemId}
            onChange={(id) => id && setItemId(id)}
            words={listWords('Товар')}
          />
          <NumberStepper
            name="quantity"
            label="Сколько"
            minValue={1}
            maxValue={most}
            value={Math.min(quantity, most)}
            onChange={setQuantity}
          />
          <DefectFields pieces={Math.min(quantity, most)} value={defect} onChange={setDefect} />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton pendingText="Отправляем">Отправить претензию</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}
