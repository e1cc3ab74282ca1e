export const FOLDER = 'showcases';

/** Where a file lies in the storage. */
export const feedKey = (key: string) => `${FOLDER}/${key}`;
