import { type Draft, take } from '../name/draft.ts';
import type { Told } from '../name/parsed-name.ts';
import type { Span } from '../text/text-reading.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import { lexiconOf } from './lexicon.ts';
import { type Tagged, tag } from './tag.ts';
import type { Label } from './tagger-labels.ts';

/** A size that no rule can read, rewritten as a marking that the rules can read. */
export interface TaggedSize extends Span {
  marking: string;
  told: Told;
}

/** A guess at numbers must be nearly certain. */
const SURE = 0.85;
/** The least that a size needs: two numbers with something between them. */
const NUMBERS = /\d(?:.*\D)\d/;

/** Takes a tyre's size that the tagger has found: «ширина 205 профиль 55 диаметр 16». */
export function takeTaggedSize(
  draft: Draft,
  brand: Span | undefined,
  dictionary: Dictionary,
): TaggedSize | undefined {
  if (!NUMBERS.test(draft.folded)) return undefined;
  const tagged = tag(draft, brand, lexiconOf(dictionary), 'tyre');
  const find = (label: Label) => tagged.find((one) => one.label === label);
  const text = (one: Tagged | undefined) =>
    one && /^\d+(?:\.\d+)?$/.exec(draft.folded.slice(one.start, one.end))?.[0];
  const [outer, width, profile, rim] = (
    ['outer_diameter', 'width', 'profile', 'diameter'] as const
  ).map(find);
  if (!text(width) || !text(rim) || (!text(profile) && !text(outer))) return undefined;
  const used = [outer, width, profile, rim].filter((one) => one !== undefined);
  const sureness = Math.min(...used.map((one) => one.sureness));
  if (sureness < SURE) return undefined;
  for (const { start, end } of used) take(draft, start, end);
  return {
    marking: text(outer)
      ? `${text(outer)}x${text(width)} R${text(rim)}`
      : `${text(width)}/${text(profile)} R${text(rim)}`,
    start: Math.min(...used.map(({ start }) => start)),
    end: Math.max(...used.map(({ end }) => end)),
    told: { source: 'name', sureness },
  };
}
