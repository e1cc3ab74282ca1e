import { atom } from 'jotai';

/** Presses of the heart that the server has not confirmed yet: by supplier id, true for a favorite. */
export const pendingFavoritesAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());
