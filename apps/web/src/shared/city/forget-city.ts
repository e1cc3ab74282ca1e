import { ApiError } from '@org/api-client';
import { appAtom, cityAtom } from '../atoms.ts';
import { store } from '../session/store.ts';

/** Whether the server does not know the city that a call named. */
export const isOfUnknownCity = (error: unknown): boolean =>
  error instanceof ApiError && 'to' in error.fieldErrors && store.get(cityAtom) !== '';

/** Puts the city away, and says so: what asked for it asks again without one. */
export function forgetCity() {
  const city = store.get(cityAtom);
  if (!city) return;
  store.set(cityAtom, '');
  const info = `Города «${city}» больше нет в списке: цены показаны без доставки. Выберите город заново`;
  store.set(appAtom, (state) => ({ ...state, info }));
}
