import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useState,
} from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField, type ValidationResult } from 'react-aria-components/TextField';
import type { Country } from './country.ts';
import type { CountryListOptions } from './country-list.ts';
import type { CountryListTexts } from './country-list-box.tsx';
import type { CountryPickerProps } from './country-picker.tsx';
import { PhoneControl, PhoneProps } from './phone-control.tsx';
import * as css from './phone-input.css.ts';
import type { PhoneCountryData, UsePhoneInputOptions } from './use-phone-input.ts';

export type { Iso2 } from './countries.generated.ts';
export type { Country, CountryOptions, Region } from './country.ts';
export type { FormatOptions } from './format.ts';
export type { RejectReason } from './state.ts';
export {
  type PhoneCountryData,
  type PhoneForms,
  type PhoneInputState,
  type UsePhoneInputOptions,
  usePhoneInput,
} from './use-phone-input.ts';

type NativeInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'name' | 'disabled' | 'readOnly'
>;

export interface PhoneInputProps
  extends UsePhoneInputOptions,
    CountryPickerProps,
    CountryListTexts,
    Omit<CountryListOptions, 'locale' | 'order'> {
  /**
   * Name of the field, a `<label>` above it. A field without one (`null`) needs `aria-label`.
   * @default 'Phone'
   */
  label?: ReactNode;
  /** Name of a field that shows no label. */
  'aria-label'?: string;
  /** Id of an element that names a field without label. */
  'aria-labelledby'?: string;
  /**
   * Help under the field.
   * @default none
   */
  hint?: ReactNode;
  /**
   * In the empty field; never its only name.
   * @default '1 (702) 123-4567'
   */
  placeholder?: string | ((country: Country | null) => string);
  /**
   * Name in a form: the digits, as in `onChange`, are sent under it. It also ties the errors of a form to the field.
   * @default none
   */
  name?: string;
  /**
   * Id of the form that the field belongs to.
   * @default the form around it
   */
  form?: string;
  /**
   * The number has to be given: a dial code alone does not count.
   * @default false
   */
  required?: boolean;
  /**
   * Neither field nor list does anything.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether the number is right, or a function that says so: true, false or a message. It is not asked about an empty
   * field; its answer shows when the user leaves the field or sends the form.
   * @default true
   */
  isValid?: boolean | IsValid;
  /**
   * Message of an invalid field where `isValid` gives none.
   * @default the browser's
   */
  defaultErrorMessage?: string;
  /**
   * When a form checks the field itself (`native`), or only shows what is wrong (`aria`).
   * @default that of the form, else 'native'
   */
  validationBehavior?: 'native' | 'aria';
  /**
   * `onlyCountries` keeps that list in the order given; otherwise it is sorted by name.
   * @default none
   */
  preserveOrder?: readonly 'onlyCountries'[];
  /**
   * Enter in the field. The form is still sent.
   * @default none
   */
  onEnterKeyPress?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>, country: PhoneCountryData | null) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>, country: PhoneCountryData | null) => void;
  /**
   * Further props of the `<input>`, `id` and `autoFocus` among them.
   * @default none
   */
  inputProps?: NativeInputProps;
  /**
   * Height of 28, 36 or 44 px; 44, 44 and 48 px where a finger points.
   * @default 'm'
   */
  size?: keyof typeof css.controls;
  /**
   * Class of the outermost element, for the place in a layout.
   * @default none
   */
  className?: string;
}

/** Says whether digits are a right number of a country; a text is the message of a wrong one. */
export type IsValid = (
  digits: string,
  country: PhoneCountryData | null,
  countries: readonly Country[],
) => boolean | string;

/**
 * A field for an international phone number: country and mask follow the digits, the list of countries is searched in
 * the user's language, pasted and filled-in numbers are understood as people write them. `ref` is the `<input>`.
 *
 * @example
 * <PhoneInput country="ru" value={digits} onChange={setDigits} name="phone" required />
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(props, ref) {
    return (
      <PhoneProps.Provider value={props}>
        <Frame
          inputRef={ref}
          id={props.inputProps?.id}
          label={props.label}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          hint={props.hint}
          name={props.name}
          required={props.required}
          disabled={props.disabled}
          readOnly={props.readOnly}
          isInvalid={props.isValid === false}
          defaultErrorMessage={props.defaultErrorMessage}
          validationBehavior={props.validationBehavior}
          className={props.className}
        />
      </PhoneProps.Provider>
    );
  },
);

interface FrameProps
  extends Pick<
    PhoneInputProps,
    | 'label'
    | 'aria-label'
    | 'aria-labelledby'
    | 'hint'
    | 'name'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'defaultErrorMessage'
    | 'validationBehavior'
    | 'className'
  > {
  inputRef: ForwardedRef<HTMLInputElement>;
  id: string | undefined;
  isInvalid: boolean;
}

/**
 * Label, control, help and error. It is drawn anew only when it looks otherwise: a new value reaches the control past
 * it, so that a key costs as little as in a plain field.
 */
const Frame = memo(function Frame({ label = 'Phone', hint, className, ...props }: FrameProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TextField
      className={className ? `${css.field} ${className}` : css.field}
      id={props.id}
      name={props.name}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      isRequired={props.required}
      isDisabled={props.disabled}
      isReadOnly={props.readOnly}
      isInvalid={props.isInvalid || undefined}
      validate={() => problem}
      validationBehavior={props.validationBehavior}
    >
      {label !== null && <Label className={css.label}>{label}</Label>}
      <PhoneControl inputRef={props.inputRef} onProblem={setProblem} />
      {hint !== undefined && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={css.error}>
        {(result) => <ErrorText result={result} standing={props.defaultErrorMessage} />}
      </FieldError>
    </TextField>
  );
});

interface ErrorTextProps {
  result: ValidationResult;
  standing: string | undefined;
}

function ErrorText({ result, standing }: ErrorTextProps) {
  const message = result.validationErrors.join(' ') || standing;
  if (!message) return null;
  return (
    <>
      <svg
        className={css.errorIcon}
        width="14"
        height="14"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          strokeWidth="2"
          strokeLinecap="round"
          d="M12 8v4m0 4h.01M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z"
        />
      </svg>
      <span>{message}</span>
    </>
  );
}
