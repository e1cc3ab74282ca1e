/** Returns the name of a car: `3 (F30)` is the model 3, generation F30. Other generations are told apart by years. */
export function nameOfCar({
  model,
  years: [from, to],
}: {
  model: string;
  years: readonly [number, number | null];
}): { model: string; modification: string } {
  const [, name = model, generation] = /^(.*?)(?: \((.*)\))?$/.exec(model) ?? [];
  const years = to === null ? `с ${from}` : `${from}–${to}`;
  return { model: name, modification: generation ? `${generation}, ${years}` : years };
}
