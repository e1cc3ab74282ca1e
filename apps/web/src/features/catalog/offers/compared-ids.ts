import { PIECES_OF_SET } from '@org/trade/set';
import { atomWithStorage } from 'jotai/utils';
import { rootStorage } from '../../../shared/session/root-storage.ts';
import type { Filters } from '../search/catalog-search.ts';

/** More have no room beside each other. */
export const MAX_COMPARED = 4;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MAX_COMPARED &&
  value.every((id) => typeof id === 'string');

/** The goods that the visitor has put aside to compare, by their ids. */
export const comparedIdsAtom = atomWithStorage<string[]>('compared', [], rootStorage(isIds), {
  getOnInit: true,
});

/** The goods of a comparison's address, each once: `?p=7,12`. */
export const readComparedIds = (params: URLSearchParams): string[] =>
  [...new Set(params.get('p')?.split(',') ?? [])]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, MAX_COMPARED);

export const MAX_PIECES = 10_000;

/** For how many pieces the goods are compared: `?n=16`, else for a set. */
export function readPieces(params: URLSearchParams): number {
  const pieces = Number(params.get('n') ?? PIECES_OF_SET);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES ? pieces : PIECES_OF_SET;
}

/** What the offers of a product are narrowed by: a set needs no more than there is. */
export const filtersFor = (pieces: number): Filters =>
  pieces === PIECES_OF_SET ? {} : { quantity_min: pieces };

/** Puts one back to its place, if there is room. */
export const restored = (ids: readonly string[], id: string, at: number): readonly string[] =>
  ids.includes(id) || ids.length >= MAX_COMPARED ? ids : ids.toSpliced(at, 0, id);

/** Moves one of them a place to the left (-1) or to the right (1). */
export function moved(ids: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const id = ids[at];
  const other = ids[at + by];
  if (id === undefined || other === undefined) return ids;
  return ids.with(at, other).with(at + by, id);
}
