import { createContext, type ReactNode, useContext } from 'react';

const MayChange = createContext(true);

/** Says whether the user may change what a page shows. @default he may */
export const MayChangeProvider = MayChange.Provider;

export const useMayChange = (): boolean => useContext(MayChange);

/** Actions: they are left out where the user may only look, and the page's header says who may change things. */
export const Changing = ({ children }: { children: ReactNode }) =>
  useMayChange() ? children : null;
