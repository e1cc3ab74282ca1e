import { getCart, getUser } from '@org/api-client/operations';
import { refresh } from '../api/answers.atoms.ts';
import { submit } from '../form/submit.ts';
import { store } from '../session/store.ts';
import { cityAtom, sessionAtom } from '../session/visitor.atoms.ts';

/** Sets the city of the buyer, for a signed-in user on every device. */
export async function chooseCity(city: string): Promise<void> {
  if (store.get(sessionAtom) !== null) {
    await submit('/user/city', { city }, { method: 'put' });
  }
  // first, or the account's city would look like a change from elsewhere
  store.set(cityAtom, city);
  if (store.get(sessionAtom) !== null) await refresh(getUser, getCart);
}
