import { ApiError } from '@org/api-client';

/** Whether what an address names is not there: nobody's, somebody else's, or not even an id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
