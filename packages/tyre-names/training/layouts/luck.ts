/**
 * Random draws that are the same for the same seed. @see
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export interface Luck {
  /** At least 0, less than 1. */
  next: () => number;
  /** Returns true in this share of all cases. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  whole: (least: number, most: number) => number;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

export function luckOf(seed: number): Luck {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      const mixed = [...items];
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
      }
      return mixed;
    },
  };
}
