import { atom } from 'jotai';

/** Presses of the heart that the server has not answered yet: by supplier, what is to become of it. */
export const wishesAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());
