import { readRoot } from './root-storage.ts';
import { readSession } from './session.ts';
import { viewOf, writeView } from './view.ts';

/** Returns how pages look to the visitor of this browser, as the cookie `view` says it. */
export function ownView(): string {
  const root = readRoot();
  return writeView(viewOf((name) => root[name], readSession() !== null));
}

/** True if the server has drawn this page as the visitor would see it. */
export const isDrawnForVisitor = () => document.documentElement.dataset.view === ownView();
