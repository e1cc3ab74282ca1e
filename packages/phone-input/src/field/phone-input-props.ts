import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
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

/** The names of some props in HTML and in react-phone-input-2. */
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
   * Name of the field, a `<label>` above it. A field without one (`null`) needs `aria-label`.
   * @default 'Phone'
   */
  label?: ReactNode;
  /**
   * Id of the `<input>`.
   * @default one of its own
   */
  id?: string | undefined;
  /** Elements that say more of the field, besides its hint and its error. */
  'aria-describedby'?: string | undefined;
  /** Name of a field that shows no label. */
  'aria-label'?: string | undefined;
  /** Id of an element that names a field without label. */
  'aria-labelledby'?: string | undefined;
  /**
   * Help under the field.
   * @default none
   */
  hint?: ReactNode;
  /**
   * In the empty field; never its only name. `examplePlaceholder` of `@org/phone-input/examples` makes one of the
   * chosen country.
   * @default '1 (702) 123-4567'
   */
  placeholder?: string | ((country: Country | null) => string) | undefined;
  /**
   * Name in a form: the digits, as in `onChange`, are sent under it. It also ties the errors of a form to the field.
   * @default none
   */
  name?: string | undefined;
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string | undefined;
  /**
   * The number has to be given: a dial code alone does not count.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Neither field nor list does anything.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * The number is wrong, as the owner knows: shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Whether the number is right, or a function that says so: true, false or a message. It is not asked about an empty
   * field; its answer shows when the user leaves the field or sends the form.
   * @default true
   */
  isValid?: boolean | IsValid | undefined;
  /**
   * Message of an invalid field where `isValid` gives none.
   * @default the browser's
   */
  errorMessage?: string | undefined;
  /**
   * What is said under a full field that refuses a further digit, by the most digits that it takes; a dial code that
   * stands on the button is not among them.
   * @default 'No more than … digits'
   */
  limitMessage?: ((digits: number) => string) | undefined;
  /**
   * When a form checks the field itself (`native`), or only shows what is wrong (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria' | undefined;
  /**
   * `onlyCountries` keeps that list in the order given; otherwise it is sorted by name.
   * @default none
   */
  preserveOrder?: readonly 'onlyCountries'[] | undefined;
  /**
   * Enter in the field. The form is still sent.
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
   * Takes the focus when mounted.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /**
   * Further props of the `<input>`.
   * @default none
   */
  inputProps?: NativeInputProps | undefined;
  /**
   * Height of 28, 36 or 44 px; 44, 44 and 48 px where a finger points.
   * @default 'm'
   */
  size?: keyof typeof css.controls | undefined;
  /**
   * Class of the outermost element, for the place in a layout.
   * @default none
   */
  className?: string | undefined;
}

/** Says whether digits are a right number of a country; a text is the message of a wrong one. */
export type IsValid = (
  digits: string,
  country: PhoneCountryData | null,
  countries: readonly Country[],
) => boolean | string;
