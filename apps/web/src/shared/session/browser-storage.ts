/** The browser's storage; the access itself throws where the browser forbids it. */
export const browserStorage = (): Storage => localStorage;
