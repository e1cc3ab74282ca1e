/** What can be undone is offered for so long. */
export const UNDO_MS = 8000;
