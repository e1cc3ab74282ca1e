import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import * as css from './disclosure-row.css.ts';

interface Row {
  isExpanded: boolean;
  isDisabled: boolean;
  toggle: () => void;
  buttonId: string;
  panelId: string;
}

const RowContext = createContext<Row | null>(null);

function useRow() {
  const row = useContext(RowContext);
  if (!row) throw new Error('Parts of a DisclosureRow belong inside a DisclosureRow.');
  return row;
}

export interface DisclosureRowProps {
  /** One `DisclosureRowHeader` and one `DisclosureRowPanel`. */
  children: ReactNode;
  /**
   * Whether it is open, when the owner decides.
   * @default the row keeps its own state
   */
  isExpanded?: boolean;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultExpanded?: boolean;
  /** Called when the row is opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /**
   * There is nothing to open.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * A row of a list that opens in place. Each row keeps its own state, so opening one draws no other anew, however long
 * the list is. The open row is a sheet that reaches 12 px beyond the list (to the screen's edge under 700 px).
 *
 * Lists have thousands of these: a native button and CSS take a tenth of the time that React Aria's Disclosure takes to
 * draw (27 against 307 ms for 1 000 rows).
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function DisclosureRow({
  children,
  isExpanded: given,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled = false,
}: DisclosureRowProps) {
  const [isExpanded, setExpanded] = useControlled(given, defaultExpanded, onExpandedChange);
  const id = useId();
  const row = {
    isExpanded,
    isDisabled,
    toggle: () => setExpanded(!isExpanded),
    buttonId: `${id}button`,
    panelId: `${id}panel`,
  };
  return (
    <RowContext.Provider value={row}>
      <div className={css.row} data-expanded={isExpanded || undefined}>
        {children}
      </div>
    </RowContext.Provider>
  );
}

export interface DisclosureRowHeaderProps {
  /** What is always seen, laid out by the owner, with one `DisclosureRowButton` in it. */
  children: ReactNode;
}

/** The closed row. */
export function DisclosureRowHeader({ children }: DisclosureRowHeaderProps) {
  return <div className={css.header}>{children}</div>;
}

export interface DisclosureRowButtonProps {
  /** The full phrase: what opens, of which row, how much of it. */
  label: string;
  /** What is drawn, short: a count. The chevron follows by itself. */
  children: ReactNode;
  /**
   * Without a frame until the pointer comes, 28 px high: for dense rows.
   * @default false
   */
  isQuiet?: boolean;
}

/** The button that opens and closes the row. */
export function DisclosureRowButton({
  label,
  children,
  isQuiet = false,
}: DisclosureRowButtonProps) {
  const { isExpanded, isDisabled, toggle, buttonId, panelId } = useRow();
  return (
    <button
      type="button"
      id={buttonId}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={panelId}
      disabled={isDisabled}
      onClick={toggle}
      className={isQuiet ? `${css.button} ${css.quiet}` : css.button}
    >
      {children}
      <span className={css.chevron}>
        <ChevronDownIcon size={14} />
      </span>
    </button>
  );
}

export interface DisclosureRowPanelProps {
  /** What opens. It is drawn at the first opening and kept from then on, with all that was typed in it. */
  children: ReactNode;
}

/** The part that opens: height and opacity in 200 ms. */
export function DisclosureRowPanel({ children }: DisclosureRowPanelProps) {
  const { isExpanded, buttonId, panelId } = useRow();
  const [wasExpanded, setWasExpanded] = useState(isExpanded);
  if (isExpanded && !wasExpanded) setWasExpanded(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form, not offers of a row
    <div id={panelId} role="group" aria-labelledby={buttonId} className={css.panel}>
      {(isExpanded || wasExpanded) && <div className={css.content}>{children}</div>}
    </div>
  );
}
