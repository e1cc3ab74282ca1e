/**
 * How long a test waits for one thing. It is what a busy machine needs; a quick one waits no longer than it takes.
 * Decision 251.
 */
export const PATIENCE_MS = 60_000;

/** When a test has hung. What it waits for is given up before, with a message that says what was seen instead. */
export const TEST_MS = 240_000;
