/** A merge that finds the list cancelled, or already merged by another process: nothing has changed. */
export class Superseded extends Error {}

/** A merge that can't be done, in Russian, fit to show. */
export class MergeProblem extends Error {}
