import { atom } from 'jotai';

/** Title of the group of filters that somebody wants to see; null once it is shown. */
export const soughtGroupAtom = atom<string | null>(null);
