import { readFileSync } from 'node:fs';
import { parseName } from '../names/name/parse-name.ts';
import type { ParsedName } from '../names/name/parsed-name.ts';
import { asLatin, fold } from '../names/text/spelling.ts';
import { createDictionary, type Dictionary } from '../names/trade/dictionary.ts';
import { sectionOfTitle } from '../names/trade/section-of-title.ts';
import { knownNames } from './eval-known-names.ts';
import type { Labels, NameCase, Value } from './name-case.ts';

const CATEGORIES: Record<string, string> = {
  tyres: 'passenger_tyre',
  truck_tyres: 'truck_tyre',
  special_tyres: 'special_tyre',
  moto_tyres: 'moto_tyre',
  quadro_tyres: 'quad_tyre',
  disks: 'disc',
  truck_disks: 'truck_disc',
};

/**
 * Returns the answer in the fields of the labels. A marking that begins with the outer diameter has that as its width.
 */
function answerOf(parsed: ParsedName): Labels {
  const { outer_diameter, width, profile } = parsed;
  return {
    category: CATEGORIES[parsed.section ?? ''] ?? null,
    width: outer_diameter ?? width,
    profile: outer_diameter === null ? profile || null : width,
    diameter: parsed.diameter,
    commercial: parsed.light_truck,
    construction: parsed.construction,
    load_index: parsed.load_index,
    speed_index: parsed.speed_index,
    brand: parsed.brand,
    model: parsed.model,
    season: parsed.season,
    studded: parsed.studded,
    runflat: parsed.run_flat,
    xl: parsed.xl,
    rim_width: parsed.rim_width,
    bolts: parsed.bolts,
    pcd: parsed.pcd[0] ?? null,
    et: parsed.et,
    dia: parsed.dia,
  };
}

/** Returns a name in lower case, with look-alike letters replaced and without punctuation. */
const plain = (name: Value) => asLatin(fold(String(name))).replace(/[^0-9a-zа-я+]/g, '');

/** Returns the key of a brand: «Khomen» and «Khomen Wheels» are the same maker. */
const maker = (name: Value) => plain(name).replace(/(?:tyres?|tires?|wheels?)$/, '');

const sameName = (spell: (name: Value) => string, got: Value, name: Value) =>
  name === null ? got === null : got !== null && spell(name) === spell(got);

/** Checks a size in another notation, with its width or its outer diameter first. */
const isSize = (got: Labels, item: NameCase) =>
  (item.accept?.size ?? []).some(
    ({ width, profile, outer_diameter }) =>
      (got.width === width && got.profile === (profile ?? null)) ||
      (outer_diameter !== undefined && got.width === outer_diameter && got.profile === width),
  );

/** Fields that may be known from the model although the text does not state them. */
const INFERRED = ['season', 'studded'];

/**
 * Checks a field. Equal values are right, and so is no value if nothing is stated. Returns undefined if it cannot be
 * decided.
 */
function isRight(field: string, got: Labels, item: NameCase): boolean | undefined {
  const { expect, accept, accepted, from_columns } = item;
  const [expected, value] = [expect[field] ?? null, got[field] ?? null];
  if ((accepted?.[field] ?? []).includes(value)) return true;
  if (field === 'brand')
    return [expected, ...(accept?.brand ?? [])].some((name) => sameName(maker, value, name));
  if (field === 'model')
    return [expected, ...(accept?.model ?? [])].some((name) => sameName(plain, value, name));
  // a marking without R does not state the construction
  if (field === 'construction' && expected === null) return undefined;
  if (INFERRED.includes(field) && expected === null && value !== null)
    return from_columns?.[field] == null ? undefined : value === from_columns[field];
  if (field === 'width' || field === 'profile') return value === expected || isSize(got, item);
  return value === expected;
}

/** Checks whether one model contains the other: nothing is lost, though more or less is said. */
const isNear = (got: Labels, { expect, accept }: NameCase): boolean =>
  [expect.model ?? null, ...(accept?.model ?? [])].some((name) => {
    const [one, other] = [plain(name ?? ''), plain(got.model ?? '')];
    return one === '' || other === '' ? one === other : one.includes(other) || other.includes(one);
  });

/** Answers by group of fields: how many there were, and which were wrong. */
interface Tally {
  asked: number;
  wrong: { id: string; text: string; field: string; expected: Value; got: Value }[];
}

