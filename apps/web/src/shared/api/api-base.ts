/** The base address of the API: on the page's own origin, unless the build names another one. */
export const apiBase = `${import.meta.env.VITE_API_URL ?? ''}/api`;
