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
   * Whether it is open, when the owner decides.
   * @default the row keeps its own state
   */
  isExpanded?: boolean | undefined;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultExpanded?: boolean | undefined;
  /** Called when the row is opened or closed. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /**
   * There is nothing to open.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A row of a list that opens in place. With an `id` its button is `<id>-button` and its panel `<id>-panel`. Each row
 * keeps its own state, so opening one draws no other anew, however long the list is. The open row is a sheet that reaches 12 px beyond the list (to the screen's edge under 700 px).
 *
 * Lists have thousands of these: a native button and CSS take a tenth of the time that React Aria's Disclosure takes to
 * draw (27 against 307 ms for 1 000 rows).
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
  /** What is always seen, laid out by the owner, with one `DisclosureRowButton` in it. */
  children: ReactNode;
}

/** What in a row answers a press itself. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"]';

/**
 * The closed row. A press anywhere on it opens it too, for who has a pointer: the button is what the keyboard and
 * assistive technology have. A press on another control of the row is that control's, and who marks text marks text.
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
  /** The full phrase: what opens, of which row, how much of it. */
  label: string;
  /** What is drawn, short: a count. The chevron follows by itself. */
  children: ReactNode;
  /**
   * Without a frame until the pointer comes, 28 px high: for dense rows.
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
  /** What opens. It is drawn at the first opening and kept from then on, with all that was typed in it. */
  children: ReactNode;
}

/** The part that opens: height and opacity in 200 ms. */
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