/** The least shares of right answers. The last one only shows how many models are at least near. */
const AIMS = {
  sizes: 0.98,
  indices: 0.97,
  brands: 0.95,
  models: 0.93,
  flags: 0.99,
  sections: 0.99,
  accessories: 0.99,
  'near models': 0,
} as const;
type Group = keyof typeof AIMS;
const GROUPS = Object.keys(AIMS) as Group[];

interface Score {
  cases: number;
  groups: Record<Group, Tally>;
  isGood: boolean;
}

const TYRE: Partial<Record<Group, readonly string[]>> = {
  sizes: ['width', 'profile', 'diameter', 'commercial', 'construction'],
  indices: ['load_index', 'speed_index'],
  flags: ['season', 'studded', 'runflat', 'xl'],
};
const WHEEL: typeof TYRE = { sizes: ['rim_width', 'diameter', 'bolts', 'pcd', 'et', 'dia'] };
const EVERY: typeof TYRE = { sections: ['category'], brands: ['brand'], models: ['model'] };

const sectionOf = ({ context }: NameCase) => {
  const title = context?.sheet ?? context?.section;
  const filed = title === undefined ? undefined : sectionOfTitle(title);
  return filed === 'accessory' ? undefined : filed;
};

export function score(cases: readonly NameCase[], dictionary: Dictionary): Score {
  const groups = Object.fromEntries(
    GROUPS.map((group) => [group, { asked: 0, wrong: [] } as Tally]),
  ) as Record<Group, Tally>;
  for (const item of cases) {
    const { id, text, expect } = item;
    const parsed = parseName(text, { section: sectionOf(item), dictionary });
    const tell = (group: Group, field: string, expected: Value, got: Value, right: boolean) => {
      groups[group].asked++;
      if (!right) groups[group].wrong.push({ id, text, field, expected, got });
    };
    const isOther = expect.category === 'other';
    const kind = isOther ? 'other' : 'product';
    tell('accessories', 'kind', kind, parsed.kind, (parsed.kind !== 'product') === isOther);
    if (isOther) continue;
    const got = answerOf(parsed);
    const asked = { ...EVERY, ...(expect.category.endsWith('disc') ? WHEEL : TYRE) };
    for (const [group, fields] of Object.entries(asked) as [Group, string[]][])
      for (const field of fields) {
        const right = field in expect ? isRight(field, got, item) : undefined;
        if (right !== undefined)
          tell(group, field, expect[field] ?? null, got[field] ?? null, right);
      }
    if ('model' in expect)
      tell('near models', 'model', expect.model ?? null, got.model ?? null, isNear(got, item));
  }
  const isGood = GROUPS.every((group) => share(groups[group]) >= AIMS[group]);
  return { cases: cases.length, groups, isGood };
}

const share = ({ asked, wrong }: Tally) => (asked === 0 ? 1 : 1 - wrong.length / asked);

/** Returns a table of the shares beside their aims and, on request, every wrong answer. */
function report({ cases, groups }: Score, showsWrong: boolean): string {
  const rows = GROUPS.map((group) => {
    const tally = groups[group];
    const right = tally.asked - tally.wrong.length;
    const aim = AIMS[group] > 0 ? `  (aim ${AIMS[group] * 100} %)` : '';
    return `${group.padEnd(12)} ${`${right}/${tally.asked}`.padStart(10)} ${(share(tally) * 100).toFixed(1).padStart(6)} %${aim}`;
  });
  const wrong = GROUPS.flatMap((group) => groups[group].wrong).map(
    ({ id, text, field, expected, got }) => `${id} ${field}: ${expected} ≠ ${got} | ${text}`,
  );
  return [`${cases} names`, ...rows, ...(showsWrong ? ['', ...wrong] : [])].join('\n');
}

// Scores the reading of names in a labelled file, supplier by supplier: `pnpm --filter @org/api eval:names FILE`.

const [path, ...flags] = process.argv.slice(2);
if (!path) throw new Error('Which file? pnpm --filter @org/api eval:names FILE [--wrong]');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: NameCase[] };
const dictionary = createDictionary(knownNames);
const suppliers = Map.groupBy(cases, ({ source = '' }) => source);
if (suppliers.size > 1)
  for (const [supplier, own] of suppliers)
    process.stdout.write(`\n${supplier}: ${report(score(own, dictionary), false)}\n`);
const result = score(cases, dictionary);
process.stdout.write(`\nAll: ${report(result, flags.includes('--wrong'))}\n`);
process.exitCode = result.isGood ? 0 : 1;
