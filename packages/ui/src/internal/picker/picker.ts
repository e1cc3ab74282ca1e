import type { FocusEvent, ReactNode } from 'react';
import type { DomProps } from '../dom-props.ts';
import type { ControlSize } from '../field.css.ts';
import type { FieldTexts } from '../field.tsx';
import type { PageSource } from '../list/list-source.ts';
import type { Option } from '../list/option.ts';
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
  placeholder?: string | undefined;
  /**
   * One value or several. A list of several stays open after a pick.
   * @default 'single'
   */
  selectionMode?: Mode | undefined;
  /**
   * What is chosen: a value or null, a list of values with `selectionMode="multiple"`.
   * @default none: the field keeps its own
   */
  value?: Picked<Mode> | undefined;
  /**
   * Says what is chosen where its label has no room.
   * @default the labels of the chosen options
   */
  valueText?: string | undefined;
  /**
   * What is chosen at first.
   * @default nothing
   */
  defaultValue?: Picked<Mode> | undefined;
  /** Told what is chosen after every pick, and its options. */
  onChange?: ((value: Picked<Mode>, options: readonly Option[]) => void) | undefined;
  /**
   * Options of the chosen values that may not be among `items` yet: on a later page, or found by another search.
   * @default none
   */
  selectedItems?: readonly Option[] | undefined;
  /**
   * Name in a form's data; several values are several entries.
   * @default none
   */
  name?: string | undefined;
  /**
   * A form can't be sent while nothing is chosen.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Shows what is chosen and can have the focus, but nothing else can be chosen.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Can't be opened or focused.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Shows `errorMessage`. Errors of a form's `validationErrors` under `name` show by themselves.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Says what is wrong with a choice, or null.
   * @default none
   */
  validate?: ((value: Picked<Mode>) => string | null) | undefined;
  /**
   * When a form checks the field itself (`native`), or only shows what is wrong (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria' | undefined;
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string | undefined;
  /**
   * Options are two lines high and may have `details`.
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
   * Takes the focus when mounted.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * A cross lets the choice go.
   * @default false, true with `clearText`
   */
  isClearable?: boolean | undefined;
  /**
   * What the cross does, in words of this field.
   * @default those of `WordsProvider`
   */
  clearText?: string | undefined;
  /**
   * Whether the list is open, when the owner decides; goes with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the list is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Told when the list opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The focus has come to the field. */
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** The focus has left the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}
