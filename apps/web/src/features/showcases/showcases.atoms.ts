import type { Body, Data, OperationAt } from '@org/api-client';
import { getShowcaseAvito, listShowcases, previewShowcase } from '@org/api-client/operations';
import type { SearchTyresBody } from '@org/api-client/schema';
import { answer, answerAtom, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import { searchOf } from '../../shared/api/searches.ts';
import { atomFamily } from '../../shared/session/family.ts';

export type Showcase = Data<OperationAt<'/companies/{id}/showcases', 'get'>>['data'][number];
export type ShowcaseBody = Body<OperationAt<'/companies/{id}/showcases', 'post'>>;
export type ShowcasePreview = Data<OperationAt<'/companies/{id}/showcases/preview', 'post'>>;
export type AvitoUnknown = Data<
  OperationAt<'/companies/{id}/showcases/{showcase_id}/avito', 'get'>
>;

export const showcasesAtom = answerFamily(
  (id: string) => answer(listShowcases, { params: { path: { id } } }),
  { select: ({ data }) => data },
);

const refreshShowcases = () => refresh(listShowcases, getShowcaseAvito);

interface PreviewKey {
  company: string;
  /** Null while what is typed can't be parsed. */
  body: ShowcaseBody | null;
  /** The number of rows of the whole list; null for a few representative ones. */
  rows: number | null;
}

/** The result of a showcase as it is typed. */
export const previewAtom = answerFamily(
  ({ company, body, rows }: PreviewKey) =>
    body &&
    answer(previewShowcase, {
      params: {
        path: { id: company },
        query: rows === null ? { sample: true } : { per_page: rows },
      },
      body: { ...body, name: 'Новая' },
    }),
);

/** Which names of a showcase Avito's list lacks. */
export const avitoUnknownAtom = answerFamily(
  ({ company, showcase }: { company: string; showcase: string }) =>
    answer(getShowcaseAvito, { params: { path: { id: company, showcase_id: showcase } } }),
);

/** Filters whose values have labels. */
const LABELLED_FILTERS = [
  'season',
  'supplier_id',
  'condition',
  'axle',
  'application',
  'position',
  'rim_type',
];

/** The labels of a filter's values, which the catalog returns with a search. */
export const labelsAtom = answerFamily(
  ({ section, filter }: Pick<ShowcaseBody, 'section' | 'filter'>) => {
    const facets = LABELLED_FILTERS.filter((name) => name in filter) as SearchTyresBody['facets'];
    return facets?.length
      ? answer(searchOf(section), { body: { ...filter, facets, per_page: 1 } })
      : null;
  },
  { select: ({ facets }) => facets },
);

/** The suppliers of what a filter finds, with the number of their models, ordered by name. */
export const suppliersAtom = atomFamily(
  ({ section, filter }: Pick<ShowcaseBody, 'section' | 'filter'>) =>
    answerAtom(
      () =>
        answer(searchOf(section), { body: { ...filter, facets: ['supplier_id'], per_page: 1 } }),
      {
        select: ({ facets }) => {
          const asked = (filter as { supplier_id?: string[] }).supplier_id;
          return (facets.supplier_id ?? [])
            .filter(({ value }) => !asked?.length || asked.includes(value))
            .toSorted((a, b) => a.label.localeCompare(b.label, 'ru'));
        },
      },
    ),
);

/** Makes a showcase, or changes the one with this id. */
export async function saveShowcase(
  company: string,
  id: string | undefined,
  body: ShowcaseBody,
): Promise<Showcase> {
  const saved = id
    ? await api.PUT('/companies/{id}/showcases/{showcase_id}', {
        params: { path: { id: company, showcase_id: id } },
        body,
      })
    : await api.POST('/companies/{id}/showcases', { params: { path: { id: company } }, body });
  await refreshShowcases();
  return saved;
}

export async function renewShowcase(company: string, showcase: string) {
  await api.POST('/companies/{id}/showcases/{showcase_id}/renew', {
    params: { path: { id: company, showcase_id: showcase } },
  });
  await refreshShowcases();
}

export async function removeShowcase(company: string, showcase: string) {
  await api.DELETE('/companies/{id}/showcases/{showcase_id}', {
    params: { path: { id: company, showcase_id: showcase } },
  });
  await refreshShowcases();
}

/** The offer of a showcase as a document. */
export const downloadOffer = (
  company: string,
  showcase: string,
  query: { customer?: string; q?: string },
) =>
  api.download('get', '/companies/{id}/showcases/{showcase_id}/offer', {
    params: { path: { id: company, showcase_id: showcase }, query },
  });
