import { isOpen } from './doubt-words.ts';
import type { Answer, Doubt } from './understood-names.atoms.ts';

/** Answers that are chosen but not sent yet, by the id of the question. */
export type Drafts = ReadonlyMap<string, Answer>;

/** Returns the drafts with another answer, or without the one that is withdrawn. */
export function withAnswer(drafts: Drafts, doubt: string, answer: Answer | undefined): Drafts {
  const next = new Map(drafts);
  if (answer) next.set(doubt, answer);
  else next.delete(doubt);
  return next;
}

/**
 * Kinds of doubts whose first answer confirms how the rows were understood. A season that nobody has stated can't be
 * confirmed.
 */
const AGREED: readonly Doubt['kind'][] = [
  'new_brand',
  'brand_conflict',
  'new_model',
  'same_rows',
  'one_code',
  'from_price',
  'far_price',
  'disputed',
  'unread_words',
  'unread_cells',
  'customs_declaration',
];

/** Answers every open doubt as it was understood. */
export function acceptAll(doubts: readonly Doubt[], drafts: Drafts): Drafts {
  const next = new Map(drafts);
  for (const doubt of doubts) {
    const [first] = doubt.answers;
    if (!first || !isOpen(doubt, drafts) || !AGREED.includes(doubt.kind)) continue;
    next.set(doubt.id, { answer: first.answer, value: first.value, remember: true });
  }
  return next;
}

/** Open questions about the season of a model. */
export const openSeasons = (doubts: readonly Doubt[], drafts: Drafts) =>
  doubts.filter((doubt) => doubt.kind === 'no_season' && isOpen(doubt, drafts));

/** Open questions about the season of models whose names begin as this one's does. */
export const openFamily = (doubts: readonly Doubt[], drafts: Drafts, { family }: Doubt) =>
  family === null ? [] : openSeasons(doubts, drafts).filter((doubt) => doubt.family === family);

/** Gives the answer of one model to its family. */
export function withFamily(doubts: readonly Doubt[], drafts: Drafts, doubt: Doubt): Drafts {
  const answer = drafts.get(doubt.id);
  const next = new Map(drafts);
  for (const { id } of openFamily(doubts, drafts, doubt)) if (answer) next.set(id, answer);
  return next;
}

/** Gives one season to every model without one, because many lists are of one season. */
export function withSeason(doubts: readonly Doubt[], drafts: Drafts, season: string): Drafts {
  const next = new Map(drafts);
  for (const { id } of openSeasons(doubts, drafts))
    next.set(id, { answer: 'season', value: season, remember: true });
  return next;
}
