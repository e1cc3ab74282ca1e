/** A file can't be read as a price list. The message says why, in Russian and fit to show. */
export class FileProblem extends Error {}
