import { type Atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the first rendering of a page that the server has drawn: it must be what the server knows. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** What the server can't know, as the visitor's cart: undefined in the first rendering of a page that it has drawn. */
export function useOwnValue<Value>(valueAtom: Atom<Value>): Value | undefined {
  const value = useAtomValue(valueAtom);
  return useTakenOver() ? value : undefined;
}
