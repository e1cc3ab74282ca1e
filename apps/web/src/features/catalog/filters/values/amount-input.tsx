import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { formatAmount, parseAmount } from './amount.ts';

export interface AmountFieldProps {
  label: string;
  placeholder?: string;
  unit?: string;
  value: number | undefined;
  /** Called on Enter and when the field loses the focus, with undefined for an emptied field. */
  onCommit: (value: number | undefined) => void;
}

/** A field for a number. The list changes only once the number is complete; of a text that is no number it says why. */
export function AmountInput({ label, placeholder, unit, value, onCommit }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const commit = () => {
    if (draft === undefined) return;
    const amount = parseAmount(draft, unit);
    setError(amount.error);
    if (amount.error !== undefined) return;
    setDraft(undefined);
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
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
