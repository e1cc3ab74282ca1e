import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, useState } from 'react';

export interface AmountCellProps {
  /** Name of the field: what it is, and of which row. */
  label: string;
  /** The value as people write it. */
  text: string;
  /** Parses what was typed; undefined if it is not valid. */
  parse: (text: string) => number | undefined;
  /** Says what may be typed; shown when the text is not valid. */
  errorMessage: string;
  /** Called with the typed value, if it has changed. */
  onCommit: (amount: number) => void;
  /** Unit after the value. @default none */
  suffix?: string;
}

/** A number that is edited in place. Enter or leaving the field saves it, Escape restores the old value. */
export function AmountCell({
  label,
  text,
  parse,
  errorMessage,
  onCommit,
  suffix,
}: AmountCellProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && parse(draft) === undefined;
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    const amount = parse(draft);
    if (amount !== undefined && amount !== parse(text)) onCommit(amount);
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
      isInvalid={isWrong}
      errorMessage={errorMessage}
      suffix={suffix}
    />
  );
}
