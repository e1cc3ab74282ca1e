import { ApiError, type FieldErrors } from '@org/api-client';
import { messageOf } from '../api/api.ts';

/** What a form says about a failed attempt. */
export interface Failure {
  /** At the fields; the first of them gets the focus. */
  fieldErrors: FieldErrors;
  /** Above the fields and as a notification; null where the fields say it all, or where nobody is to be told. */
  message: string | null;
}

/**
 * Sorts a failure. Errors of fields that the form has go to them; those of fields that it has not would be seen by
 * nobody there, so they are said above.
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
