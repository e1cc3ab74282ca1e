import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { downloadOffer } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

interface OfferDialogProps {
  company: string;
  showcase: string;
  onClose: () => void;
}

/** Makes an offer for a customer, as a PDF in the shop's own name. */
export function OfferDialog({ company, showcase, onClose }: OfferDialogProps) {
  const [customer, setCustomer] = useState('');
  const [q, setQ] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, during] = useBusy();
  const make = async () => {
    const query = { ...(customer.trim() && { customer }), ...(q.trim() && { q }) };
    saveFile(await downloadOffer(company, showcase, query), 'offer.pdf');
    onClose();
  };
  const press = () => {
    setFailure(undefined);
    during(make()).catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <Dialog onClose={onClose} title="Предложение покупателю">
      <p className={css.note}>
        PDF с вашим логотипом и контактами из карточки компании: товары этой витрины, цены и сроки.
      </p>
      <div className={css.offer}>
        <TextField label="Кому" value={customer} onChange={setCustomer} maxLength={200} />
        <TextField
          label="Что из витрины"
          placeholder="205/55 R16"
          value={q}
          onChange={setQ}
          maxLength={200}
        />
      </div>
      {failure && <Note tone="danger">{failure}</Note>}
      <DialogActions>
        <Button slot="close">Отменить</Button>
        <Button variant="primary" isPending={isPending} pendingText="Готовим" onPress={press}>
          Скачать PDF
        </Button>
      </DialogActions>
    </Dialog>
  );
}
