/** One value or several. */
export type SelectionMode = 'single' | 'multiple';

/** What is chosen: a value or null, or the list of values. */
export type Picked<Mode extends SelectionMode> = Mode extends 'multiple'
  ? readonly string[]
  : string | null;

/** The chosen values as a list, whatever the mode. */
export function toValues(picked: Picked<SelectionMode>): readonly string[] {
  if (picked === null) return [];
  return typeof picked === 'string' ? [picked] : picked;
}

/** A list of values as the mode gives it to the parent. */
export function fromValues<Mode extends SelectionMode>(
  values: readonly string[],
  isMultiple: boolean,
): Picked<Mode> {
  return (isMultiple ? values : (values[0] ?? null)) as Picked<Mode>;
}

/** The values after a press on one of them. */
export function toggled(values: readonly string[], value: string, isMultiple: boolean) {
  if (!isMultiple) return [value];
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
