import { createSession } from './page-session.ts';

/** The session of the browser's page. What is drawn on the server too takes the one that it is given instead. */
export const pageSession = createSession();
export const { store, queryClient } = pageSession;

// without this the queries do not learn that the user has returned to the window
queryClient.mount();
