import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type RequestQuotes = components['schemas']['RequestQuotes'];
export type QuotedLine = RequestQuotes['lines'][number];
export type Quote = components['schemas']['Quote'];
export type Inquiry = components['schemas']['Inquiry'];
export type InquirySummary = components['schemas']['InquirySummary'];
export type InquiryAnswer = components['schemas']['InquiryAnswer'];
export type InquiryBody = components['schemas']['InquiryBody'];
export type OrderBody = components['schemas']['RequestOrderBody'];
export type PurchasePlan = components['schemas']['PurchasePlan'];

/** Answers come while the page is open. */
const EVERY_MS = 30_000;

const quotesKey = (visitor: number, id: string) => ['listQuotes', visitor, id] as const;

/** Who was asked for prices of a request, and what they quote. */
export const quotesAtom = atomFamily((id: string) =>
  atomWithQuery<RequestQuotes, ApiError>((get) => ({
    queryKey: quotesKey(get(visitorAtom), id),
    ...{ staleTime: 0, refetchInterval: EVERY_MS },
    queryFn: ({ signal }: Signal) =>
      api.GET('/requests/{request_id}/quotes', { params: { path: { request_id: id } }, signal }),
  })),
);

/** What a company is asked to quote. */
export const inquiriesAtom = atomFamily((id: string) =>
  atomWithQuery<InquirySummary[], ApiError>((get) => ({
    queryKey: ['listInquiries', get(visitorAtom), id] as const,
    ...{ staleTime: 0, refetchInterval: EVERY_MS },
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/inquiries', { params: { path: { id } }, signal })).data,
  })),
);

const inquiryKey = (visitor: number, company: string, id: string) =>
  ['getInquiry', visitor, company, id] as const;

export const inquiryAtom = atomFamily(({ company, id }: { company: string; id: string }) =>
  atomWithQuery<Inquiry, ApiError>((get) => ({
    queryKey: inquiryKey(get(visitorAtom), company, id),
    staleTime: 0,
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/inquiries/{inquiry_id}', {
        params: { path: { id: company, inquiry_id: id } },
        signal,
      }),
  })),
);

/** Sends a company's answer. */
export async function answerInquiry(company: string, id: string, body: InquiryAnswer) {
  const params = { path: { id: company, inquiry_id: id } };
  const inquiry = await api.PUT('/companies/{id}/inquiries/{inquiry_id}', { params, body });
  queryClient.setQueryData(inquiryKey(store.get(visitorAtom), company, id), inquiry);
  void queryClient.invalidateQueries({ queryKey: ['listInquiries'] });
  return inquiry;
}

/** Agrees to the price that the buyer wishes of a quote, or declines. */
export async function answerWish(
  company: string,
  inquiry: string,
  quote: string,
  body: { price: number; is_agreed: boolean },
) {
  const params = { path: { id: company, quote_id: quote } };
  const answered = await api.PUT('/companies/{id}/quotes/{quote_id}/wish', { params, body });
  queryClient.setQueryData(inquiryKey(store.get(visitorAtom), company, inquiry), answered);
  void queryClient.invalidateQueries({ queryKey: ['listInquiries'] });
}

export const refreshInquiry = () => queryClient.invalidateQueries({ queryKey: ['getInquiry'] });

const keyed = (request_id: string, key: string) => ({
  path: { request_id },
  header: { 'Idempotency-Key': key },
});

/** Asks suppliers for prices, or with `dry_run` says who would be asked. */
export const askForPrices = (id: string, body: InquiryBody, key: string) =>
  api.POST('/requests/{request_id}/inquiries', { params: keyed(id, key), body });

/** Orders lines, or with `dry_run` says what that would come to. An approval may wait instead. */
export const orderQuoted = (id: string, body: OrderBody, key: string) =>
  api.POST('/requests/{request_id}/orders', { params: keyed(id, key), body });

/** Tells the supplier at which price the buyer would take a quote. */
export async function wishPrice(request_id: string, { id, version }: Quote, price: number) {
  const params = { path: { request_id, quote_id: id } };
  const body = { version, price };
  const quotes = await api.PUT('/requests/{request_id}/quotes/{quote_id}/wish', { params, body });
  queryClient.setQueryData(quotesKey(store.get(visitorAtom), request_id), quotes);
}

/** Asks again for the quotes of a request, and for the request itself. */
export const refreshQuotes = () =>
  Promise.all(
    ['listQuotes', 'getRequest', 'getRequestChoices', 'listRequests'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
