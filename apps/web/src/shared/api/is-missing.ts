import { ApiError } from '@org/api-client';

/** True if what an address names cannot be shown: it does not exist, belongs to somebody else, or has an invalid id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
