export const FOLDER = 'showcases';

export const feedKey = (key: string) => `${FOLDER}/${key}`;
