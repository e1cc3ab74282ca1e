import type { PageSession } from './page-session.ts';

/** Fails at the first use: one session for all visitors would show the answers of one to another. */
const none = <Part extends keyof PageSession>(name: Part) =>
  new Proxy({} as PageSession[Part], {
    get: () => {
      throw new Error(`On the server a page has a ${name} of its own: take it from its session`);
    },
  });

/** In the place of store.ts on the server. Modules may import it for what presses do, not for what is drawn. */
export const store = none('store');
export const queryClient = none('queryClient');
