import type { ReactNode, Ref } from 'react';
import type { ControlSize } from './field.css.ts';
import type { FieldTexts } from './field.tsx';
import type { PageSource } from './list-source.ts';
import type { Option } from './option.ts';
import type { Picked, SelectionMode } from './picker-value.ts';

/** Props that every field with a list of options has. */
export interface PickerProps<Mode extends SelectionMode = 'single'> extends PageSource, FieldTexts {
  /**
   * Name of a field that has no visible one.
   * @default none
   */
  'aria-label'?: string;
  /**
   * Shown while nothing is chosen.
   * @default none
   */
  placeholder?: string;
  /**
   * One value or several. A list of several stays open after a pick.
   * @default 'single'
   */
  selectionMode?: Mode;
  /**
   * What is chosen: a value or null, a list of values with `selectionMode="multiple"`.
   * @default none: the field keeps its own
   */
  value?: Picked<Mode>;
  /**
   * Says what is chosen where its label has no room.
   * @default the labels of the chosen options
   */
  valueText?: string;
  /**
   * What is chosen at first.
   * @default nothing
   */
  defaultValue?: Picked<Mode>;
  /** Told what is chosen after every pick, and its options. */
  onChange?: (value: Picked<Mode>, options: readonly Option[]) => void;
  /**
   * Options of the chosen values that may not be among `items` yet: on a later page, or found by another search.
   * @default none
   */
  selectedItems?: readonly Option[];
  /**
   * Name in a form's data; several values are several entries.
   * @default none
   */
  name?: string;
  /**
   * A form can't be sent while nothing is chosen.
   * @default true: a select field requires a value
   * @see specification, section 4
   */
  isRequired?: boolean;
  /**
   * Can't be opened or focused.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Shows `errorMessage`. Errors of a form's `validationErrors` under `name` show by themselves.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Says what is wrong with a choice, or null.
   * @default none
   */
  validate?: (value: Picked<Mode>) => string | null;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: ControlSize;
  /**
   * Icon before the value, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Takes the focus when mounted.
   * @default false
   */
  autoFocus?: boolean;
  /**
   * What the cross does that lets the choice go; without it there is no cross.
   * @default none
   */
  clearText?: string;
  /** Told when the list opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The element that opens the list. */
  buttonRef?: Ref<HTMLButtonElement>;
}
