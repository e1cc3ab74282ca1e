import { validate as isUuid } from 'uuid';

/** When an id was made, as it says itself, in milliseconds since 1970; undefined where it is none. */
export const madeAt = (id: string): number | undefined =>
  isUuid(id) ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) : undefined;
