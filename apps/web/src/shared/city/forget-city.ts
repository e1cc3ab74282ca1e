import { ApiError } from '@org/api-client';
import { store } from '../session/store.ts';
import { appAtom, cityAtom } from '../session/visitor.atoms.ts';

/** True if a call failed because the server does not know the chosen city. */
export const isUnknownCityError = (error: unknown): boolean =>
  error instanceof ApiError && 'to' in error.fieldErrors && store.get(cityAtom) !== '';

/** Forgets the chosen city, and says so. Queries that depend on it are sent again without a city. */
export function forgetCity() {
  const city = store.get(cityAtom);
  if (!city) return;
  store.set(cityAtom, '');
  const info = `Города «${city}» больше нет в списке: цены показаны без доставки. Выберите город заново`;
  store.set(appAtom, (state) => ({ ...state, info }));
}
