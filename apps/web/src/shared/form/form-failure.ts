import { ApiError, type FieldErrors } from '@org/api-client';
import { messageOf } from '../api/api.ts';

/** What a form says about a failed attempt. */
export interface Failure {
  /** Shown at the fields; the first of these fields gets the focus. */
  fieldErrors: FieldErrors;
  /** Shown above the fields and as a notification; null if the field errors say it all or the call was aborted. */
  message: string | null;
}

/**
 * Splits a failure into its parts. Errors of the form's own fields are shown at these fields. Errors of other fields
 * are shown above, because nobody would see them otherwise.
 */
export function failureOf(error: unknown, hasField: (name: string) => boolean): Failure {
  if (!(error instanceof ApiError)) return { fieldErrors: {}, message: messageOf(error) };
  if (error.kind === 'aborted') return { fieldErrors: {}, message: null };
  const entries = Object.entries(error.fieldErrors);
  const seen = entries.filter(([name]) => hasField(name));
  const unseen = entries.filter(([name]) => !hasField(name)).flatMap(([, texts]) => texts);
  if (entries.length === 0) return { fieldErrors: {}, message: error.message };
  return {
    fieldErrors: Object.fromEntries(seen),
    message: unseen.length > 0 ? unseen.join('. ') : null,
  };
}
