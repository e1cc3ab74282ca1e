/**
 * Hashes whole numbers to 32 evenly spread bits. The same keys always give the same bits, so that any row can be made
 * again without making those before it.
 * @see https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp the 32-bit variant
 */
export function hash(...keys: readonly number[]): number {
  let bits = 0;
  for (const key of keys) {
    let mixed = Math.imul(key, 0xcc9e2d51);
    mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
    bits ^= mixed;
    bits = (Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64) | 0;
  }
  bits ^= keys.length * 4;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Returns a number from 0, included, to 1, excluded, that depends only on the keys. */
export const share = (...keys: readonly number[]) => hash(...keys) / 2 ** 32;

export interface Random {
  /** From 0, included, to 1, excluded. */
  share(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Returns a stream of random numbers that depends only on the keys. */
export function randomOf(...keys: readonly number[]): Random {
  const start = hash(...keys);
  let step = 0;
  const next = () => share(start, step++);
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    share: next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[between(0, items.length - 1)] as (typeof items)[number];
    },
  };
}
