import { forwardRef, useMemo, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField, type ValidationResult } from 'react-aria-components/TextField';
import { Icon } from './icon.tsx';
import { PhoneControl, PhoneProps } from './phone-control.tsx';
import * as css from './phone-input.css.ts';
import type { PhoneInputProps } from './phone-input-props.ts';

export type { Iso2 } from './countries.generated.ts';
export type { Country, CountryOptions, Region } from './country.ts';
export type { FormatOptions } from './format.ts';
export type { IsValid, PhoneInputProps } from './phone-input-props.ts';
export type { RejectReason } from './state.ts';
export {
  type PhoneCountryData,
  type PhoneForms,
  type PhoneInputState,
  type UsePhoneInputOptions,
  usePhoneInput,
} from './use-phone-input.ts';

/**
 * A field for an international phone number: country and mask follow the digits, the list of countries is searched in
 * the user's language, pasted and filled-in numbers are understood as people write them. `ref` is the `<input>`.
 *
 * @example
 * <PhoneInput country="ru" value={digits} onChange={setDigits} name="phone" required />
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(props, ref) {
    const { label = 'Phone', hint, name, required, disabled, readOnly, className } = props;
    const { defaultErrorMessage, validationBehavior, inputProps } = props;
    const { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledBy } = props;
    const id = inputProps?.id;
    const isInvalid = props.isValid === false || undefined;
    const [problem, setProblem] = useState<string | null>(null);
    // Drawn anew only when it looks otherwise: a new value reaches the control past it, so that a key costs as little as
    // in a plain field.
    const field = useMemo(
      () => (
        <TextField
          className={className ? `${css.field} ${className}` : css.field}
          id={id}
          name={name}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabelledBy}
          isRequired={required}
          isDisabled={disabled}
          isReadOnly={readOnly}
          isInvalid={isInvalid}
          validate={() => problem}
          validationBehavior={validationBehavior}
        >
          {label !== null && <Label className={css.label}>{label}</Label>}
          <PhoneControl inputRef={ref} onProblem={setProblem} />
          {hint !== undefined && (
            <Text slot="description" className={css.hint}>
              {hint}
            </Text>
          )}
          <FieldError className={css.error}>
            {(result) => <ErrorText result={result} standing={defaultErrorMessage} />}
          </FieldError>
        </TextField>
      ),
      [
        ref,
        label,
        hint,
        name,
        required,
        disabled,
        readOnly,
        className,
        defaultErrorMessage,
        validationBehavior,
        ariaLabel,
        ariaLabelledBy,
        id,
        isInvalid,
        problem,
      ],
    );
    return <PhoneProps.Provider value={props}>{field}</PhoneProps.Provider>;
  },
);

/** In a circle. */
const EXCLAMATION = 'M12 8v4m0 4h.01M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z';

interface ErrorTextProps {
  result: ValidationResult;
  standing: string | undefined;
}

function ErrorText({ result, standing }: ErrorTextProps) {
  const message = result.validationErrors.join(' ') || standing;
  if (!message) return null;
  return (
    <>
      <Icon className={css.errorIcon} size={14} path={EXCLAMATION} />
      <span>{message}</span>
    </>
  );
}
