import type { Dictionary } from '../names/dictionary.ts';
import { parseName } from '../names/parse-name.ts';
import type { ParsedName } from '../names/parsed-name.ts';
import { sectionOfTitle } from '../names/section-in-name.ts';
import { asLatin, fold } from '../names/spelling.ts';

type Value = string | number | boolean | null;
type Labels = Record<string, Value>;

/** A product's name as somebody wrote it, and what it says. */
export interface NameCase {
  id: string;
  text: string;
  /** Where the list files it: the title of its sheet or of the rows above. */
  context?: { sheet?: string; section?: string };
  expect: Labels & { category: string };
  /** Other answers that are as right. */
  accept?: { brand?: string[]; model?: string[]; size?: { width: number; profile: number }[] };
}

/** Answers by group of fields: how many there were, and which were wrong. */
interface Tally {
  asked: number;
  wrong: { id: string; text: string; field: string; expected: Value; got: Value }[];
}

type Group = 'sizes' | 'indices' | 'brands' | 'models' | 'flags' | 'sections' | 'accessories';

export interface Score {
  cases: number;
  groups: Record<Group, Tally>;
  isGood: boolean;
}

/** The least share of right answers; flags and sections are shown alone. */
const AIMS: Partial<Record<Group, number>> = {
  sizes: 0.98,
  indices: 0.98,
  brands: 0.95,
  models: 0.9,
  accessories: 1,
};

const CATEGORIES: Record<string, string> = {
  tyres: 'passenger_tyre',
  truck_tyres: 'truck_tyre',
  special_tyres: 'special_tyre',
  moto_tyres: 'moto_tyre',
  quadro_tyres: 'quad_tyre',
  disks: 'disc',
  truck_disks: 'truck_disc',
};

const SIZES = ['width', 'profile', 'diameter', 'commercial', 'construction'];
const RIMS = ['rim_width', 'diameter', 'bolts', 'pcd', 'et', 'dia'];
const INDICES = ['load_index', 'speed_index'];
const FLAGS = ['season', 'studded', 'runflat', 'xl'];
/** What a model's list may add to the text. */
const INFERRED = ['season', 'studded'];

/** The answer in the words of the labels: a marking that begins with the outer diameter has it as its width. */
function answer(parsed: ParsedName): Labels {
  const { outer_diameter, width, profile } = parsed;
  return {
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

/** Lower case, look-alike letters as one, signs dropped. */
const plain = (name: Value) => asLatin(fold(String(name))).replace(/[^0-9a-zа-я]/g, '');

/** «Khomen» and «Khomen Wheels» are one maker. */
const maker = (name: Value) => plain(name).replace(/(?:tyres?|tires?|wheels?)$/, '');

const isBrand = (got: Value, { expect, accept }: NameCase) =>
  [expect.brand, ...(accept?.brand ?? [])].some(
    (name) => name != null && maker(name) === maker(got),
  );

const isModel = (got: Value, { expect, accept }: NameCase) =>
  [expect.model, ...(accept?.model ?? [])].some(
    (name) =>
      name != null &&
      plain(got) !== '' &&
      (plain(name).includes(plain(got)) || plain(got).includes(plain(name))),
  );

function isRight(field: string, got: Labels, item: NameCase): boolean {
  const expected = item.expect[field] ?? null;
  const value = got[field] ?? null;
  if (field === 'brand') return expected === null || (value !== null && isBrand(value, item));
  if (field === 'model') return expected === null || (value !== null && isModel(value, item));
  if (expected === null && INFERRED.includes(field)) return true;
  if (field === 'width' || field === 'profile')
    return (
      value === expected ||
      (item.accept?.size ?? []).some(
        ({ width, profile }) => got.width === width && got.profile === profile,
      )
    );
  // a marking without R says nothing of the construction
  if (field === 'construction') return value === expected || expected === null;
  return value === expected;
}

const empty = (): Tally => ({ asked: 0, wrong: [] });

export function score(cases: readonly NameCase[], dictionary: Dictionary): Score {
  const groups: Score['groups'] = {
    sizes: empty(),
    indices: empty(),
    brands: empty(),
    models: empty(),
    flags: empty(),
    sections: empty(),
    accessories: empty(),
  };
  for (const item of cases) {
    const title = item.context?.sheet ?? item.context?.section;
    const filed = title === undefined ? undefined : sectionOfTitle(title);
    const section = filed === 'accessory' ? undefined : filed;
    const parsed = parseName(item.text, { section, dictionary });
    const got = answer(parsed);
    const tell = (group: Group, field: string, expected: Value, value: Value, right: boolean) => {
      groups[group].asked++;
      if (!right)
        groups[group].wrong.push({ id: item.id, text: item.text, field, expected, got: value });
    };
    const isOther = item.expect.category === 'other';
    tell(
      'accessories',
      'kind',
      isOther ? 'other' : 'product',
      parsed.kind,
      (parsed.kind !== 'product') === isOther,
    );
    if (isOther) continue;
    const category = CATEGORIES[parsed.section ?? ''] ?? null;
    tell('sections', 'category', item.expect.category, category, category === item.expect.category);
    const isDisk = item.expect.category.endsWith('disc');
    const ask = (group: Group, fields: readonly string[]) => {
      for (const field of fields)
        if (field in item.expect)
          tell(
            group,
            field,
            item.expect[field] ?? null,
            got[field] ?? null,
            isRight(field, got, item),
          );
    };
    ask('sizes', isDisk ? RIMS : SIZES);
    ask('brands', item.expect.brand === null ? [] : ['brand']);
    ask('models', item.expect.model === null ? [] : ['model']);
    if (isDisk) continue;
    ask('indices', INDICES);
    ask('flags', FLAGS);
  }
  const isGood = Object.entries(AIMS).every(([group, aim]) => share(groups[group as Group]) >= aim);
  return { cases: cases.length, groups, isGood };
}

const share = ({ asked, wrong }: Tally) => (asked === 0 ? 1 : 1 - wrong.length / asked);

/** A table of the shares beside their aims, and on request every wrong answer. */
export function report({ cases, groups }: Score, showsWrong: boolean): string {
  const rows = Object.entries(groups).map(([group, tally]) => {
    const aim = AIMS[group as Group];
    const right = tally.asked - tally.wrong.length;
    return `${group.padEnd(12)} ${`${right}/${tally.asked}`.padStart(10)} ${(share(tally) * 100).toFixed(1).padStart(6)} %${aim ? `  (aim ${aim * 100} %)` : ''}`;
  });
  const wrong = Object.values(groups)
    .flatMap((tally) => tally.wrong)
    .map(({ id, text, field, expected, got }) => `${id} ${field}: ${expected} ≠ ${got} | ${text}`);
  return [`${cases} names`, ...rows, ...(showsWrong ? ['', ...wrong] : [])].join('\n');
}
