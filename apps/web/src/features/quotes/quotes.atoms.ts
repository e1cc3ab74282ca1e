import {
  getInquiry,
  getRequest,
  getRequestChoices,
  getRequestHistory,
  listInquiries,
  listQuotes,
  listRequests,
} from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerFamily, cacheAnswer, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';

export type RequestQuotes = components['schemas']['RequestQuotes'];
export type QuotedLine = RequestQuotes['lines'][number];
export type Quote = components['schemas']['Quote'];
export type Inquiry = components['schemas']['Inquiry'];
export type InquirySummary = components['schemas']['InquirySummary'];
export type InquiryAnswer = components['schemas']['InquiryAnswer'];
export type InquiryBody = components['schemas']['InquiryBody'];
export type OrderBody = components['schemas']['RequestOrderBody'];

/** Answers come while the page is open. */
const LIVE = { staleTime: 0, refetchInterval: 30_000 };

const quotesOf = (request_id: string) => answer(listQuotes, { params: { path: { request_id } } });

/** Who was asked for prices of a request, and what they quote. */
export const quotesAtom = answerFamily(quotesOf, LIVE);

/** What a company is asked to quote. */
export const inquiriesAtom = answerFamily(
  (id: string) => answer(listInquiries, { params: { path: { id } } }),
  { ...LIVE, select: ({ data }) => data },
);

const inquiryOf = (company: string, id: string) =>
  answer(getInquiry, { params: { path: { id: company, inquiry_id: id } } });

export const inquiryAtom = answerFamily(
  ({ company, id }: { company: string; id: string }) => inquiryOf(company, id),
  { staleTime: 0 },
);

/** Sends a company's answer. */
export async function answerInquiry(company: string, id: string, body: InquiryAnswer) {
  const params = { path: { id: company, inquiry_id: id } };
  const inquiry = await api.PUT('/companies/{id}/inquiries/{inquiry_id}', { params, body });
  cacheAnswer(inquiryOf(company, id), inquiry);
  void refresh(listInquiries);
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
  cacheAnswer(inquiryOf(company, inquiry), answered);
  void refresh(listInquiries);
}

export const refreshInquiry = () => refresh(getInquiry);

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
  cacheAnswer(quotesOf(request_id), quotes);
  void refresh(getRequestHistory);
}

/** Lets suppliers answer an inquiry until another moment, or with null no longer. */
export async function setInquiryEnd(request_id: string, inquiry_id: string, until: string | null) {
  const params = { path: { request_id, inquiry_id } };
  const body = { until };
  const quotes = await api.PUT('/requests/{request_id}/inquiries/{inquiry_id}', { params, body });
  cacheAnswer(quotesOf(request_id), quotes);
  void refresh(getRequestHistory);
}

/** Asks again for the quotes of a request, and for the request itself. */
export const refreshQuotes = () =>
  refresh(listQuotes, getRequest, getRequestChoices, getRequestHistory, listRequests);
