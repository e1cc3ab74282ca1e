import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { toastError } from '../../../shared/page/messages.ts';
import { formatAmount } from './amount.ts';

const fetchReader = () => load(() => import('./read-amount.ts'));

export interface AmountFieldProps {
  label: string;
  placeholder?: string;
  unit?: string;
  value: number | undefined;
  /** Called on Enter and when the field loses the focus, with undefined for an emptied field. */
  onCommit: (value: number | undefined) => void;
}

/** A field for a number. The list changes only once the number is complete; of a text that is no number it says why. */
export function AmountField({ label, placeholder, unit, value, onCommit }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const commit = async () => {
    if (draft === undefined) return;
    const { parseAmount } = await fetchReader();
    const amount = parseAmount(draft, unit);
    setError(amount.error);
    if (amount.error !== undefined) return;
    // what was typed meanwhile stays
    setDraft((now) => (now === draft ? undefined : now));
    if (amount.value !== value) onCommit(amount.value);
  };
  const change = (text: string) => {
    setDraft(text);
    setError(undefined);
  };
  return (
    <TextField
      aria-label={label}
      size="s"
      inputMode="decimal"
      placeholder={placeholder}
      suffix={unit}
      value={draft ?? formatAmount(value)}
      onChange={change}
      isInvalid={error !== undefined}
      errorMessage={error}
      // the reader comes with the focus, so that it is there when the number is complete
      onFocus={() => void fetchReader().catch(() => undefined)}
      onBlur={() => void commit().catch(toastError)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit().catch(toastError);
      }}
    />
  );
}
