import type { Answer, Doubt } from './atoms.ts';
import { isOpen } from './doubt-words.ts';

/** Answers that are chosen and not sent yet, by the question. */
export type Drafts = ReadonlyMap<string, Answer>;

/** With another answer, or without one that is taken back. */
export function withAnswer(drafts: Drafts, doubt: string, answer: Answer | undefined): Drafts {
  const next = new Map(drafts);
  if (answer) next.set(doubt, answer);
  else next.delete(doubt);
  return next;
}

/** How a row was understood already is the first answer of these; a season can't be agreed to that nobody has said. */
const AGREED: readonly Doubt['kind'][] = [
  'new_brand',
  'brand_conflict',
  'same_rows',
  'one_code',
  'from_price',
  'far_price',
  'disputed',
  'unread_words',
];

/** Everything that is open taken as it was understood. */
export function acceptedAll(doubts: readonly Doubt[], drafts: Drafts): Drafts {
  const next = new Map(drafts);
  for (const doubt of doubts) {
    const [first] = doubt.answers;
    if (!first || !isOpen(doubt, drafts) || !AGREED.includes(doubt.kind)) continue;
    next.set(doubt.id, { answer: first.answer, value: first.value, remember: true });
  }
  return next;
}

/** Questions of the season of a model that nobody has answered. */
export const openSeasons = (doubts: readonly Doubt[], drafts: Drafts) =>
  doubts.filter((doubt) => doubt.kind === 'no_season' && isOpen(doubt, drafts));

/** One season for every model that has none: many lists are of one season. */
export function withSeason(doubts: readonly Doubt[], drafts: Drafts, season: string): Drafts {
  const next = new Map(drafts);
  for (const { id } of openSeasons(doubts, drafts))
    next.set(id, { answer: 'season', value: season, remember: true });
  return next;
}
