import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as css from './data-grid.css.ts';

export interface CellEditorProps {
  /** Accessible name: the column, and the row. */
  label: string;
  /** The text that it begins with. */
  text: string;
  /** Whether it begins with a typed letter, which more will follow; else all is selected. */
  isTyped: boolean;
  check: (text: string) => string | undefined;
  /** Called with the text, and with where to go: rows down and columns on. */
  onDone: (text: string, rows: number, columns: number) => void;
  onCancel: () => void;
  isLow: boolean;
}

/** The field in a cell. Enter and Tab save and go on, Escape leaves; so does a press elsewhere, which saves. */
export function CellEditor(props: CellEditorProps) {
  const { label, check, onDone, onCancel, isLow } = props;
  const [text, setText] = useState(props.text);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!props.isTyped) input.current?.select();
  }, [props.isTyped]);
  const leave = (how: () => void) => {
    isLeft.current = true;
    how();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') leave(onCancel);
    if (key !== 'Enter' && key !== 'Tab') return;
    event.preventDefault();
    const wrong = check(text);
    setError(wrong);
    const step = shiftKey ? -1 : 1;
    if (wrong === undefined)
      leave(() => onDone(text, key === 'Enter' ? step : 0, key === 'Tab' ? step : 0));
  };
  return (
    <>
      <input
        ref={input}
        className={css.editor}
        aria-label={label}
        aria-invalid={error !== undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (error !== undefined) setError(check(event.target.value));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isLeft.current || onDone(text, 0, 0)}
      />
      <span role="alert" className={error ? css.error : undefined} data-above={isLow || undefined}>
        {error}
      </span>
    </>
  );
}
