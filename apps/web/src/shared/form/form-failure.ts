import { ApiError, type FieldErrors } from '@org/api-client';
import { messageOf } from '../api/api.ts';

/** What a form says about a failed attempt. */
export interface Failure {
  /** Shown at the fields; the first of these fields gets the focus. */
  fieldErrors: FieldErrors;
  /** Shown above the fields and as a notification; null if the field errors say it all or the call was aborted. */
  message: string | null;
}

/** An error that a form itself finds while it is sent, to be shown at one of its fields. */
export const fieldError = (field: string, message: string) =>
  new ApiError(message, { kind: 'answer', fieldErrors: { [field]: [message] } });

/**
 * The field for what an error names: `items.0.codes.3` is a part of `items.0.codes`, if there is such a field. Itself if
 * there is none.
 */
function fieldOf(name: string, hasField: (name: string) => boolean) {
  for (let field = name; field; field = field.slice(0, Math.max(0, field.lastIndexOf('.'))))
    if (hasField(field)) return field;
  return name;
}

/**
 * Splits a failure into its parts. Errors of the form's own fields are shown at these fields. Errors of other fields
 * are shown above, because nobody would see them otherwise.
 */
export function failureOf(error: unknown, hasField: (name: string) => boolean): Failure {
  if (!(error instanceof ApiError)) return { fieldErrors: {}, message: messageOf(error) };
  if (error.kind === 'aborted') return { fieldErrors: {}, message: null };
  const entries = Object.entries(error.fieldErrors);
  const seen = new Map<string, string[]>();
  for (const [name, texts] of entries) {
    const field = fieldOf(name, hasField);
    if (hasField(field)) seen.set(field, [...(seen.get(field) ?? []), ...texts]);
  }
  const unseen = entries
    .filter(([name]) => !hasField(fieldOf(name, hasField)))
    .flatMap(([, texts]) => texts);
  if (entries.length === 0) return { fieldErrors: {}, message: error.message };
  return {
    fieldErrors: Object.fromEntries(seen),
    message: unseen.length > 0 ? unseen.join('. ') : null,
  };
}
