import { validate as isUuid } from 'uuid';

/** Returns the creation time that a UUID contains, in milliseconds since 1970; undefined if it is no UUID. */
export const madeAt = (id: string): number | undefined =>
  isUuid(id) ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) : undefined;
