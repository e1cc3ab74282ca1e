import { appAtom } from '../atoms.ts';
import { store } from '../session/store.ts';

type Kind = 'error' | 'success' | 'info';

const tellAs = (kind: Kind) => (text: string) =>
  store.set(appAtom, (state) => ({ ...state, [kind]: text }));

/** Shows a short message: a toast at the bottom of the window. */
export const tell = { error: tellAs('error'), success: tellAs('success'), info: tellAs('info') };

export const loadToasts = () => import('./toasts.tsx');
