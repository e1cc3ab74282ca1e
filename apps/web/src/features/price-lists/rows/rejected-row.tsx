import { Button } from '@org/ui/button';
import { CheckIcon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import type { RejectedRow } from '../atoms.ts';
import { fieldName } from '../columns/fields.ts';
import * as css from '../lists.css.ts';

export interface RejectedItemProps {
  rejected: RejectedRow;
  /** There are several sheets, so the row names its sheet. */
  isSheetShown: boolean;
  /** Reads the row again with another value; absent if it is too late. @default none */
  onFix?: (rejected: RejectedRow, value: string) => Promise<unknown>;
}

/** A rejected row: its place, its text, the error, and a way to correct it here. */
export function RejectedItem({ rejected, isSheetShown, onFix }: RejectedItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { row, sheet, text, field, value, reason, fixed } = rejected;
  const canFix = onFix !== undefined && field !== null && !fixed;
  return (
    <li className={css.rejected}>
      <div className={css.place}>{formatNumber(row)}</div>
      <div className={css.part}>
        <div className={`${css.name} ${css.clamped}`}>{text}</div>
        {isSheetShown && <div className={css.note}>Лист «{sheet}»</div>}
      </div>
      <div className={css.part}>
        {value && value.length <= LONGEST_VALUE && <span className={css.bad}>{value}</span>}
      </div>
      <div className={css.part}>{reason}</div>
      <div className={`${css.part} ${css.end}`}>
        {fixed && (
          <span className={css.fixed}>
            <CheckIcon size={14} /> Исправлено
          </span>
        )}
        {canFix && !isOpen && (
          <Button
            variant="link"
            aria-label={`Исправить строку ${row}`}
            onPress={() => setOpen(true)}
          >
            Исправить
          </Button>
        )}
      </div>
      {canFix && isOpen && (
        <FixForm
          rejected={rejected}
          onFix={(typed) => onFix(rejected, typed)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** A longer value is a name, which the text of the row shows already. */
const LONGEST_VALUE = 40;

interface FixFormProps {
  rejected: RejectedRow;
  onFix: (value: string) => Promise<unknown>;
  onClose: () => void;
}

function FixForm({ rejected, onFix, onClose }: FixFormProps) {
  const { field, value, suggestion } = rejected;
  const [typed, setTyped] = useState(suggestion ?? value ?? '');
  const [error, setError] = useState<string>();
  const [isPending, during] = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    during(onFix(typed.trim())).then(onClose, (reason) => setError(messageOf(reason)));
  };
  return (
    <form
      className={`${css.whole} ${css.fix}`}
      // no validation by the browser: a value that the server refused can be corrected and sent again
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={fieldName(field)}
        autoFocus
        maxLength={500}
        value={typed}
        onChange={setTyped}
        isInvalid={error !== undefined}
        errorMessage={error}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingText="Проверяем">
        Сохранить
      </Button>
      <Button variant="ghost" isDisabled={isPending} onPress={onClose}>
        Не исправлять
      </Button>
    </form>
  );
}
