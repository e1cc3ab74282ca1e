/** Thrown by a merge whose list has been cancelled, or already merged by another process. Nothing has changed. */
export class SupersededError extends Error {}

/** Thrown by a merge that can't be done. The message is in Russian and may be shown to users. */
export class MergeProblem extends Error {}
