import { type ReactNode, useContext, useState } from 'react';
import {
  Button,
  Disclosure,
  DisclosurePanel,
  type DisclosureProps,
  DisclosureStateContext,
} from 'react-aria-components/Disclosure';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as css from './disclosure-row.css.ts';

export interface DisclosureRowProps
  extends Pick<
    DisclosureProps,
    'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'
  > {
  /** One `DisclosureRowHeader` and one `DisclosureRowPanel`. */
  children: ReactNode;
}

/**
 * A row of a list that opens in place. Each row keeps its own state, so opening one draws no other anew, however long
 * the list is. The open row is a sheet that reaches 12 px beyond the list (to the screen's edge under 700 px).
 */
export function DisclosureRow(props: DisclosureRowProps) {
  return <Disclosure {...props} className={css.row} />;
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
  return (
    <Button
      slot="trigger"
      aria-label={label}
      className={isQuiet ? `${css.button} ${css.quiet}` : css.button}
    >
      {children}
      <span className={css.chevron}>
        <ChevronDownIcon size={14} />
      </span>
    </Button>
  );
}

export interface DisclosureRowPanelProps {
  /** What opens. It is drawn at the first opening and kept from then on, with all that was typed in it. */
  children: ReactNode;
}

/** The part that opens: height and opacity in 200 ms. */
export function DisclosureRowPanel({ children }: DisclosureRowPanelProps) {
  const isExpanded = useContext(DisclosureStateContext)?.isExpanded ?? false;
  const [wasExpanded, setWasExpanded] = useState(isExpanded);
  if (isExpanded && !wasExpanded) setWasExpanded(true);
  return (
    <DisclosurePanel className={css.panel}>
      {(isExpanded || wasExpanded) && children}
    </DisclosurePanel>
  );
}
