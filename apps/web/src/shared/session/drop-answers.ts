import { abortCalls } from '../api/api.ts';
import { queryClient, store } from './store.ts';
import { phoneConfirmationAtom, visitorAtom } from './visitor.atoms.ts';

/** Drops everything of the previous user, so that the next one sees nothing of it. */
export function dropAnswers() {
  abortCalls();
  void queryClient.cancelQueries();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.clear();
  store.set(visitorAtom, (count) => count + 1);
  store.set(phoneConfirmationAtom, null);
}
