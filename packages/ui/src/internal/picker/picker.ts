import type { FocusEvent, ReactNode } from 'react';
import type { DomProps } from '../dom-props.ts';
import type { ControlSize } from '../field.css.ts';
import type { FieldTexts } from '../field.tsx';
import type { PageSource } from '../list/list-source.ts';
import type { Option } from '../list/option.ts';
import type { PickedValue, SelectionMode } from './picker-value.ts';

/** Props that every field with a list of options has. */
export interface PickerProps<Mode extends SelectionMode = 'single'>
  extends PageSource,
    FieldTexts,
    DomProps {
  /**
   * Text while nothing is selected.
   * @default none
   */
  placeholder?: string | undefined;
  /**
   * One value or several. With several the list stays open after a pick.
   * @default 'single'
   */
  selectionMode?: Mode | undefined;
  /**
   * Selection (controlled): a value or null; a list of values with `selectionMode="multiple"`.
   * @default none: the field keeps its own
   */
  value?: PickedValue<Mode> | undefined;
  /**
   * Shorter text of the selection in the closed field, if the label has no room.
   * @default the labels of the chosen options
   */
  valueText?: string | undefined;
  /**
   * First selection (uncontrolled).
   * @default nothing
   */
  defaultValue?: PickedValue<Mode> | undefined;
  /** Called with the selection and its options after every change. */
  onChange?: ((value: PickedValue<Mode>, options: readonly Option[]) => void) | undefined;
  /**
   * Options of selected values that may not be among `items` yet: on a later page, or found by another search.
   * @default none
   */
  selectedItems?: readonly Option[] | undefined;
  /**
   * Name in the form data. Several values are several entries.
   * @default none
   */
  name?: string | undefined;
  /**
   * Whether a form can't be sent while nothing is selected.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Whether the selection is shown and can have the focus, but can't be changed.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Whether the field can't be opened or focused.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Whether the field is invalid and shows `errorMessage`. Errors for `name` in a form's `validationErrors` are shown
   * without it.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Returns what is wrong with the selection, or null.
   * @default none
   */
  validate?: ((value: PickedValue<Mode>) => string | null) | undefined;
  /**
   * Whether an invalid field blocks the form (`native`) or only shows its error (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria' | undefined;
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string | undefined;
  /**
   * Whether options are two lines high and may have `details`.
   * @default false
   */
  hasDetails?: boolean | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: ControlSize | undefined;
  /**
   * Icon before the value, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Whether the field takes the focus when it mounts.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Whether there is a cross that clears the selection.
   * @default false, true with `clearLabel`
   */
  isClearable?: boolean | undefined;
  /**
   * Accessible name of the cross.
   * @default those of `WordsProvider`
   */
  clearLabel?: string | undefined;
  /**
   * Whether the list is open (controlled). Use with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the list is open at first (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Called when the field gets the focus. */
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Called when the focus leaves both the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}
