/** Why a file can't be read as a price list: in Russian, fit to show. */
export class FileProblem extends Error {}
