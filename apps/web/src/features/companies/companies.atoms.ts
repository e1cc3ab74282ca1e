import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { PageSignal, Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import type { PageSession } from '../../shared/session/page-session.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type CompanySummary = Data<OperationAt<'/companies', 'get'>>['data'][number];
export type DeletedCompany = Data<OperationAt<'/deleted-companies', 'get'>>['data'][number];
export type Company = Data<OperationAt<'/companies/{id}', 'get'>>;
export type Employee = Data<OperationAt<'/companies/{id}/employees', 'get'>>['data'][number];
export type Mandate = Data<OperationAt<'/companies/{id}/mandates', 'get'>>['data'][number];
export type Warehouse = Data<OperationAt<'/companies/{id}/warehouses', 'get'>>['data'][number];
export type Webhook = Data<OperationAt<'/companies/{id}/webhooks', 'get'>>['data'][number];
export type WebhookCall = Data<
  OperationAt<'/companies/{id}/webhooks/{webhook_id}/calls', 'get'>
>['data'][number];
export type Key = Data<OperationAt<'/companies/{id}/keys', 'get'>>['data'][number];
export type Invitation = Data<OperationAt<'/invitations/{token}', 'get'>>;
const companiesQuery = (visitor: number) => ({
  queryKey: ['listCompanies', visitor] as const,
  queryFn: async ({ signal }: Signal) => (await api.GET('/companies', { signal })).data,
});

/** The companies of the signed-in user, each branch after its parent company. */
export const companiesAtom = atomWithQuery<CompanySummary[], ApiError>((get) =>
  companiesQuery(get(visitorAtom)),
);

/** Starts the request before the page that shows it is rendered. */
export const prefetchCompanies = ({ queryClient, store }: PageSession) =>
  void queryClient.prefetchQuery(companiesQuery(store.get(visitorAtom)));

const companyQuery = (visitor: number, id: string) => ({
  queryKey: ['getCompany', visitor, id] as const,
  queryFn: ({ signal }: Signal) => api.GET('/companies/{id}', { params: { path: { id } }, signal }),
});

export const companyAtom = atomFamily((id: string) =>
  atomWithQuery<Company, ApiError>((get) => companyQuery(get(visitorAtom), id)),
);

export const prefetchCompany = ({ queryClient, store }: PageSession, id: string) =>
  void queryClient.prefetchQuery(companyQuery(store.get(visitorAtom), id));

/** Invalidates the list of companies: it is refetched when it is next shown. @see specification, section 4 */
export const refreshCompanies = () =>
  queryClient.invalidateQueries({ queryKey: ['listCompanies'] });

/** Puts a company that a call has returned into the query cache. @see specification, section 4 */
export function cacheCompany(company: Company) {
  queryClient.setQueryData(companyQuery(store.get(visitorAtom), company.id).queryKey, company);
  void refreshCompanies();
}

/** Refetches companies that a call has changed without returning them. */
export const refreshCompany = () => queryClient.invalidateQueries({ queryKey: ['getCompany'] });

/** Removes a deleted company from the query cache. */
export function dropCompany(id: string) {
  queryClient.removeQueries({ queryKey: ['getCompany', store.get(visitorAtom), id] });
  void refreshDeleted();
  void refreshCompanies();
}

/** The deleted companies that the user can bring back. */
export const deletedCompaniesAtom = atomWithQuery<DeletedCompany[], ApiError>((get) => ({
  queryKey: ['listDeletedCompanies', get(visitorAtom)],
  queryFn: async ({ signal }: Signal) => (await api.GET('/deleted-companies', { signal })).data,
}));

export const refreshDeleted = () =>
  queryClient.invalidateQueries({ queryKey: ['listDeletedCompanies'] });

export const employeesAtom = atomFamily((id: string) =>
  atomWithQuery<Employee[], ApiError>((get) => ({
    queryKey: ['listEmployees', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/employees', { params: { path: { id } }, signal })).data,
  })),
);

/** What acts in the name of the company's people. */
export const mandatesAtom = atomFamily((id: string) =>
  atomWithQuery<Mandate[], ApiError>((get) => ({
    queryKey: ['listMandates', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/mandates', { params: { path: { id } }, signal })).data,
  })),
);

/** Loads what would end with an employee. */
export const loadEnding = async (id: string, employee_id: string) =>
  (await api.GET('/companies/{id}/mandates', { params: { path: { id }, query: { employee_id } } }))
    .data;

/** Refetches what acts in the name of people, and what that is. */
export async function refreshMandates() {
  await queryClient.invalidateQueries({ queryKey: ['listMandates'] });
  for (const list of ['listKeys', 'listWebhooks', 'listSources', 'listShowcases', 'getExchange'])
    void queryClient.invalidateQueries({ queryKey: [list] });
}

export const warehousesAtom = atomFamily((id: string) =>
  atomWithQuery<Warehouse[], ApiError>(() => ({
    queryKey: ['listWarehouses', id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/warehouses', { params: { path: { id } }, signal })).data,
  })),
);

/** Refetches the warehouses of a company, and the offers in them. */
export async function refreshWarehouses(id: string) {
  await queryClient.invalidateQueries({ queryKey: ['listWarehouses', id] });
  void queryClient.invalidateQueries({ queryKey: ['listRests', id] });
  void refreshCompany();
  void refreshCompanies();
}

export const keysAtom = atomFamily((id: string) =>
  atomWithQuery<Key[], ApiError>((get) => ({
    queryKey: ['listKeys', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/keys', { params: { path: { id } }, signal })).data,
  })),
);

export const webhooksAtom = atomFamily((id: string) =>
  atomWithQuery<Webhook[], ApiError>((get) => ({
    queryKey: ['listWebhooks', get(visitorAtom), id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/webhooks', { params: { path: { id } }, signal })).data,
  })),
);

/** Refetches the webhooks of companies. */
export const refreshWebhooks = () => queryClient.invalidateQueries({ queryKey: ['listWebhooks'] });

/** Refetches the API keys of companies. */
export const refreshKeys = () => queryClient.invalidateQueries({ queryKey: ['listKeys'] });

/** Refetches the employees of a company, and their number. */
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

type LogPage = Data<OperationAt<'/companies/{id}/security-log', 'get'>>;
export type LogEntry = LogPage['data'][number];

/** The security log of a company, the newest entries first. */
export const companyLogAtom = atomFamily((id: string) =>
  atomWithInfiniteQuery<LogPage, ApiError>((get) => ({
    queryKey: ['listCompanyLog', get(visitorAtom), id],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.GET('/companies/{id}/security-log', {
        params: { path: { id }, query: pageParam ? { before: String(pageParam) } : {} },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    // others write it
    staleTime: 0,
  })),
);

type CallPage = Data<OperationAt<'/companies/{id}/key-calls', 'get'>>;
export type KeyCall = CallPage['data'][number];
export type KeyReads = CallPage['reads'][number];

/** What programs have changed with a company's keys, the newest first. */
export const keyCallsAtom = atomFamily((id: string) =>
  atomWithInfiniteQuery<CallPage, ApiError>((get) => ({
    queryKey: ['listKeyCalls', get(visitorAtom), id],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.GET('/companies/{id}/key-calls', {
        params: { path: { id }, query: pageParam ? { before: String(pageParam) } : {} },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    // programs go on
    staleTime: 0,
  })),
);
