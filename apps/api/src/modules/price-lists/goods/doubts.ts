import type { components } from '@org/api-client/schema';
import { subjectKey } from '../../../merging/doubts/doubt-id.ts';
import type { RowFacts } from './facts.ts';
import { type Rejection, reject } from './rejection.ts';

export type DoubtKind = components['schemas']['DoubtKind'];
type RuleAnswer = components['schemas']['RuleAnswer'];

/** Something of a row that may be wrong; rows with the same subject are one question. */
export interface Doubt {
  kind: DoubtKind;
  subject: string;
  detail?: Record<string, string | null>;
}

/** What a person has answered to a doubt, for one list or for all. */
export interface Answer {
  kind: DoubtKind;
  subject_key: string;
  answer: RuleAnswer;
  value: string | null;
}

/** The answers of a company and of a list, by what they answer. */
export class Answers {
  readonly #byKey: ReadonlyMap<string, Answer>;
  readonly #kinds: ReadonlySet<DoubtKind>;
  constructor(answers: readonly Answer[]) {
    this.#kinds = new Set(answers.map(({ kind }) => kind));
    this.#byKey = new Map(
      answers.map((answer) => [`${answer.kind} ${answer.subject_key}`, answer]),
    );
  }
  /** Whether anything of a kind has been answered: most companies have no such rule, and rows are many. */
  has(kind: DoubtKind): boolean {
    return this.#kinds.has(kind);
  }
  to({ kind, subject }: Doubt): Answer | undefined {
    return this.#byKey.get(`${kind} ${subjectKey(subject)}`);
  }
}

export const NO_ANSWERS = new Answers([]);

const withBrand = (read: RowFacts, brand: string): RowFacts => ({
  ...read,
  facts: { ...read.facts, brand, isBrandKnown: true },
  from: { ...read.from, brand: [brand, 'person'] },
});

const doubtsOf = ({ facts, from, doubtfulBrand, brands }: RowFacts): Doubt[] => {
  const doubts: Doubt[] = [];
  if (doubtfulBrand)
    doubts.push({
      kind: 'new_brand',
      subject: doubtfulBrand.written,
      detail: { meant: doubtfulBrand.meant },
    });
  if (brands) doubts.push({ kind: 'brand_conflict', subject: `${brands.column} ≠ ${brands.name}` });
  if (facts.section === 'tyres' && !from.season && facts.brand && facts.model)
    doubts.push({ kind: 'no_season', subject: `${facts.brand} ${facts.model}` });
  for (const word of facts.unread) doubts.push({ kind: 'unread_words', subject: word });
  return doubts;
};

/** What others say otherwise, where it has been answered that they are right. */
function disputesOf({ facts: { brand, model } }: RowFacts, answers: Answers): Doubt[] {
  if (!brand || !model || !answers.has('disputed')) return [];
  return ['сезон', 'шипы']
    .map((what): Doubt => ({ kind: 'disputed', subject: `${brand} ${model}: ${what}` }))
    .filter((doubt) => {
      const said = answers.to(doubt)?.answer;
      return said === 'season' || said === 'studs';
    });
}

const SEASONS = ['summer', 'winter', 'all_season'] as const;

function settle(read: RowFacts, { answer, value }: Answer): RowFacts {
  if (answer === 'brand' && value) return withBrand(read, value);
  if (answer === 'name' && read.brands) return withBrand(read, read.brands.name);
  if (answer === 'keep' && read.doubtfulBrand) return withBrand(read, read.doubtfulBrand.written);
  if (answer === 'studs') {
    const studded = value === 'true';
    return {
      ...read,
      facts: { ...read.facts, studded },
      from: { ...read.from, studded: [studded, 'person'] },
    };
  }
  const season = SEASONS.find((each) => each === value);
  if (answer !== 'season' || !season) return read;
  return {
    ...read,
    facts: { ...read.facts, season },
    from: { ...read.from, season: [season, 'person'] },
  };
}

/** A row with what has been answered to its doubts, or why it is left out; all of its doubts stay named. */
export function settleDoubts(
  read: RowFacts,
  answers: Answers,
): { read: RowFacts; doubts: Doubt[] } | Rejection {
  const doubts = [...doubtsOf(read), ...disputesOf(read, answers)];
  let settled = read;
  for (const doubt of doubts) {
    const answer = answers.to(doubt);
    if (answer?.answer === 'skip')
      return reject('brand', doubt.subject, `Не загружаем «${doubt.subject}»: так вы ответили`);
    if (answer) settled = settle(settled, answer);
  }
  return { read: settled, doubts };
}
