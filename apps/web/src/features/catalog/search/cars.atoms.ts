import type { Body, OperationAt } from '@org/api-client';
import { getCarSizes, listVocabularies } from '@org/api-client/operations';
import { answer, answerAtom, answerFamily } from '../../../shared/api/answers.atoms.ts';
import { atomFamily } from '../../../shared/session/family.ts';

type VocabularyQuery = Body<OperationAt<'/vocabulary', 'post'>>['vocabularies'][number];

interface CarVocabulary {
  vocabulary: 'car_brand' | 'car_model' | 'car_year' | 'car_modification';
  within?: VocabularyQuery['filter'];
  /** The typed text, in any spelling. */
  search?: string;
}

/**
 * The values to choose a car by, each step within the ones before.
 * @see specification, section 9: the first request asks for 200
 */
export const vocabularyAtom = atomFamily(({ vocabulary, within, search }: CarVocabulary) =>
  answerAtom(
    () => {
      const asked = {
        vocabulary: `SysProduct.${vocabulary}` as const,
        page: 0,
        per_page: 200,
        filter: within,
        search,
      };
      return answer(listVocabularies, { body: { vocabularies: [asked] } });
    },
    {
      select: ([found]) => {
        const { items } = found?.[vocabulary] ?? { items: [] };
        return items.map(({ value, label, count }) => ({ value: String(value), label, count }));
      },
    },
  ),
);

type Car = { brand: string; model: string; year?: number; modification?: string };

/** Original and permitted sizes of a car, an entry for each of its modifications that match. */
export const carSizesAtom = answerFamily((car: Car) =>
  answer(getCarSizes, { params: { query: car } }),
);
