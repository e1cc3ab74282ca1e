/** Selection of one value or of several. */
export type SelectionMode = 'single' | 'multiple';

/** The selection: a value or null, or a list of values. */
export type PickedValue<Mode extends SelectionMode> = Mode extends 'multiple'
  ? readonly string[]
  : string | null;

/** The selected values as a list, in both modes. */
export function toValues(picked: PickedValue<SelectionMode>): readonly string[] {
  if (picked === null) return [];
  return typeof picked === 'string' ? [picked] : picked;
}

/** Converts a list of values to the form that the parent gets in this mode. */
export function fromValues<Mode extends SelectionMode>(
  values: readonly string[],
  isMultiple: boolean,
): PickedValue<Mode> {
  return (isMultiple ? values : (values[0] ?? null)) as PickedValue<Mode>;
}

/** The values after one is selected or deselected. */
export function toggled(values: readonly string[], value: string, isMultiple: boolean) {
  if (!isMultiple) return [value];
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
