/** Where the API is: beside the application, unless it was built for another origin. */
export const apiBase = `${import.meta.env.VITE_API_URL ?? ''}/api`;
