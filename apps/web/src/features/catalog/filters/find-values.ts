import type { Body, OperationAt } from '@org/api-client';
import { listVocabularies } from '@org/api-client/operations';
import { answer, fetchAnswer } from '../../../shared/api/answers.atoms.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { Choice } from './filter-values.ts';

type Vocabulary = Body<OperationAt<'/vocabulary', 'post'>>['vocabularies'][number]['vocabulary'];

/** The most values in one answer. */
const MAX = 500;

const vocabularyOf = (section: SectionCode, field: string): Vocabulary => {
  if (field === 'city') return 'SysProduct.city';
  if (field === 'supplier_id') return 'SysProduct.supplier';
  return `SysProduct.${section}_${field as 'brand'}`;
};

/**
 * Finds the values of a field that a text means, in any spelling. If the server does not answer, searches their labels
 * only.
 */
export async function findValues(
  section: SectionCode,
  field: string,
  text: string,
  choices: readonly Choice[],
): Promise<ReadonlySet<string>> {
  const vocabulary = vocabularyOf(section, field);
  const asked = { vocabulary, page: 0, per_page: MAX, search: text };
  try {
    const [found] = await fetchAnswer(
      answer(listVocabularies, { body: { vocabularies: [asked] } }),
    );
    const { items } = found?.[vocabulary.slice('SysProduct.'.length)] ?? { items: [] };
    return new Set(items.map(({ value }) => String(value)));
  } catch {
    const wanted = text.trim().toLowerCase();
    return new Set(
      choices.filter(({ label }) => label.toLowerCase().includes(wanted)).map(({ value }) => value),
    );
  }
}
