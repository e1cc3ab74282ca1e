import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { useMayChange } from '../../shared/rights/changing.tsx';
import type { CellReading } from './amounts.ts';

export interface AmountCellProps {
  /** Name of the field: what it is, and of which row. */
  label: string;
  /** The value as people write it. */
  text: string;
  /** Parses what was typed; the error is shown. */
  parse: (text: string) => CellReading;
  /** Called with the typed value, if it has changed. */
  onCommit: (amount: number) => void;
  /** Unit after the value. @default none */
  suffix?: string;
}

/** A number that is edited in place. Enter or leaving the field saves it, Escape restores the old value. */
export function AmountCell({ label, text, parse, onCommit, suffix }: AmountCellProps) {
  const mayChange = useMayChange();
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? undefined : parse(draft).error;
  const isWrong = error !== undefined;
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    const { value } = parse(draft);
    if (value !== undefined && value !== parse(text).value) onCommit(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(undefined);
  };
  return (
    <TextField
      aria-label={label}
      size="s"
      inputMode="decimal"
      value={draft ?? text}
      onChange={setDraft}
      onBlur={() => (isWrong ? setDraft(undefined) : commit())}
      onKeyDown={onKeyDown}
      isReadOnly={!mayChange}
      isInvalid={isWrong}
      errorMessage={error}
      suffix={suffix}
    />
  );
}
