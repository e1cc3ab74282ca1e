import { useEffect, useMemo, useRef } from 'react';
import type { Option } from '../list/option.ts';

/** The options of the selected values. Options once seen are kept, so that a search does not lose their labels. */
export function useChosenOptions(
  values: readonly string[],
  {
    items,
    selectedItems,
  }: { items: readonly Option[]; selectedItems?: readonly Option[] | undefined },
) {
  const seen = useRef(new Map<string, Option>());
  const chosen = useMemo(
    () =>
      values.map(
        (value) =>
          find(value, selectedItems, items) ?? seen.current.get(value) ?? { value, label: value },
      ),
    [values, selectedItems, items],
  );
  useEffect(() => {
    for (const option of chosen) seen.current.set(option.value, option);
  }, [chosen]);
  const remember = (next: readonly string[], option?: Option) => {
    if (option) seen.current.set(option.value, option);
    return next.flatMap((value) => seen.current.get(value) ?? []);
  };
  return { chosen, remember };
}

function find(value: string, ...lists: readonly (readonly Option[] | undefined)[]) {
  for (const list of lists) {
    const found = list?.find((option) => option.value === value);
    if (found) return found;
  }
  return undefined;
}
