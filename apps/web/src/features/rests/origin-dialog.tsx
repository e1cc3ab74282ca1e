import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { titleOf } from '../../shared/format/marking.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import type { Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';

export type Origin = Pick<Rest, 'country' | 'customs_declaration'>;

export interface OriginDialogProps {
  rest: Rest;
  /** Saves where the pieces come from. What it rejects with is said in the dialog, which stays open. */
  onSave: (origin: Origin) => Promise<unknown>;
  onClose: () => void;
}

/** Where the pieces of a row come from, as УПД state it: the country, and the customs declaration. */
export function OriginDialog({ rest, onSave, onClose }: OriginDialogProps) {
  return (
    <Dialog onClose={onClose} title="Происхождение и ГТД">
      <Form
        label="Происхождение и ГТД"
        send={async ({ country = '', customs_declaration = '' }) => {
          await onSave({
            country: country.trim() || null,
            customs_declaration: customs_declaration.trim() || null,
          });
          onClose();
        }}
      >
        <p className={css.note}>{titleOf(rest.product)}</p>
        <TextField
          name="country"
          label="Страна происхождения"
          optionalText="необязательно"
          placeholder="Китай"
          maxLength={80}
          defaultValue={rest.country ?? ''}
          autoFocus
        />
        <TextField
          name="customs_declaration"
          label="Номер ГТД"
          optionalText="необязательно"
          placeholder="10702070/150324/5012345"
          hint="Несколько номеров — через запятую. Попадут в УПД новых заказов"
          maxLength={400}
          defaultValue={rest.customs_declaration ?? ''}
        />
        <DialogActions>
          <Button slot="close">Не сейчас</Button>
          <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
