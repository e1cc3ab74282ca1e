import { type ReactNode, useContext } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { ValidationResult } from 'react-aria-components/TextField';
import { CircleAlertIcon } from '../icons/icons.tsx';
import * as css from './field.css.ts';
import { given } from './unstyled.ts';

/** What a field says about itself. */
export interface FieldTexts {
  /**
   * Name of the field, above it. A field without one needs `aria-label`.
   * @default none
   */
  label?: string | undefined;
  /**
   * Word beside the label: that the field may stay empty, or that it may not.
   * @default none
   */
  optionalText?: string | undefined;
  /**
   * Help under the field; gives its place to the error.
   * @default none
   */
  hint?: ReactNode;
  /**
   * What is wrong and what is missing, shown while the field is invalid. The words of `validate` and of the server
   * (`validationErrors` of a form) go before it, the browser's own come after it.
   * @default the browser's words
   */
  errorMessage?: string | undefined;
}

/** The label row of a field. Inside a React Aria field it is tied to the control. */
export function FieldLabel({ label, optionalText, id }: FieldTexts & { id?: string | undefined }) {
  if (label === undefined) return null;
  return (
    <Label className={css.label} id={id}>
      {label} {optionalText && <span className={css.optional}>{optionalText}</span>}
    </Label>
  );
}

/** The hint of a field or, while it is invalid, its error. */
export function FieldHelp({ hint, errorMessage, id }: FieldTexts & { id?: string | undefined }) {
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  if (isInvalid) return <ErrorText errorMessage={errorMessage} id={id} />;
  if (hint === undefined) return null;
  return (
    <Text slot="description" className={css.hint} id={id}>
      {hint}
    </Text>
  );
}

/** The error of an invalid field with its icon. */
export function ErrorText({
  errorMessage,
  id,
}: {
  errorMessage?: string | undefined;
  id?: string | undefined;
}) {
  return (
    <FieldError {...given({ id })} className={css.error}>
      {(result) => {
        const message = errorText(result, errorMessage);
        return (
          message && (
            <>
              <span className={css.errorIcon}>
                <CircleAlertIcon size={14} />
              </span>
              <span>{message}</span>
            </>
          )
        );
      }}
    </FieldError>
  );
}

/** Words made for this very value win over the field's standing words, and those over the browser's. */
function errorText({ validationDetails, validationErrors }: ValidationResult, standing?: string) {
  const found = validationErrors.join(' ');
  return (validationDetails.customError && found) || standing || found;
}
