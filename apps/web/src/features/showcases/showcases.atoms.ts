import type { ApiError, Body, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type Showcase = Data<OperationAt<'/companies/{id}/showcases', 'get'>>['data'][number];
export type ShowcaseBody = Body<OperationAt<'/companies/{id}/showcases', 'post'>>;
export type ShowcasePreview = Data<OperationAt<'/companies/{id}/showcases/preview', 'post'>>;
export type AvitoUnknown = Data<
  OperationAt<'/companies/{id}/showcases/{showcase_id}/avito', 'get'>
>;
type Facets = Data<OperationAt<'/search_v2/tyres', 'post'>>['facets'];
export const showcasesAtom = atomFamily((id: string) =>
  atomWithQuery<Showcase[], ApiError>((get) => ({
    queryKey: ['listShowcases', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/showcases', { params: { path: { id } }, signal })).data,
  })),
);

const refresh = () =>
  Promise.all(
    ['listShowcases', 'getShowcaseAvito'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

interface PreviewKey {
  company: string;
  /** Null while what is typed can't be parsed. */
  body: ShowcaseBody | null;
  /** The number of rows of the whole list; null for a few representative ones. */
  rows: number | null;
}

/** The result of a showcase as it is typed. */
export const previewAtom = atomFamily(({ company, body, rows }: PreviewKey) =>
  atomWithQuery<ShowcasePreview, ApiError>((get) => ({
    queryKey: ['previewShowcase', get(visitorAtom), company, body, rows] as const,
    queryFn: ({ signal }: Signal) =>
      api.POST('/companies/{id}/showcases/preview', {
        params: {
          path: { id: company },
          query: rows === null ? { sample: true } : { per_page: rows },
        },
        body: { ...(body as ShowcaseBody), name: 'Новая' },
        signal,
      }),
    enabled: body !== null,
    // the previous answer stays until the next one
    placeholderData: (before: ShowcasePreview | undefined) => before,
  })),
);

/** Which names of a showcase Avito's list lacks. */
export const avitoUnknownAtom = atomFamily(
  ({ company, showcase }: { company: string; showcase: string }) =>
    atomWithQuery<AvitoUnknown, ApiError>((get) => ({
      queryKey: ['getShowcaseAvito', get(visitorAtom), company, showcase] as const,
      queryFn: ({ signal }: Signal) =>
        api.GET('/companies/{id}/showcases/{showcase_id}/avito', {
          params: { path: { id: company, showcase_id: showcase } },
          signal,
        }),
    })),
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
export const labelsAtom = atomFamily(
  ({ section, filter }: Pick<ShowcaseBody, 'section' | 'filter'>) => {
    const facets = LABELLED_FILTERS.filter((name) => name in filter);
    return atomWithQuery<Facets, ApiError>((get) => ({
      queryKey: ['showcaseLabels', get(visitorAtom), section, filter] as const,
      queryFn: async ({ signal }: Signal) => {
        // the seven searches differ in their paths and bodies alone
        const path = `/search_v2/${section}` as '/search_v2/tyres';
        const body = { ...filter, facets: facets as ['season'], per_page: 1 };
        return (await api.POST(path, { body, signal })).facets;
      },
      enabled: facets.length > 0,
    }));
  },
);

/** The suppliers of what a filter finds, with the number of their models, ordered by name. */
export const suppliersAtom = atomFamily(
  ({ section, filter }: Pick<ShowcaseBody, 'section' | 'filter'>) =>
    atomWithQuery<{ value: string; label: string; count: number }[], ApiError>((get) => ({
      queryKey: ['showcaseSuppliers', get(visitorAtom), section, filter] as const,
      queryFn: async ({ signal }: Signal) => {
        const path = `/search_v2/${section}` as '/search_v2/tyres';
        const body = { ...filter, facets: ['supplier_id' as const], per_page: 1 };
        const { facets } = await api.POST(path, { body, signal });
        const asked = (filter as { supplier_id?: string[] }).supplier_id;
        return (facets.supplier_id ?? [])
          .filter(({ value }) => !asked?.length || asked.includes(value))
          .toSorted((a, b) => a.label.localeCompare(b.label, 'ru'));
      },
    })),
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
  await refresh();
  return saved;
}

export async function renewShowcase(company: string, showcase: string) {
  await api.POST('/companies/{id}/showcases/{showcase_id}/renew', {
    params: { path: { id: company, showcase_id: showcase } },
  });
  await refresh();
}

export async function removeShowcase(company: string, showcase: string) {
  await api.DELETE('/companies/{id}/showcases/{showcase_id}', {
    params: { path: { id: company, showcase_id: showcase } },
  });
  await refresh();
}
