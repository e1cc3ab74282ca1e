import { AsyncLocalStorage } from 'node:async_hooks';
import type { caller as browsersCaller } from './caller.ts';

type Send = (request: Request) => Promise<Response>;

/** How calls leave for the page that is being drawn: it may await while others are drawn. */
export const sending = new AsyncLocalStorage<Send>();

function send(request: Request): Promise<Response> {
  const sendOwn = sending.getStore();
  if (!sendOwn) throw new Error('No page is being drawn');
  return sendOwn(request);
}

/** In the place of caller.ts on the server: a visitor whom nobody knows. */
export const caller: typeof browsersCaller = {
  send,
  session: () => null,
  endSession: () => undefined,
};
