import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Tag,
  TagGroup,
  type TagGroupProps,
  TagList,
  type TagProps,
} from 'react-aria-components/TagGroup';
import { XIcon } from '../icons/icons.tsx';
import type { Unstyled } from '../internal/unstyled.ts';
import { chip, facet, list, remove, value } from './chip.css.ts';

export interface ChipGroupProps extends Omit<Unstyled<TagGroupProps>, 'children' | 'aria-label'> {
  /** What the chips are, read when focus enters the group. */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
  /**
   * Called with the `id`s of the chips whose cross was pressed, or that had focus when Delete was pressed. Without it
   * chips have no cross.
   * @default none
   */
  onRemove?: TagGroupProps['onRemove'];
}

/**
 * Chips in a row: one stop of Tab, arrows between them, Delete removes, focus goes to the neighbour.
 * @see https://react-spectrum.adobe.com/react-aria/TagGroup.html
 */
export function ChipGroup({ label, children, ...props }: ChipGroupProps) {
  return (
    <TagGroup {...props} aria-label={label}>
      <TagList className={list}>{children}</TagList>
    </TagGroup>
  );
}

export interface ChipProps extends Omit<Unstyled<TagProps>, 'children' | 'textValue'> {
  /** Names the chip in `onRemove`. */
  id: string;
  /** What was chosen. */
  children: string;
  /**
   * Of what it was chosen, written before it with a colon.
   * @default none
   */
  label?: string;
  /** What the cross does, read before the chip's text. */
  removeLabel: string;
}

/** A choice that can be taken back. Lives in a `ChipGroup`. */
export function Chip({ children, label, removeLabel, ...props }: ChipProps) {
  const text = label ? `${label}: ${children}` : children;
  return (
    <Tag {...props} textValue={text} className={chip}>
      {({ allowsRemoving }) => (
        <>
          {label && <span className={facet}>{label}:&nbsp;</span>}
          <span className={value}>{children}</span>
          {allowsRemoving && (
            <Button slot="remove" aria-label={removeLabel} className={remove}>
              <XIcon size={14} />
            </Button>
          )}
        </>
      )}
    </Tag>
  );
}
