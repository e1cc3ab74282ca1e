import { ApiError } from '@org/api-client';
import { messageOf } from './api.ts';

/** Why the server refused: what is wrong with the first of the fields, else what it says of the whole. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fieldErrors)[0]?.[0]) || messageOf(error);
