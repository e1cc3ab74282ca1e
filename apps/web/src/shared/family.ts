import type { Atom } from 'jotai';
import { atomFamily } from 'jotai-family';

/** Long after the answers themselves are dropped. */
const DROP_AFTER_MS = 600_000;

/** A family by value: parameters are compared by their text, and members that have not been asked for lately go. */
export function familyOf<Params, Member extends Atom<unknown>>(create: (params: Params) => Member) {
  const family = atomFamily((key: string) => create(JSON.parse(key) as Params));
  const askedAt = new Map<string, number>();
  const drop = (now: number) => {
    for (const [key, at] of askedAt) {
      if (now - at <= DROP_AFTER_MS) continue;
      askedAt.delete(key);
      family.remove(key);
    }
  };
  return (params: Params) => {
    const key = JSON.stringify(params);
    const now = Date.now();
    if (!askedAt.has(key)) drop(now);
    askedAt.set(key, now);
    return family(key);
  };
}
