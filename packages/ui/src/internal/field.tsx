import { type ReactNode, useContext } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { ValidationResult } from 'react-aria-components/TextField';
import { useRoom } from '../family/use-room.ts';
import { CircleAlertIcon } from '../icons/icons.tsx';
import * as css from './field.css.ts';
import { given } from './unstyled.ts';

/** Texts of a field. */
export interface FieldTexts {
  /**
   * Label above the field. A field without one needs `aria-label`.
   * @default none
   */
  label?: string | undefined;
  /**
   * Text beside the label: that the field is optional or required.
   * @default none
   */
  optionalText?: string | undefined;
  /**
   * Help text under the field. An error replaces it.
   * @default none
   */
  hint?: ReactNode;
  /**
   * What is wrong or missing, shown while the field is invalid. Messages of `validate` and of the server
   * (`validationErrors` of a form) are shown instead of it; it is shown instead of the browser's message.
   * @default the browser's words
   */
  errorMessage?: string | undefined;
}

/** The label row of a field. Inside a React Aria field it labels the control. */
export function FieldLabel({ label, optionalText, id }: FieldTexts & { id?: string | undefined }) {
  if (label === undefined) return null;
  return (
    <Label className={css.label} id={id}>
      {label} {optionalText && <span className={css.optional}>{optionalText}</span>}
    </Label>
  );
}

/** The hint of a field, or its error while it is invalid. */
export function FieldHelp({ hint, errorMessage, id }: FieldTexts & { id?: string | undefined }) {
  const room = useRoom<HTMLDivElement>();
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  return (
    <div ref={room} className={css.room}>
      {isInvalid ? (
        <FieldError {...given({ id })} className={css.error}>
          {(result) => <ErrorText text={errorText(result, errorMessage)} />}
        </FieldError>
      ) : (
        hint !== undefined && (
          <Text slot="description" className={css.hint} id={id}>
            {hint}
          </Text>
        )
      )}
    </div>
  );
}

function ErrorText({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <>
      <span className={css.errorIcon}>
        <CircleAlertIcon size={14} />
      </span>
      <span>{text}</span>
    </>
  );
}

/** The error to show: a message for this value, else the field's `errorMessage`, else the browser's message. */
function errorText({ validationDetails, validationErrors }: ValidationResult, standing?: string) {
  const found = validationErrors.join(' ');
  return (validationDetails.customError && found) || standing || found;
}
