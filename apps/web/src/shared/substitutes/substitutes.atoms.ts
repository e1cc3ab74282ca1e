import type { Data, OperationAt } from '@org/api-client';
import { listSubstitutes } from '@org/api-client/operations';
import { atom } from 'jotai';
import { answer, answerFamily } from '../api/answers.atoms.ts';
import type { SectionCode } from '../sections.ts';
import { atomFamily } from '../session/family.ts';

type Body = NonNullable<
  OperationAt<'/substitutes', 'post'>['requestBody']
>['content']['application/json'];

const KEPT = [
  'brand',
  'model',
  'width',
  'profile',
  'diameter',
  'outer_diameter',
  'season',
  'studded',
  'run_flat',
  'load_index_min',
  'axle',
  'rim_width',
  'bolts',
  'pcd',
  'et_min',
  'et_max',
  'dia_min',
  'dia_max',
] as const satisfies readonly (keyof NonNullable<Body['filter']>)[];

/** What of the filters of a search is kept when goods are replaced. */
export const keptOf = (filters: Readonly<Record<string, unknown>>): Body['filter'] =>
  Object.fromEntries(KEPT.flatMap((name) => (name in filters ? [[name, filters[name]]] : [])));

/** What is missed: a product, or what was searched for. */
export type MissedGoods = { product_id: string } | { section: SectionCode; filter: Body['filter'] };

export type Substitute = Data<OperationAt<'/substitutes', 'post'>>['data'][number];

/** What replaces something that nobody sells now, for a city if there is one. */
export const substitutesAtom = answerFamily(
  ({ missed, to }: { missed: MissedGoods; to: string }) =>
    answer(listSubstitutes, { body: { ...missed, ...(to && { to }) } }),
  { select: ({ data }) => data },
);

/** Whether the search for substitutes of these products has ended or failed once. */
export const areFoundAtom = atomFamily(({ ids, to }: { ids: readonly string[]; to: string }) =>
  atom((get) =>
    ids.every((product_id) => {
      const { isPending, failureCount } = get(substitutesAtom({ missed: { product_id }, to }));
      return !isPending || failureCount > 0;
    }),
  ),
);
