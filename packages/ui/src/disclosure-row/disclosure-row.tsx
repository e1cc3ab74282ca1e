import { createContext, forwardRef, type ReactNode, useContext, useId, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
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

export interface DisclosureRowProps extends DomProps {
  /** One `DisclosureRowHeader` and one `DisclosureRowPanel`. */
  children: ReactNode;
  /**
   * Whether the row is open (controlled).
   * @default the row keeps its own state
   */
  isExpanded?: boolean | undefined;
  /**
   * Whether the row is open at first (uncontrolled).
   * @default false
   */
  defaultExpanded?: boolean | undefined;
  /** Called when the row is opened or closed. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /**
   * Whether there is nothing to open.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A row of a list that opens in place. With an `id` its button has the id `<id>-button` and its panel `<id>-panel`.
 * Each row keeps its own state, so opening one renders no other row, however long the list is. The open row is a sheet
 * 12 px wider than the list on each side (up to the edges of the screen under 700 px).
 *
 * Lists have thousands of rows, so it uses a native button and CSS: they render in a tenth of the time of React Aria's
 * Disclosure (27 against 307 ms for 1 000 rows).
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export const DisclosureRow = forwardRef<HTMLDivElement, DisclosureRowProps>(function DisclosureRow(
  {
    children,
    isExpanded: given,
    defaultExpanded = false,
    onExpandedChange,
    isDisabled = false,
    ...props
  },
  ref,
) {
  const [isExpanded, setExpanded] = useControlled(given, defaultExpanded, onExpandedChange);
  const ownId = useId();
  const id = props.id ?? ownId;
  const row = {
    isExpanded,
    isDisabled,
    toggle: () => setExpanded(!isExpanded),
    buttonId: `${id}-button`,
    panelId: `${id}-panel`,
  };
  return (
    <RowContext.Provider value={row}>
      <div {...props} ref={ref} className={css.row} data-expanded={isExpanded || undefined}>
        {children}
      </div>
    </RowContext.Provider>
  );
});

export interface DisclosureRowHeaderProps extends DomProps {
  /** Content that is always visible, laid out by the parent, with one `DisclosureRowButton` in it. */
  children: ReactNode;
}

/** Elements of a row that handle a press themselves. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"]';

/**
 * The part that is always visible. A press anywhere on it opens or closes the row too; keyboard and assistive
 * technology use the button. A press on another control of the row does not, nor does selecting text.
 */
export const DisclosureRowHeader = forwardRef<HTMLDivElement, DisclosureRowHeaderProps>(
  function DisclosureRowHeader({ children, ...props }, ref) {
    const { isDisabled, toggle } = useRow();
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the row's button says what it does
      // biome-ignore lint/a11y/useKeyWithClickEvents: the row's button is pressed with the keyboard
      <div
        {...props}
        ref={ref}
        className={isDisabled ? css.header : `${css.header} ${css.pressable}`}
        onClick={(event) => {
          const isMarking = getSelection()?.isCollapsed === false;
          if (isDisabled || event.defaultPrevented || isMarking) return;
          if (!(event.target as Element).closest(CONTROLS)) toggle();
        }}
      >
        {children}
      </div>
    );
  },
);

export interface DisclosureRowButtonProps extends Omit<DomProps, 'id'> {
  /** Accessible name, a full phrase: what opens, of which row, how much of it. */
  label: string;
  /** Short visible text: a count. A chevron is added after it. */
  children: ReactNode;
  /**
   * Whether the button is 28 px high and has a border only on hover: for dense rows.
   * @default false
   */
  isQuiet?: boolean | undefined;
}

/** The button that opens and closes the row. */
export const DisclosureRowButton = forwardRef<HTMLButtonElement, DisclosureRowButtonProps>(
  function DisclosureRowButton({ label, children, isQuiet = false, ...props }, ref) {
    const { isExpanded, isDisabled, toggle, buttonId, panelId } = useRow();
    return (
      <button
        {...props}
        ref={ref}
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
  },
);

export interface DisclosureRowPanelProps extends Omit<DomProps, 'id'> {
  /** Content that opens. It is rendered at the first opening and then kept with all that was typed in it. */
  children: ReactNode;
}

/** The part that opens. Its height and opacity are animated in 200 ms. */
export const DisclosureRowPanel = forwardRef<HTMLDivElement, DisclosureRowPanelProps>(
  function DisclosureRowPanel({ children, ...props }, ref) {
    const { isExpanded, buttonId, panelId } = useRow();
    const [wasExpanded, setWasExpanded] = useState(isExpanded);
    if (isExpanded && !wasExpanded) setWasExpanded(true);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form, not offers of a row
      <div
        {...props}
        ref={ref}
        id={panelId}
        role="group"
        aria-labelledby={buttonId}
        className={css.panel}
      >
        {(isExpanded || wasExpanded) && <div className={css.content}>{children}</div>}
      </div>
    );
  },
);
