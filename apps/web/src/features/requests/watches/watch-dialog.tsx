import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { DialogActions } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { countOf } from '../../../shared/format/format.ts';
import { today } from '../../../shared/format/format-day.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { ROWS_TAKEN } from '../request-words.ts';
import * as css from '../requests.css.ts';
import type { WatchWanted } from './watches.atoms.ts';

/** A line that is to be watched, and what is waited for of it now. */
export interface WatchableLine {
  id: string;
  text: string;
  wanted: WatchWanted;
}

export interface WatchDialogProps {
  /** One line, or all that can be watched: each for its own pieces. */
  lines: readonly WatchableLine[];
  /** To where goods are delivered; null if no city is chosen. */
  city: string | null;
  onWatch: (lines: { line_id: string; wanted: WatchWanted }[]) => Promise<unknown>;
  onClose: () => void;
}

const MAX_PRICE = 2_000_000_000;

/** Asks what to wait for of one line, or until when of a whole request. */
export function WatchDialog({ lines, city, onWatch, onClose }: WatchDialogProps) {
  const [isBusy, during] = useBusy();
  const only = lines.length === 1 ? lines[0] : undefined;
  const [price, setPrice] = useState(only?.wanted.price ? writeRoubles(only.wanted.price) : '');
  const [pieces, setPieces] = useState(only?.wanted.quantity ?? 1);
  const [day, setDay] = useState(only?.wanted.day ?? null);
  const { kopecks, error } =
    price.trim() === '' ? {} : readRoubles(price, { least: 1, most: MAX_PRICE });
  const send = async () => {
    // the form is not sent while a field is invalid
    if (error !== undefined) return;
    await during(
      onWatch(
        lines.map(({ id, wanted }) => ({
          line_id: id,
          wanted: only
            ? { price: kopecks ?? null, quantity: pieces, day }
            : { ...wanted, price: null, day },
        })),
      ),
    );
    onClose();
  };
  const title = only ? 'Следить за строкой' : `Следить: ${countOf(lines.length, ROWS_TAKEN)}`;
  return (
    <Dialog title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} send={send}>
        <p className={css.summary}>
          {only
            ? `${only.text}. Напишем, когда появится то, что вы ждёте: в браузер сразу, письмом не чаще раза в день.`
            : 'Каждую строку ждём в своём количестве. Напишем, когда появится: в браузер сразу, письмом не чаще раза в день.'}
        </p>
        {only && (
          <>
            <TextField
              name="lines.0.wanted.price"
              label={city === null ? 'Цена не выше' : 'Цена с доставкой не выше'}
              optionalText="любая, если пусто"
              suffix="₽"
              inputMode="decimal"
              value={price}
              onChange={setPrice}
              {...(error !== undefined && { isInvalid: true })}
              errorMessage={error}
            />
            <NumberStepper
              label="Сколько штук у одного поставщика"
              decreaseLabel="Меньше"
              increaseLabel="Больше"
              minValue={1}
              maxValue={1_000_000}
              value={pieces}
              onChange={setPieces}
            />
          </>
        )}
        {city === null ? (
          <p className={css.summary}>Выберите город, и будем считать доставку и день.</p>
        ) : (
          <DateField
            name="lines.0.wanted.day"
            label={`Привезут в город ${city} не позже`}
            optionalText="любой день, если пусто"
            minValue={today()}
            value={day}
            onChange={setDay}
          />
        )}
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Запоминаем">Следить</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
