import { submit } from '../form/submit.ts';
import { queryClient, store } from '../session/store.ts';
import { cityAtom, sessionAtom } from '../session/visitor.atoms.ts';

/** Sets the city of the buyer, for a signed-in user on every device. */
export async function chooseCity(city: string): Promise<void> {
  if (store.get(sessionAtom) !== null) {
    await submit('/user/city', { city }, { method: 'put' });
    await Promise.all(
      ['getUser', 'getCart'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
  }
  store.set(cityAtom, city);
}
