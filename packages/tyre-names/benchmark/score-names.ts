import { parseName } from '../src/name/parse-name.ts';
import type { Dictionary } from '../src/trade/dictionary.ts';
import { sectionOfTitle } from '../src/trade/section-of-title.ts';
import type { Labels, NameCase, Value } from './name-case.ts';
import { answerOf, isNear, isRight } from './right-answer.ts';

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

export interface Score {
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

/** The section that the list files a name under. */
export const filedSection = ({ context }: NameCase) => {
  const title = context?.sheet ?? context?.section;
  const filed = title === undefined ? undefined : sectionOfTitle(title);
  return filed === 'accessory' ? undefined : filed;
};

/** What a parser says of a name. */
export interface Answer {
  /** False for an accessory, and for a name without a size. */
  isProduct: boolean;
  /** In the fields of the labels; what it does not say may be left out. */
  labels: Labels;
}

/** Scores our own reading. */
export const score = (cases: readonly NameCase[], dictionary: Dictionary): Score =>
  scoreAnswers(cases, (item) => {
    const parsed = parseName(item.text, { section: filedSection(item), dictionary });
    return { isProduct: parsed.kind === 'product', labels: answerOf(parsed) };
  });

/** Scores the answers of any parser. */
export function scoreAnswers(
  cases: readonly NameCase[],
  answer: (item: NameCase) => Answer,
): Score {
  const groups = Object.fromEntries(
    GROUPS.map((group) => [group, { asked: 0, wrong: [] } as Tally]),
  ) as Record<Group, Tally>;
  for (const item of cases) {
    const { id, text, expect } = item;
    const { isProduct, labels: got } = answer(item);
    const tell = (group: Group, field: string, expected: Value, got: Value, right: boolean) => {
      groups[group].asked++;
      if (!right) groups[group].wrong.push({ id, text, field, expected, got });
    };
    const isOther = expect.category === 'other';
    const kindOf = (goods: boolean) => (goods ? 'product' : 'other');
    tell('accessories', 'kind', kindOf(!isOther), kindOf(isProduct), isProduct !== isOther);
    if (isOther) continue;
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
  const isGood = GROUPS.every((group) => shareOf(groups[group]) >= AIMS[group]);
  return { cases: cases.length, groups, isGood };
}

export const shareOf = ({ asked, wrong }: Tally) => (asked === 0 ? 1 : 1 - wrong.length / asked);

/** Returns a table of the shares beside their aims and, on request, every wrong answer. */
export function report({ cases, groups }: Score, showsWrong: boolean): string {
  const rows = GROUPS.map((group) => {
    const tally = groups[group];
    const right = tally.asked - tally.wrong.length;
    const aim = AIMS[group] > 0 ? `  (aim ${AIMS[group] * 100} %)` : '';
    return `${group.padEnd(12)} ${`${right}/${tally.asked}`.padStart(10)} ${(shareOf(tally) * 100).toFixed(1).padStart(6)} %${aim}`;
  });
  const wrong = GROUPS.flatMap((group) => groups[group].wrong).map(
    ({ id, text, field, expected, got }) => `${id} ${field}: ${expected} ≠ ${got} | ${text}`,
  );
  return [`${cases} names`, ...rows, ...(showsWrong ? ['', ...wrong] : [])].join('\n');
}
