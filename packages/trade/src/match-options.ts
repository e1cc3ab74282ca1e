/** The most goods that a line of a message is answered with where several fit: there may be more. */
export const MAX_OPTIONS = 5;
