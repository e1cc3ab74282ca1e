import { queryClient, store } from '../session/store.ts';
import { phoneConfirmationAtom, visitorAtom } from '../session/visitor.atoms.ts';
import { abortCalls } from './api.ts';

/** Drops everything of the previous user, so that the next one sees nothing of it. */
export function dropAnswers() {
  abortCalls();
  void queryClient.cancelQueries();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.clear();
  store.set(visitorAtom, (count) => count + 1);
  store.set(phoneConfirmationAtom, null);
}
