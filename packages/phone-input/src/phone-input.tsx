import { forwardRef, memo, type ReactNode, useContext, useState } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { useRoom } from './family/use-room.ts';
import { Icon } from './field/icon.tsx';
import { PhoneControl, type PhoneControlProps, PhoneProps } from './field/phone-control.tsx';
import type { PhoneInputProps } from './field/phone-input-props.ts';
import * as css from './phone-input.css.ts';
import { useWords } from './words/words.ts';

export type { IsValid, PhoneInputProps } from './field/phone-input-props.ts';
export type { Iso2 } from './generated/countries.generated.ts';
export type { Country, CountryOptions, Region } from './number/country.ts';
export type { FormatOptions } from './number/format.ts';
export type { RejectReason } from './typing/state.ts';
export {
  type PhoneCountryData,
  type PhoneForms,
  type PhoneInputState,
  type UsePhoneInputOptions,
  usePhoneInput,
} from './use-phone-input.ts';

/**
 * A field for an international phone number. Country and mask follow the digits, the list of countries can be searched
 * in the user's language, and pasted or filled-in numbers may be written in any usual way. `ref` is the `<input>`.
 *
 * @example
 * <PhoneInput country="ru" value={digits} onChange={setDigits} name="phone" isRequired />
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(given, ref) {
    const props = withPresentNames(given);
    const [problem, setProblem] = useState<string | null>(null);
    return (
      <PhoneProps.Provider value={props}>
        <Field
          label={props.label}
          hint={props.hint}
          errorMessage={props.errorMessage}
          problem={problem}
          onProblem={setProblem}
          inputRef={ref}
          className={`${css.field} ${props.className ?? ''}`}
          {...dataAttributes(props)}
          // React Aria takes `undefined` for props that are not given, but its types do not say so.
          {...({
            id: props.id ?? props.inputProps?.id,
            name: props.name,
            autoFocus: props.autoFocus,
            'aria-label': props['aria-label'],
            'aria-labelledby': props['aria-labelledby'],
            isRequired: props.isRequired,
            isDisabled: props.isDisabled,
            isReadOnly: props.isReadOnly,
            isInvalid: props.isInvalid || props.isValid === false || undefined,
            validationBehavior: props.validationBehavior,
          } as TextFieldProps)}
        />
      </PhoneProps.Provider>
    );
  },
);

/** Renames props given by their former names. */
function withPresentNames({
  required,
  disabled,
  readOnly,
  defaultErrorMessage,
  ...props
}: PhoneInputProps): PhoneInputProps {
  return {
    ...props,
    isRequired: props.isRequired ?? required,
    isDisabled: props.isDisabled ?? disabled,
    isReadOnly: props.isReadOnly ?? readOnly,
    errorMessage: props.errorMessage ?? defaultErrorMessage,
  };
}

const dataAttributes = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

interface FieldProps extends TextFieldProps, PhoneControlProps {
  label: ReactNode;
  hint: ReactNode;
  errorMessage: string | undefined;
  /** Error of the number. */
  problem: string | null;
}

/**
 * Label, control and texts. Renders again only when its own props change: a new value reaches the control by context,
 * so that a key costs as little as in a plain field. Decision 22.
 */
const Field = memo(function Field({
  label,
  hint,
  errorMessage,
  problem,
  onProblem,
  inputRef,
  ...props
}: FieldProps) {
  const words = useWords();
  const errorRoom = useRoom<HTMLElement>();
  return (
    <TextField {...props} validate={() => problem}>
      {label !== null && <Label className={css.label}>{label ?? words.phone}</Label>}
      <PhoneControl inputRef={inputRef} onProblem={onProblem} />
      {/* Both are rendered even if empty: React Aria renders a field twice if one is missing. */}
      <Text slot="description" className={css.hint}>
        {hint}
      </Text>
      <Text ref={errorRoom} slot="errorMessage" className={css.error}>
        <ErrorText standing={errorMessage} />
      </Text>
    </TextField>
  );
});

/** An exclamation mark in a circle. */
const EXCLAMATION = 'M12 8v4m0 4h.01M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z';

function ErrorText({ standing }: { standing: string | undefined }) {
  const result = useContext(FieldErrorContext);
  const message = result?.isInvalid && (result.validationErrors.join(' ') || standing);
  if (!message) return null;
  return (
    <>
      <Icon className={css.errorIcon} size={14} path={EXCLAMATION} />
      <span>{message}</span>
    </>
  );
}
