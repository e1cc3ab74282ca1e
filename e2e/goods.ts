import type { APIRequestContext, Page } from '@playwright/test';
import { SUPPLIER } from './account.ts';

/**
 * Returns the name of a model that nobody sells yet. Its number is no year of make, because a search would read it as
 * one.
 */
export const newModel = (words: string) => `${words} ${3000 + Math.floor(Math.random() * 6000)}`;

/**
 * Returns what asks for the tyres that a visitor finds, with their prices. The answer may be a second old, so pages that
 * show what somebody else has just changed are opened when this has it.
 */
export const tyresFound = (request: APIRequestContext, q: string) => async () => {
  const answer = await request.post('/api/search_v2/tyres', { data: { q, per_page: 5 } });
  const { data }: { data: { title: string; min_bulk_price: number }[] } = await answer.json();
  return data.map(({ title, min_bulk_price }) => `${title}: ${min_bulk_price / 100}`);
};

export interface Goods {
  company: string;
  supplier: string;
  product: { id: string; title: string };
  offer: string;
  /** pieces that reach the supplier's minimum order */
  quantity: number;
}

/** The rows of a catalog list that shows what the address asks for: none while it still shows the list before. */
export const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Товары' })
    .and(page.locator('[aria-busy="false"]'))
    .locator(':scope > li:not([aria-hidden])');

/** Finds a product that the demo's supplier sells, and a quantity that is enough for an order. */
export async function findGoods(request: APIRequestContext): Promise<Goods> {
  const login = await request.post('/api/auth/login', { data: SUPPLIER });
  const { token, token_type } = await login.json();
  const headers = { authorization: `${token_type} ${token}` };
  const { data: companies } = await (await request.get('/api/companies', { headers })).json();
  for (const { id } of companies) {
    const body = { supplier_id: [id], order_by: 'quantity__desc', per_page: 20 };
    const found = await (await request.post('/api/search_v2/tyres', { data: body })).json();
    const supplier = await (await request.get(`/api/suppliers/${id}`, { headers })).json();
    for (const product of found.data) {
      const rests = await request.post(`/api/product/${product.id}/rests`, {
        data: { supplier_id: [id] },
      });
      const [offer] = (await rests.json()).data;
      const lots = Math.ceil(supplier.terms.min_order_sum / offer.bulk_price / offer.multiple) + 1;
      const quantity = Math.max(lots * offer.multiple, offer.min_order, 4);
      if (offer.quantity >= quantity * 3 && quantity % offer.multiple === 0)
        return { company: id, supplier: supplier.name, product, offer: offer.id, quantity };
    }
  }
  throw new Error('The demo’s supplier has nothing to sell.');
}
