import { notifyManager } from '@tanstack/query-core';

/**
 * Resolves once what was put into the query client has been told to whoever shows it. Query notices wait for a turn of
 * their own: what stood in for an answer has to stay until then, or the screen goes back for a moment.
 */
export const afterTold = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));
