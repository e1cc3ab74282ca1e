import { useState } from 'react';

/** The option that an arrow key leads to. Past either end it is undefined, the text itself, and then the other end. */
export function nextOption(
  key: string,
  index: number | undefined,
  count: number,
): number | undefined {
  if (key === 'ArrowDown')
    return index === undefined ? 0 : index + 1 < count ? index + 1 : undefined;
  return index === undefined ? count - 1 : index > 0 ? index - 1 : undefined;
}

/** The option that the arrow keys are at, while the focus stays in the field. */
export function useActiveOption(count: number) {
  const [chosen, setChosen] = useState<number>();
  const index = chosen !== undefined && chosen < count ? chosen : undefined;
  return {
    index,
    reset: () => setChosen(undefined),
    /** Returns true if the key was an arrow that moved the selection. */
    move: (key: string) => {
      if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
      setChosen(nextOption(key, index, count));
      return true;
    },
  };
}
