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

/** A field for a number. The list changes only once the number is complete. A text that is no number is reset. */
export function AmountField({ label, placeholder, unit, value, onCommit }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    if (draft === undefined) return;
    const amount = parseAmount(draft);
    setDraft(undefined);
    if (amount !== null && amount !== value) onCommit(amount);
  };
  return (
    <TextField
      aria-label={label}
      size="s"
      inputMode="decimal"
      placeholder={placeholder}
      suffix={unit}
      value={draft ?? formatAmount(value)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
