import type { FocusEvent, ReactNode } from 'react';
import type { DomProps } from './dom-props.ts';
import type { ControlSize } from './field.css.ts';
import type { FieldTexts } from './field.tsx';
import type { PageSource } from './list-source.ts';
import type { Option } from './option.ts';
import type { Picked, SelectionMode } from './picker-value.ts';

/** Props that every field with a list of options has. */
export interface PickerProps<Mode extends SelectionMode = 'single'>
  extends PageSource,
    FieldTexts,
    DomProps {
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
   * @default false
   */
  isRequired?: boolean;
  /**
   * Shows what is chosen and can have the focus, but nothing else can be chosen.
   * @default false
   */
  isReadOnly?: boolean;
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
   * When a form checks the field itself (`native`), or only shows what is wrong (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria';
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string;
  /**
   * Options are two lines high and may have `details`.
   * @default false
   */
  hasDetails?: boolean;
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
   * A cross lets the choice go.
   * @default false, true with `clearText`
   */
  isClearable?: boolean;
  /**
   * What the cross does, in words of this field.
   * @default those of `WordsProvider`
   */
  clearText?: string;
  /**
   * Whether the list is open, when the owner decides; goes with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean;
  /**
   * Whether the list is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told when the list opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The focus has come to the field. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** The focus has left the field and its list. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}
