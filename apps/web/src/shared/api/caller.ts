import { unexpired } from '../session/session.ts';
import { store } from '../session/store.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';

/** Who makes the application's calls, and how they leave: here the one visitor of a browser. */
export const caller = {
  send: (request: Request) => fetch(request),
  session: () => unexpired(store.get(sessionAtom)),
  endSession: () => store.set(sessionAtom, null),
};
