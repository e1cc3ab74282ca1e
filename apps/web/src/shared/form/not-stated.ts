/** The choice of a select that need not be answered: the specification wants every select to have a value. */
export const NOT_STATED = { value: '-', label: 'Не указано' } as const;

/** The value of a field for a choice: an empty text for «не указано». */
export const statedOf = (value: string | null) =>
  value === null || value === NOT_STATED.value ? '' : value;
