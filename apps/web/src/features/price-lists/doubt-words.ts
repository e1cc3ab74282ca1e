import type { Answer, Doubt, Rule, RuleAnswer } from './understood-names.atoms.ts';

type AnswerValue = Pick<Answer, 'answer' | 'value'>;

const isSame = (one: AnswerValue, other: AnswerValue) =>
  one.answer === other.answer && one.value === other.value;

/** The answer to a question, as its button says it. */
export function answerText({ answers }: Doubt, answer: AnswerValue): string {
  const known = answers.find((one) => isSame(one, answer));
  return known?.label ?? (answer.value ? `Это ${answer.value}` : 'Отвечено');
}

/** The answer to a doubt: the draft if there is one, else the answer that the server has. */
export const answerTo = ({ answer }: Doubt, draft: Answer | undefined): AnswerValue | undefined =>
  draft ?? answer ?? undefined;

/** The number of rows without an answer; a row in two groups counts in both. */
export const openRows = (doubts: readonly Doubt[], drafts: ReadonlyMap<string, Answer>): number =>
  doubts
    .filter((doubt) => doubt.answers.length > 0 && !answerTo(doubt, drafts.get(doubt.id)))
    .reduce((sum, { rows }) => sum + rows, 0);

export const isOpen = (doubt: Doubt, drafts: ReadonlyMap<string, Answer>) =>
  doubt.answers.length > 0 && !answerTo(doubt, drafts.get(doubt.id));

/** The other answers that a rule may have, by the kind of its question. */
const CHOICES: Partial<Record<Rule['kind'], readonly { answer: RuleAnswer; label: string }[]>> = {
  new_brand: [
    { answer: 'brand', label: 'Это другой бренд' },
    { answer: 'keep', label: 'Отдельный бренд' },
    { answer: 'skip', label: 'Не загружать' },
  ],
  brand_conflict: [
    { answer: 'column', label: 'Верен столбец' },
    { answer: 'name', label: 'Верно название' },
    { answer: 'brand', label: 'Это другой бренд' },
  ],
  new_model: [
    { answer: 'accept', label: 'Это модель' },
    { answer: 'no_model', label: 'Модель не указана' },
  ],
  same_product: [
    { answer: 'same', label: 'Тот же товар' },
    { answer: 'different', label: 'Разные товары' },
  ],
};
const SEASONS = [
  { answer: 'season', value: 'summer', label: 'Летняя' },
  { answer: 'season', value: 'winter', label: 'Зимняя' },
  { answer: 'season', value: 'all_season', label: 'Всесезонная' },
] as const;

const STUDS = [
  { answer: 'studs', value: 'true', label: 'С шипами' },
  { answer: 'studs', value: 'false', label: 'Без шипов' },
] as const;
const OURS = { id: 'accept', answer: 'accept', value: null, label: 'Верно у нас' } as const;

export interface RuleChoice {
  id: string;
  answer: RuleAnswer;
  value: string | null;
  label: string;
}

/** The answers that a rule can be changed to; empty if there is only one. */
export function choicesOfRule({ kind, subject, value }: Rule): RuleChoice[] {
  if (kind === 'disputed')
    return [
      OURS,
      ...(subject.endsWith(': сезон') ? SEASONS : STUDS).map((one) => ({ id: one.value, ...one })),
    ];
  if (kind === 'no_season') return SEASONS.map((one) => ({ id: one.value, ...one }));
  return (CHOICES[kind] ?? []).map((one) => ({
    ...one,
    id: one.answer,
    value: one.answer === 'brand' ? value : null,
  }));
}
