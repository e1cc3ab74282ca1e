/** A job that can't be done now and is tried again soon: nothing went wrong, and nothing is logged. */
export class PostponedError extends Error {}
