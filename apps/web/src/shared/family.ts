import type { Atom } from 'jotai';
import { atomFamily } from 'jotai-family';

/** Long after the answers themselves are dropped. */
const DROP_AFTER_MS = 600_000;

/** A family by value: parameters are compared by their text, and members that have not been asked for lately go. */
export function familyOf<Params, Member extends Atom<unknown>>(create: (params: Params) => Member) {
  const family = atomFamily((key: string) => create(JSON.parse(key) as Params));
  family.setShouldRemove((createdAt) => Date.now() - createdAt > DROP_AFTER_MS);
  return (params: Params) => family(JSON.stringify(params));
}
