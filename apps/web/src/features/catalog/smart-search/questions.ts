import type { Understanding } from '../../../shared/marked-text/segments.ts';
import { type Search, withoutFilters } from '../search/catalog-search.ts';
import { withUnderstood } from './understood.ts';

type Meaning = Understanding['filter'];
type Piece = Understanding['unknown'][number];

/** Fields about one thing. A text that names one of them replaces whatever was chosen in any of them. */
const SUBJECTS: readonly (readonly string[])[] = [
  ['width', 'profile', 'diameter', 'outer_diameter', 'rim_width', 'rear', 'car'],
  ['brand', 'model'],
  ['season', 'season_own'],
  ['price', 'landed'],
  ['bolts', 'pcd'],
];

/** `price_min`, `price_max` and `brand_not` are about the price and the brand. */
const rootOf = (field: string) => field.replace(/_(?:min|max|not)$/, '');

/** Only winter tyres have studs: a text about one contradicts what was chosen of the other. */
function contradictedBy({ season, studded }: Meaning): string[] {
  const isWinter = season === undefined || season.includes('winter');
  return [...(isWinter ? [] : ['studded']), ...(studded === true ? ['season', 'season_own'] : [])];
}

const spokenOf = (filter: Meaning): ReadonlySet<string> =>
  new Set([
    ...contradictedBy(filter),
    ...Object.keys(filter).flatMap((field) => {
      const root = rootOf(field);
      return SUBJECTS.find((subject) => subject.includes(root)) ?? [root];
    }),
  ]);

const chosenIn = ({ filters, car, rear }: Search): string[] => [
  ...Object.keys(filters),
  ...(car ? ['car'] : []),
  ...(rear ? ['rear'] : []),
];

/**
 * The search that a new text leads to: it replaces what an earlier text asked for, and whatever it speaks of itself.
 * What was pressed otherwise stays.
 */
export function newQuestion(
  search: Search,
  text: string,
  understood: Pick<Understanding, 'filter' | 'tokens' | 'unknown'>,
  leftOut: readonly Piece[] = [],
): Search {
  const spoken = spokenOf(understood.filter);
  const before = new Set(search.asked?.fields);
  const gone = chosenIn(search).filter((name) => before.has(name) || spoken.has(rootOf(name)));
  const { asked: _asked, ...kept } = withoutFilters(search, gone);
  return askedBy(withUnderstood({ ...kept, q: '' }, understood, leftOut), text, understood.filter);
}

/** The search that a new text narrows further. */
export function refinedQuestion(
  search: Search,
  text: string,
  understood: Pick<Understanding, 'filter' | 'tokens' | 'unknown'>,
  leftOut: readonly Piece[] = [],
): Search {
  const { q } = search;
  // nothing is of a country and of another one: what is said last counts
  const denied = Object.keys(understood.filter).map((field) =>
    field.endsWith('_not') ? rootOf(field) : `${field}_not`,
  );
  const next = withUnderstood(withoutFilters(search, denied), understood, leftOut);
  const words = [q, next.q].filter((part) => part !== '').join(' ');
  const typed = [search.asked?.text, text].filter(Boolean).join(' ');
  const before = search.asked?.fields ?? [];
  return askedBy({ ...next, q: words }, typed, understood.filter, before);
}

function askedBy(search: Search, text: string, filter: Meaning, before: readonly string[] = []) {
  const chosen = new Set(chosenIn(search));
  const fields = [...new Set([...before, ...Object.keys(filter)])].filter((name) =>
    chosen.has(name),
  );
  return fields.length > 0 ? { ...search, asked: { text, fields } } : search;
}

const NAMING = ['width', 'diameter', 'outer_diameter', 'rim_width', 'car', 'brand', 'model', 'pcd'];

/** Whether a text names what is looked for. «до 6000» does not: it says more of what is looked for already. */
const namesGoods = (filter: Meaning) => NAMING.some((name) => name in filter);

/** Whether there is anything that a new text could narrow further. */
const isNarrowed = (search: Search) => chosenIn(search).length > 0 || search.q !== '';

/** What Enter does with a text first, and what it does with Shift. */
export interface Questions {
  /** a question of its own, and the old one narrowed further, if there is one */
  fresh: Search;
  refined: Search | undefined;
  /** whether Enter narrows the old one */
  isRefining: boolean;
}

export function questionsOf(
  search: Search,
  text: string,
  understood: Pick<Understanding, 'filter' | 'tokens' | 'unknown'>,
  leftOut: readonly Piece[] = [],
): Questions {
  const refined = isNarrowed(search)
    ? refinedQuestion(search, text, understood, leftOut)
    : undefined;
  const isRefining =
    refined !== undefined && !namesGoods(understood.filter) && !understood.unknown.length;
  return { fresh: newQuestion(search, text, understood, leftOut), refined, isRefining };
}
