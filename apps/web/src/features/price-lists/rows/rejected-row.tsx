import { Button } from '@org/ui/button';
import { CheckIcon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { formatNumber } from '../../../shared/format/format.ts';
import { useMayChange } from '../../../shared/rights/changing.tsx';
import { fieldName } from '../columns/column-fields.ts';
import * as css from '../lists.css.ts';
import type { RejectedRow } from '../price-lists.atoms.ts';

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
  const canFix = useMayChange() && onFix !== undefined && field !== null && !fixed;
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
  return (
    <div className={css.whole}>
      <Form label="Исправление строки" send={() => onFix(typed.trim()).then(onClose)}>
        <div className={css.fix}>
          <TextField
            name={`values.${field}`}
            label={fieldName(field)}
            autoFocus
            maxLength={500}
            value={typed}
            onChange={setTyped}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <SubmitButton pendingText="Проверяем">Сохранить</SubmitButton>
          <Button variant="ghost" onPress={onClose}>
            Не исправлять
          </Button>
        </div>
      </Form>
    </div>
  );
}
