import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomFamily } from 'jotai-family';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api.ts';
import { visitorAtom } from '../../shared/atoms.ts';
import { queryClient, store } from '../../shared/store.ts';

export type CompanySummary = Data<OperationAt<'/companies', 'get'>>['data'][number];
export type Company = Data<OperationAt<'/companies/{id}', 'get'>>;
export type Employee = Data<OperationAt<'/companies/{id}/employees', 'get'>>['data'][number];
export type Invitation = Data<OperationAt<'/invitations/{token}', 'get'>>;
interface Signal {
  signal: AbortSignal;
}

const companiesQuery = (visitor: number) => ({
  queryKey: ['listCompanies', visitor] as const,
  queryFn: async ({ signal }: Signal) => (await api.GET('/companies', { signal })).data,
});

/** The companies of whoever is signed in, each branch after its brand. */
export const companiesAtom = atomWithQuery<CompanySummary[], ApiError>((get) =>
  companiesQuery(get(visitorAtom)),
);

/** Begins the request before the page that shows it is there. */
export const warmCompanies = () =>
  void queryClient.prefetchQuery(companiesQuery(store.get(visitorAtom)));

const companyQuery = (visitor: number, id: string) => ({
  queryKey: ['getCompany', visitor, id] as const,
  queryFn: ({ signal }: Signal) => api.GET('/companies/{id}', { params: { path: { id } }, signal }),
});

export const companyAtom = atomFamily((id: string) =>
  atomWithQuery<Company, ApiError>((get) => companyQuery(get(visitorAtom), id)),
);

export const warmCompany = (id: string) =>
  void queryClient.prefetchQuery(companyQuery(store.get(visitorAtom), id));

/** Asks anew for the list when somebody next looks at it. @see specification, section 4 */
export const refreshCompanies = () =>
  queryClient.invalidateQueries({ queryKey: ['listCompanies'] });

/** Puts a company that a call has answered with in the place of the one before. @see specification, section 4 */
export function keepCompany(company: Company) {
  queryClient.setQueryData(companyQuery(store.get(visitorAtom), company.id).queryKey, company);
  void refreshCompanies();
}

/** Asks anew for companies that a call has changed without answering with them. */
export const refreshCompany = () => queryClient.invalidateQueries({ queryKey: ['getCompany'] });

/** Forgets a company that is gone. */
export function dropCompany(id: string) {
  queryClient.removeQueries({ queryKey: ['getCompany', store.get(visitorAtom), id] });
  void refreshCompanies();
}

export const employeesAtom = atomFamily((id: string) =>
  atomWithQuery<Employee[], ApiError>((get) => ({
    queryKey: ['listEmployees', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/employees', { params: { path: { id } }, signal })).data,
  })),
);

/** Asks anew for the people of a company, and for how many they are. */
export async function refreshEmployees() {
  await queryClient.invalidateQueries({ queryKey: ['listEmployees'] });
  void refreshCompany();
  void refreshCompanies();
}

export const invitationAtom = atomFamily((token: string) =>
  atomWithQuery<Invitation, ApiError>(() => ({
    queryKey: ['getInvitation', token] as const,
    queryFn: ({ signal }: Signal) =>
      api.GET('/invitations/{token}', { params: { path: { token } }, signal }),
  })),
);

const CITIES_PER_PAGE = 100;

/** Cities, page by page; `search` matches either alphabet. @see specification, section 9 */
export const citiesAtom = atomFamily((search: string) =>
  atomWithInfiniteQuery(() => ({
    queryKey: ['listVocabularies', 'city', search] as const,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) => {
      const page = pageParam as number;
      const asked = {
        vocabulary: 'SysProduct.city' as const,
        page,
        per_page: CITIES_PER_PAGE,
        ...(search && { search }),
      };
      const [answer] = await api.POST('/vocabulary', { body: { vocabularies: [asked] }, signal });
      const { items, total } = answer?.city ?? { items: [], total: 0 };
      const cities = items.map(({ label }) => ({ value: label, label }));
      return { cities, total, next: (page + 1) * CITIES_PER_PAGE < total ? page + 1 : undefined };
    },
    getNextPageParam: ({ next }: { next: number | undefined }) => next,
  })),
);
