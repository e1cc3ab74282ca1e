import { notifyManager } from '@tanstack/query-core';

/**
 * Resolves once components have been notified of the data put into the query client. These notifications come a little
 * later: what is shown in place of an answer must stay until then, or the screen goes back for a moment.
 */
export const afterNotifications = () =>
  new Promise<void>((resolve) => notifyManager.schedule(resolve));
