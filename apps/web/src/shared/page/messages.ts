import { isAborted, messageOf } from '../api/api.ts';
import { store } from '../session/store.ts';
import { appAtom } from '../session/visitor.atoms.ts';

const show = (kind: 'error' | 'success') => (text: string) =>
  store.set(appAtom, (state) => ({ ...state, [kind]: text }));

/** Shows a short message: a toast at the bottom of the window. */
export const toast = {
  error: show('error'),
  success: show('success'),
  /** @param onUndo undoes what it tells */
  info: (info: string, onUndo?: () => void) =>
    store.set(appAtom, (state) => ({ ...state, info, onUndo })),
};

/** Says why a call failed: a refusal by its reason, not by «Проверьте поля». */
export const toastError = (error: unknown) => {
  if (!isAborted(error)) toast.error(messageOf(error));
};

/** Says it if what a button has begun fails. */
export const toastErrorOf = (work: Promise<unknown>) => void work.catch(toastError);

export const loadToasts = () => import('./toasts.tsx');
