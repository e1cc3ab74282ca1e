export const FOLDER = 'showcases';

/** Returns the key of a file in the storage. */
export const feedKey = (key: string) => `${FOLDER}/${key}`;
