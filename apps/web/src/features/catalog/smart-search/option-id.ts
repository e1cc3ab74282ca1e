/** Id of a suggested option, by which the field points at it. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
