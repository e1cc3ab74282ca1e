import { ApiError } from '@org/api-client';
import { messageOf } from './api.ts';

/** Returns why the server refused: the error of the first field, else the general message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fieldErrors)[0]?.[0]) || messageOf(error);
