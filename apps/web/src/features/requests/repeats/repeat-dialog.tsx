import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import * as css from '../requests.css.ts';
import { oftenOf } from './repeat-words.ts';
import type { Repeat } from './repeats.atoms.ts';

export interface RepeatDialogProps {
  /** how it repeats now; undefined if it does not */
  repeat: Repeat | undefined;
  /** Repeats every so many days, by use where that is null, or stops. */
  onRepeat: (repeat: { every_days: number | null } | null) => Promise<unknown>;
  onClose: () => void;
}

const USUAL_DAYS = 14;
const MAX_DAYS = 366;

/** Asks how often a request repeats. */
export function RepeatDialog({ repeat, onRepeat, onClose }: RepeatDialogProps) {
  const [isBusy, during] = useBusy();
  const [by, setBy] = useState(repeat && repeat.every_days === null ? 'use' : 'date');
  const [days, setDays] = useState(repeat?.every_days ?? USUAL_DAYS);
  const send = async (wanted: { every_days: number | null } | null) => {
    await during(onRepeat(wanted));
    onClose();
  };
  return (
    <Dialog title="Повторять заявку" isBusy={isBusy} onClose={onClose}>
      <Form label="Повторять заявку" send={() => send({ every_days: by === 'use' ? null : days })}>
        <p className={css.summary}>
          В срок на главной появится черновик из тех же строк. Сам он ничего не закажет.
        </p>
        <RadioGroup label="Когда" name="repeat.every_days" value={by} onChange={setBy}>
          <Radio value="date">По расписанию</Radio>
          <Radio
            value="use"
            description="Когда по вашим заказам этих размеров подойдёт срок: для этого нужны четыре покупки"
          >
            По расходу
          </Radio>
        </RadioGroup>
        {by === 'date' && (
          <>
            <NumberStepper
              label="Через сколько дней"
              decreaseLabel="Меньше"
              increaseLabel="Больше"
              minValue={1}
              maxValue={MAX_DAYS}
              value={days}
              onChange={setDays}
            />
            <p className={css.summary}>{oftenOf(days)}</p>
          </>
        )}
        <DialogActions>
          {repeat && (
            <Button variant="ghost" isDisabled={isBusy} onPress={() => void send(null)}>
              Не повторять
            </Button>
          )}
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Запоминаем">Повторять</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
