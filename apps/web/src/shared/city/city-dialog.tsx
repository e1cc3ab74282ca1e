import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { Form, SubmitButton } from '../form/form.tsx';
import { useBusy } from '../hooks/use-busy.ts';
import { CityField } from '../names/city-field.tsx';
import { Dialog } from '../page/dialog.tsx';

export interface CityDialogProps {
  /** The city chosen before; '' for none. */
  city: string;
  onChoose: (city: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the city that delivery days and costs are shown for. */
export function CityDialog({ city, onChoose, onClose }: CityDialogProps) {
  const [chosen, setChosen] = useState(city);
  const [isBusy, during] = useBusy();
  const send = async () => {
    await during(onChoose(chosen));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Куда везти?" isBusy={isBusy}>
      <Form label="Город доставки" send={send}>
        <CityField value={chosen} onChange={setChosen} isRequired />
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Сохраняем">Показать сроки и цены</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
