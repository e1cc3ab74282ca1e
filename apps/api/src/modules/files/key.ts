/** Where the bytes of a file lie in the storage. */
export const keyOf = (id: string) => `pictures/${id}.webp`;
