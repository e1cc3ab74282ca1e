import { listUsualSizes } from '@org/api-client/operations';
import { answer, answerAtom, answerFamily } from '../../shared/api/answers.atoms.ts';
import { searchOf } from '../../shared/api/searches.ts';
import { cityAtom, costAtom } from '../../shared/session/visitor.atoms.ts';
import { askedOf, cheapestFirst, type UsualSize } from './usual-size-words.ts';

/** The sizes that the user and the user's companies buy. */
export const usualSizesAtom = answerAtom(() => answer(listUsualSizes), {
  // an order changes it
  staleTime: 0,
  select: ({ data }) => data,
});

/** The cheapest that there is of a size, with delivery where the city is known: the first row of its list. */
export const bestAtom = answerFamily(
  (size: UsualSize, get) => {
    const to = get(cityAtom);
    return answer(searchOf(size.section), {
      body: {
        q: askedOf(size),
        order_by: cheapestFirst(to),
        per_page: 1,
        ...(to && {
          to,
          landed_by: get(costAtom) === 'net' ? ('net' as const) : ('gross' as const),
        }),
      },
    });
  },
  { select: ({ data }) => data[0] ?? null },
);
