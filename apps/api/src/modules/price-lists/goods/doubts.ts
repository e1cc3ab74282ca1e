import type { components } from '@org/api-client/schema';
import { subjectKey } from '../../../merging/doubt-id.ts';
import type { RowFacts } from './good-facts.ts';
import { type Rejection, reject } from './rejection.ts';

export type DoubtKind = components['schemas']['DoubtKind'];
type RuleAnswer = components['schemas']['RuleAnswer'];

/** Something in a row that may be wrong. Rows with the same subject make one question. */
export interface Doubt {
  kind: DoubtKind;
  subject: string;
  detail?: Record<string, string | null>;
}

/** A person's answer to a doubt, for one list or for all. */
export interface Answer {
  kind: DoubtKind;
  subject_key: string;
  answer: RuleAnswer;
  value: string | null;
}

/** The answers of a company and of a list, by kind and subject. */
export class Answers {
  readonly #byKey: ReadonlyMap<string, Answer>;
  readonly #kinds: ReadonlySet<DoubtKind>;
  constructor(answers: readonly Answer[]) {
    this.#kinds = new Set(answers.map(({ kind }) => kind));
    this.#byKey = new Map(
      answers.map((answer) => [`${answer.kind} ${answer.subject_key}`, answer]),
    );
  }
  /** True if any doubt of a kind has been answered. Saves time: rows are many, and most companies have no such rule. */
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

/** A word that may name a family of models: «Hakkapeliitta», not the code «R5». */
const FAMILY = /^\p{L}{4,}/u;

/** Returns the models whose names begin alike; null for a model whose name is a code. */
function familyOf(brand: string, model: string): string | null {
  const [word = ''] = FAMILY.exec(model) ?? [];
  return word === '' ? null : `${brand} ${word}`;
}

const doubtsOf = ({ facts, from, doubtfulBrand, doubtfulModel, brands }: RowFacts): Doubt[] => {
  const doubts: Doubt[] = [];
  if (doubtfulBrand)
    doubts.push({
      kind: 'new_brand',
      subject: doubtfulBrand.written,
      detail: { meant: doubtfulBrand.meant },
    });
  if (brands) doubts.push({ kind: 'brand_conflict', subject: `${brands.column} ≠ ${brands.name}` });
  if (doubtfulModel)
    doubts.push({
      kind: 'new_model',
      subject: [facts.brand, doubtfulModel].filter(Boolean).join(' '),
      detail: { model: doubtfulModel },
    });
  if (facts.section === 'tyres' && !from.season && facts.brand && facts.model)
    doubts.push({
      kind: 'no_season',
      subject: `${facts.brand} ${facts.model}`,
      detail: { family: familyOf(facts.brand, facts.model) },
    });
  for (const word of facts.unread) doubts.push({ kind: 'unread_words', subject: word });
  return doubts;
};

/** Returns disputed facts where the answer was that the other suppliers are right. */
function disputesOf({ facts: { brand, model } }: RowFacts, answers: Answers): Doubt[] {
  if (!brand || !model || !answers.has('disputed')) return [];
  return ['сезон', 'шипы']
    .map((what): Doubt => ({ kind: 'disputed', subject: `${brand} ${model}: ${what}` }))
    .filter((doubt) => {
      const reply = answers.to(doubt)?.answer;
      return reply === 'season' || reply === 'studs';
    });
}

const SEASONS = ['summer', 'winter', 'all_season'] as const;

function settle(read: RowFacts, { answer, value }: Answer): RowFacts {
  if (answer === 'brand' && value) return withBrand(read, value);
  if (answer === 'name' && read.brands) return withBrand(read, read.brands.name);
  if (answer === 'keep' && read.doubtfulBrand) return withBrand(read, read.doubtfulBrand.written);
  if (answer === 'no_model')
    return { ...read, facts: { ...read.facts, model: null }, from: { ...read.from, model: null } };
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

/** Applies the answers to a row's doubts. Returns the row with all of its doubts, or why the row is left out. */
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
