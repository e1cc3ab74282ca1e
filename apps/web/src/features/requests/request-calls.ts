import type { components } from '@org/api-client/schema';
import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';
import { store } from '../../shared/session/store.ts';
import { requestPlaceAtom } from './request-place.atoms.ts';

export type GoodsRequest = components['schemas']['GoodsRequest'];
export type RequestSummary = components['schemas']['GoodsRequestSummary'];
export type RequestChange = components['schemas']['RequestChange'];
export type OrderBody = components['schemas']['RequestOrderBody'];
export type PlanBody = components['schemas']['RequestPlanBody'];
export type RequestPlan = components['schemas']['RequestPlan'];
export type Strategy = RequestPlan['strategy'];
export type PurchasePlan = components['schemas']['PurchasePlan'];
export type MatchedList = components['schemas']['MatchedList'];
export type MatchedRow = components['schemas']['MatchedRow'];
export type OfferedGoods = components['schemas']['OfferedGoods'];
export type GoodsOption = components['schemas']['GoodsOption'];
export type GoodsOffer = components['schemas']['GoodsOffer'];

/** What a line means today. */
export interface Choice {
  line_id: string;
  row: MatchedRow;
}

/** The limits of one call. */
export const MAX_ROWS = 500;
export const MAX_CHARACTERS = 200_000;
export const MAX_BYTES = 5 * 2 ** 20;

/** The city that offers are compared for, if there is one. */
const market = () => {
  const to = store.get(requestPlaceAtom);
  return to ? { to } : {};
};

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });
const at = (request_id: string) => ({ path: { request_id } });

/** Keeps a text as a request; resolves to its id. `key` is that of the press of the button. */
export const createRequest = async (
  text: string,
  company_id: string | null,
  key: string,
): Promise<string> =>
  (await api.POST('/requests', { params: keyed(key), body: { text, company_id } })).id;

/** The same with a file. Reports the upload progress, 0 to 100. */
export const createRequestOfFile = async (
  file: File,
  company_id: string | null,
  {
    key,
    onProgress,
    signal,
  }: { key: string; onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string> => {
  const query = company_id === null ? {} : { company_id };
  const client = apiOver((request) => sendWithProgress(request, onProgress));
  const made = await client.upload(
    '/requests/upload',
    { file },
    { signal, params: { ...keyed(key), query } },
  );
  return made.id;
};

/** Makes another request of the same lines; resolves to its id. */
export const copyRequest = async (request_id: string, key: string): Promise<string> =>
  (await api.POST('/requests/copies', { params: keyed(key), body: { request_id } })).id;

/** Moves the lines of the cart into a new request; resolves to its id. */
export const moveCartToRequest = async (company_id: string | null, key: string): Promise<string> =>
  (await api.POST('/cart/request', { params: keyed(key), body: { company_id } })).id;

export const loadRequest = (id: string): Promise<GoodsRequest> =>
  api.GET('/requests/{request_id}', { params: at(id) });

export const updateRequest = (id: string, body: RequestChange): Promise<GoodsRequest> =>
  api.PUT('/requests/{request_id}', { params: at(id), body });

/** Reads a text into lines of a request, at its end or in place of a line. */
export const addRequestLines = (
  id: string,
  body: { version: number; text: string; instead_of?: string },
  key: string,
): Promise<GoodsRequest> =>
  api.POST('/requests/{request_id}/lines', { params: { ...at(id), ...keyed(key) }, body });

/** Orders lines, or with `dry_run` says what that would come to. An approval may wait instead. */
export const orderRequest = (id: string, body: OrderBody, key: string) =>
  api.POST('/requests/{request_id}/orders', { params: { ...at(id), ...keyed(key) }, body });

/** The ways to buy lines as a whole, and when offers arrive. */
export const planRequest = (id: string, body: PlanBody, signal: AbortSignal) =>
  api.POST('/requests/{request_id}/plans', { params: at(id), body, signal });

/** Reads a text without keeping it. */
export const matchText = (text: string): Promise<MatchedList> =>
  api.POST('/requests/match', { body: { text, ...market() } });

type Conditions = GoodsRequest['conditions'];

/** What the conditions of a request demand of offers, as a call says it. */
const demanded = ({ dot_year_min, with_vat }: Conditions) => ({
  ...(dot_year_min !== null && { dot_year_min }),
  ...(with_vat && { with_vat }),
});

/** Loads a product that a line may mean, with its offers for as many pieces as it wants. */
export const loadProduct = (
  conditions: Conditions,
  product_id: string,
  wanted: number | null,
): Promise<OfferedGoods> => {
  const terms = { ...market(), ...demanded(conditions), ...(wanted && { quantity_min: wanted }) };
  return api.GET('/requests/goods', { params: { query: { product_id, ...terms } } });
};

/** Products that may replace another one, on offer for as many pieces. */
export const loadSubstitutes = async (
  conditions: Conditions,
  product_id: string,
  wanted: number | null,
): Promise<GoodsOption[]> => {
  const terms = { ...market(), ...demanded(conditions), ...(wanted && { quantity_min: wanted }) };
  return (await api.POST('/substitutes', { body: { product_id, ...terms } })).data;
};
