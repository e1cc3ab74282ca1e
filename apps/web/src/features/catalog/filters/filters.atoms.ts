import { atom } from 'jotai';

/** Title of the filter group to open and scroll to; null once it is shown. */
export const targetGroupAtom = atom<string | null>(null);
