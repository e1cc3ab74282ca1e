import type { Atom } from 'jotai';
import { KEEP_UNUSED_MS } from './page-session.ts';

interface Entry<Member> {
  member: Member;
  /** Since when no component uses it; null while one does. */
  unusedSince: number | null;
}

/**
 * A family of atoms by value: parameters are compared by their text, and a member is dropped when no component has used
 * it for a while. The atom of a query keeps the last answer by itself, so it must not outlive the answer in the cache.
 * @param keepMs how long an unused member stays
 */
export function atomFamily<Params, Member extends Atom<unknown>>(
  create: (params: Params) => Member,
  keepMs = KEEP_UNUSED_MS,
) {
  const entries = new Map<string, Entry<Member>>();
  const dropUnused = () => {
    const now = Date.now();
    for (const [key, { unusedSince }] of entries)
      if (unusedSince !== null && now - unusedSince >= keepMs) entries.delete(key);
  };
  return (params: Params): Member => {
    const key = JSON.stringify(params);
    dropUnused();
    const known = entries.get(key);
    if (known) return known.member;
    const member = create(JSON.parse(key) as Params);
    const entry: Entry<Member> = { member, unusedSince: Date.now() };
    // `onMount` is free: components only read the members of a family
    (member as { onMount?: () => () => void }).onMount = () => {
      entry.unusedSince = null;
      return () => {
        entry.unusedSince = Date.now();
      };
    };
    entries.set(key, entry);
    return member;
  };
}
