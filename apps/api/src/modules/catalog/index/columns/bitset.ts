/** A set of products of one section by their ordinals: a bit for each. */
export type Bitset = Uint32Array<ArrayBuffer>;

export const emptySet = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** Returns the memory of a set of so many products, in bytes. */
export const bytesOfSet = (size: number): number =>
  ((size + 31) >>> 5) * Uint32Array.BYTES_PER_ELEMENT;

export const add = (set: Bitset, at: number) => {
  set[at >>> 5]! |= 1 << (at & 31);
};

export const remove = (set: Bitset, at: number) => {
  set[at >>> 5]! &= ~(1 << (at & 31));
};

export const has = (set: Bitset, at: number): boolean => ((set[at >>> 5]! >>> (at & 31)) & 1) === 1;

export function setOf(size: number, members: Iterable<number>): Bitset {
  const set = emptySet(size);
  for (const at of members) add(set, at);
  return set;
}

/** Returns what all of the sets hold. A single set is returned as it is, so the result must not be changed. */
export function intersection(first: Bitset, ...rest: readonly Bitset[]): Bitset {
  if (rest.length === 0) return first;
  const common = first.slice();
  for (const other of rest)
    for (let word = 0; word < common.length; word++) common[word]! &= other[word]!;
  return common;
}

/** Returns what any of the sets holds. A single set is returned as it is, so the result must not be changed. */
export function union(size: number, sets: readonly Bitset[]): Bitset {
  if (sets.length === 1) return sets[0]!;
  const all = emptySet(size);
  for (const set of sets) for (let word = 0; word < all.length; word++) all[word]! |= set[word]!;
  return all;
}

/** Returns what the first set holds and the other does not. */
export function difference(set: Bitset, other: Bitset): Bitset {
  const rest = set.slice();
  for (let word = 0; word < rest.length; word++) rest[word]! &= ~other[word]!;
  return rest;
}

/** How many of the 32 bits are set. @see https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOf(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word]!);
  return count;
}

/** Counts what two sets have in common. */
export function countCommon(set: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word]! & other[word]!);
  return count;
}

/** The ordinals in the set, ascending. */
export function membersOf(set: Bitset): Uint32Array<ArrayBuffer> {
  const members = new Uint32Array(countOf(set));
  let count = 0;
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      members[count++] = (word << 5) + (31 - Math.clz32(bits & -bits));
  return members;
}
