import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { Template } from '../family/phone-words.ts';
import type { CountryListOptions } from '../list/country-list.ts';
import type { CountryListTexts } from '../list/country-list-props.ts';
import type { CountryPickerProps } from '../list/country-picker.tsx';
import type { Country } from '../number/country.ts';
import type * as css from '../phone-input.css.ts';
import type { PhoneCountryData, UsePhoneInputOptions } from '../use-phone-input.ts';

type NativeInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'name' | 'disabled' | 'readOnly'
>;

/** Names that some props have in HTML and in react-phone-input-2. */
interface FormerNames {
  /** @deprecated `isRequired` */
  required?: boolean | undefined;
  /** @deprecated `isDisabled` */
  disabled?: boolean | undefined;
  /** @deprecated `isReadOnly` */
  readOnly?: boolean | undefined;
  /** @deprecated `errorMessage` */
  defaultErrorMessage?: string | undefined;
}

export interface PhoneInputProps
  extends UsePhoneInputOptions,
    CountryPickerProps,
    CountryListTexts,
    Omit<CountryListOptions, 'locale' | 'order'>,
    FormerNames {
  /**
   * Label of the field, a `<label>` above it. A field without one (`null`) needs `aria-label`.
   * @default 'Phone'
   */
  label?: ReactNode;
  /**
   * Id of the `<input>`.
   * @default one of its own
   */
  id?: string | undefined;
  /** Ids of elements that describe the field, besides its hint and its error. */
  'aria-describedby'?: string | undefined;
  /** Accessible name of a field without a visible label. */
  'aria-label'?: string | undefined;
  /** Id of the element that labels a field without `label`. */
  'aria-labelledby'?: string | undefined;
  /**
   * Help text under the field.
   * @default none
   */
  hint?: ReactNode;
  /**
   * Text in the empty field; never its only name. `examplePlaceholder` of `@org/phone-input/examples` makes one for the
   * selected country.
   * @default '1 (702) 123-4567'
   */
  placeholder?: string | ((country: Country | null) => string) | undefined;
  /**
   * Name in a form: the digits, as in `onChange`, are sent under it. Server errors of a form find the field by it.
   * @default none
   */
  name?: string | undefined;
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string | undefined;
  /**
   * Whether a number is required. A dial code alone does not count.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Whether the field and its list are disabled.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Whether the number is invalid. Shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Whether the number is valid, or a function that returns true, false or a message. The function is not called for an
   * empty field. Its result shows when the user leaves the field or sends the form.
   * @default true
   */
  isValid?: boolean | IsValid | undefined;
  /**
   * Message of an invalid field if `isValid` gives none.
   * @default the browser's
   */
  errorMessage?: string | undefined;
  /**
   * Message under a full field that refuses another digit, with `{digits}`, or a function of it: how many digits the
   * field takes, without a dial code shown on the button.
   * @default 'No more than {digits} digits'
   */
  limitMessage?: Template<number> | undefined;
  /**
   * Whether an invalid field blocks the form (`native`) or only shows its error (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria' | undefined;
  /**
   * `['onlyCountries']` keeps the order of `onlyCountries` in the list. Otherwise the list is sorted by name.
   * @default none
   */
  preserveOrder?: readonly 'onlyCountries'[] | undefined;
  /**
   * Called when Enter is pressed in the field. The form is still sent.
   * @default none
   */
  onEnterKeyPress?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onFocus?:
    | ((event: FocusEvent<HTMLInputElement>, country: PhoneCountryData | null) => void)
    | undefined;
  onBlur?:
    | ((event: FocusEvent<HTMLInputElement>, country: PhoneCountryData | null) => void)
    | undefined;
  /**
   * Whether the field takes the focus when it mounts.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Other props of the `<input>`.
   * @default none
   */
  inputProps?: NativeInputProps | undefined;
  /**
   * Height: 28, 36 or 44 px; 44, 44 and 48 px on touch.
   * @default 'm'
   */
  size?: keyof typeof css.controls | undefined;
  /**
   * Class of the outermost element, to place it in a layout.
   * @default none
   */
  className?: string | undefined;
}

/** Returns whether digits are a valid number of a country, or the message of an invalid one. */
export type IsValid = (
  digits: string,
  country: PhoneCountryData | null,
  countries: readonly Country[],
) => boolean | string;
