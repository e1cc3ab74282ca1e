import { ApiError } from '@org/api-client';
import { messageOf } from './api.ts';

/** The first error of each field that the server refused. */
export const firstErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fieldErrors : {}).map(
      ([field, [text = '']]) => [field, text],
    ),
  );

/** Returns why the server refused: the error of the first field, else the general message. */
export const reasonOf = (error: unknown): string =>
  Object.values(firstErrorsOf(error))[0] || messageOf(error);
