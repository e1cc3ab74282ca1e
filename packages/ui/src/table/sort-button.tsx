import { forwardRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import * as css from './table.css.ts';

export type SortDirection = 'ascending' | 'descending';

export interface SortButtonProps extends DomProps {
  /** Name of the column. */
  children: ReactNode;
  /**
   * How the column is sorted now.
   * @default none: another column is sorted by
   */
  direction?: SortDirection | undefined;
  /** Called when the button is pressed: sort by this column, or reverse its order. */
  onPress: () => void;
}

/**
 * The header of a sortable column, in `Table` or over rows that are no table. Show its order in `aria-sort` of the
 * column header around it, or in text nearby.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export const SortButton = forwardRef<HTMLButtonElement, SortButtonProps>(function SortButton(
  { children, direction, onPress, ...props },
  ref,
) {
  const Icon = direction ? arrows[direction] : ChevronsUpDownIcon;
  return (
    <Button
      {...given(props)}
      ref={ref}
      className={css.sortButton}
      data-sorted={direction}
      onPress={onPress}
    >
      {children}
      <Icon size={14} />
    </Button>
  );
});

const arrows = { ascending: ArrowUpIcon, descending: ArrowDownIcon };
