import type { Body, Data, OperationAt } from '@org/api-client';
import {
  getCompany,
  getExchange,
  getInvitation,
  listCompanies,
  listCompanyLog,
  listDeletedCompanies,
  listEmployees,
  listKeyCalls,
  listKeys,
  listMandates,
  listRests,
  listShowcases,
  listSources,
  listWarehouses,
  listWebhooks,
} from '@org/api-client/operations';
import {
  answer,
  answerAtom,
  answerFamily,
  byCursor,
  cacheAnswer,
  dropAnswer,
  pagesFamily,
  prefetch,
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import type { PageSession } from '../../shared/session/page-session.ts';

export type CompanySummary = Data<OperationAt<'/companies', 'get'>>['data'][number];
export type DeletedCompany = Data<OperationAt<'/deleted-companies', 'get'>>['data'][number];
export type Company = Data<OperationAt<'/companies/{id}', 'get'>>;
export type Employee = Data<OperationAt<'/companies/{id}/employees', 'get'>>['data'][number];
export type Mandate = Data<OperationAt<'/companies/{id}/mandates', 'get'>>['data'][number];
export type Webhook = Data<OperationAt<'/companies/{id}/webhooks', 'get'>>['data'][number];
export type WebhookCall = Data<
  OperationAt<'/companies/{id}/webhooks/{webhook_id}/calls', 'get'>
>['data'][number];
export type Key = Data<OperationAt<'/companies/{id}/keys', 'get'>>['data'][number];
export type Invitation = Data<OperationAt<'/invitations/{token}', 'get'>>;

/** The companies of the signed-in user, each branch after its parent company. */
export const companiesAtom = answerAtom(() => answer(listCompanies), {
  select: ({ data }) => data,
});

/** Starts the request before the page that shows it is rendered. */
export const prefetchCompanies = (session: PageSession) => prefetch(session, answer(listCompanies));

const company = (id: string) => answer(getCompany, { params: { path: { id } } });
export const companyAtom = answerFamily(company);
export const prefetchCompany = (session: PageSession, id: string) => prefetch(session, company(id));

/** Invalidates the list of companies: it is refetched when it is next shown. @see specification, section 4 */
export const refreshCompanies = () => refresh(listCompanies);

/** Puts a company that a call has returned into the query cache. @see specification, section 4 */
export function cacheCompany(changed: Company) {
  cacheAnswer(company(changed.id), changed);
  void refreshCompanies();
}

/** Refetches companies that a call has changed without returning them. */
export const refreshCompany = () => refresh(getCompany);

/** Removes a deleted company from the query cache. */
export function dropCompany(id: string) {
  dropAnswer(company(id));
  void refresh(listDeletedCompanies, listCompanies);
}

/** The deleted companies that the user can bring back. */
export const deletedCompaniesAtom = answerAtom(() => answer(listDeletedCompanies), {
  select: ({ data }) => data,
});

export const employeesAtom = answerFamily(
  (id: string) => answer(listEmployees, { params: { path: { id } } }),
  { select: ({ data }) => data },
);

/** What acts in the name of the company's people. */
export const mandatesAtom = answerFamily(
  (id: string) => answer(listMandates, { params: { path: { id } } }),
  { select: ({ data }) => data },
);

/** Loads what would end with an employee. */
export const loadEnding = async (id: string, employee_id: string) =>
  (await api.GET('/companies/{id}/mandates', { params: { path: { id }, query: { employee_id } } }))
    .data;

/** Refetches what acts in the name of people, and what that is. */
export async function refreshMandates() {
  await refresh(listMandates);
  void refresh(listKeys, listWebhooks, listSources, listShowcases, getExchange);
}

/** Refetches the warehouses of companies, and the offers in them. */
export async function refreshWarehouses() {
  await refresh(listWarehouses);
  void refresh(listRests, getCompany, listCompanies);
}

export const keysAtom = answerFamily(
  (id: string) => answer(listKeys, { params: { path: { id } } }),
  { select: ({ data }) => data },
);

export const webhooksAtom = answerFamily(
  (id: string) => answer(listWebhooks, { params: { path: { id } } }),
  { select: ({ data }) => data },
);

/** Refetches the webhooks of companies. */
export const refreshWebhooks = () => refresh(listWebhooks);

/** Refetches the API keys of companies. */
export const refreshKeys = () => refresh(listKeys);

/** Refetches the employees of a company, and their number. */
export async function refreshEmployees() {
  await refresh(listEmployees);
  void refresh(getCompany, listCompanies);
}

export const invitationAtom = answerFamily((token: string) =>
  answer(getInvitation, { params: { path: { token } } }),
);

type LogPage = Data<OperationAt<'/companies/{id}/security-log', 'get'>>;
export type LogEntry = LogPage['data'][number];

/** The security log of a company, the newest entries first. Others write it. */
export const companyLogAtom = pagesFamily(
  (id: string) => answer(listCompanyLog, { params: { path: { id } } }),
  byCursor,
  { staleTime: 0 },
);

type CallPage = Data<OperationAt<'/companies/{id}/key-calls', 'get'>>;
export type KeyCall = CallPage['data'][number];
export type KeyReads = CallPage['reads'][number];

/** What programs have changed with a company's keys, the newest first. They go on. */
export const keyCallsAtom = pagesFamily(
  (id: string) => answer(listKeyCalls, { params: { path: { id } } }),
  byCursor,
  { staleTime: 0 },
);

/** Removes an employee; what acts in the employee's name ends, or goes over to somebody else. */
export const removeEmployee = (
  id: string,
  employee_id: string,
  body: Body<OperationAt<'/companies/{id}/employees/{employee_id}/remove', 'post'>>,
) =>
  api.POST('/companies/{id}/employees/{employee_id}/remove', {
    params: { path: { id, employee_id } },
    body,
  });

/** Makes an employee an owner, or no longer one. */
export async function setOwner(id: string, employee_id: string, isOwner: boolean) {
  const params = { path: { id, employee_id } };
  const address = '/companies/{id}/owners/{employee_id}';
  await (isOwner ? api.PUT(address, { params }) : api.DELETE(address, { params }));
  await refreshEmployees();
}

/** Takes over what acted in the name of somebody who has left. */
export async function takeMandates(id: string, mandates: readonly Pick<Mandate, 'kind' | 'id'>[]) {
  await api.POST('/companies/{id}/mandates/take', {
    params: { path: { id } },
    body: { mandates: mandates.map(({ kind, id: mandate }) => ({ kind, id: mandate })) },
  });
  await refreshMandates();
}

/** Makes a branch a company of its own. */
export async function detachFilial(companyId: string, filialId: string) {
  await api.DELETE('/companies/{companyId}/detach-filial/{filialId}', {
    params: { path: { companyId, filialId } },
  });
  await refresh(getCompany, listCompanies);
}

export const deleteCompany = (id: string) =>
  api.DELETE('/companies/{id}', { params: { path: { id } } });

/** Brings a deleted company back. */
export async function restoreCompany(id: string) {
  cacheCompany(await api.POST('/deleted-companies/{id}/restore', { params: { path: { id } } }));
  await refresh(listDeletedCompanies);
}

/** Becomes an employee of the company that has invited. */
export async function acceptInvitation(token: string) {
  const company = await api.POST('/invitations/{token}', { params: { path: { token } } });
  cacheCompany(company);
  return company;
}

/** What the register of companies knows by an ИНН. */
export const findParty = (inn: string) =>
  api.GET('/requisites/{inn}', { params: { path: { inn } } });
