import { expect, type Page, test } from '@playwright/test';
import { SUPPLIER, signIn } from './account.ts';

interface Choice {
  value: string | boolean;
  label: string;
}

interface Fact {
  label: string;
  value: Choice['value'] | null;
  choices: Choice[];
}

/** Finds a motorcycle tyre that the demo's supplier sells, and a fact of it that can have another value. */
async function findFact(page: Page) {
  const { token, token_type } = await signIn(page, SUPPLIER);
  const headers = { authorization: `${token_type} ${token}` };
  const { data: companies } = await (await page.request.get('/api/companies', { headers })).json();
  const supplier_id = companies.map(({ id }: { id: string }) => id);
  const found = await page.request.post('/api/search_v2/moto_tyres', { data: { supplier_id } });
  const [product] = (await found.json()).data;
  const answer = await page.request.get(`/api/product/${product.id}/facts`, { headers });
  const { facts } = (await answer.json()) as { facts: Fact[] };
  // yes and no have no words of their own
  const fact = facts.find(({ choices }) => typeof choices[1]?.value === 'string') as Fact;
  const other = fact.choices.find(({ value }) => value !== fact.value) as Choice;
  return { path: `/moto_tires?product=${product.id}`, fact, other };
}

/** Opens the facts of the product that a link leads to. */
async function openFacts(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Характеристики' }).click();
  const dialog = page.getByRole('dialog', { name: 'Характеристики', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function correct(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('button', { name: 'Исправить' }).click();
  await page.getByRole('combobox', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
}

test('a supplier corrects a fact of a product, buyers read it, and it is taken back', async ({
  page,
  browser,
}) => {
  const { path, fact, other } = await findFact(page);
  const dialog = await openFacts(page, path);
  await correct(page, fact.label, other.label);
  await expect(dialog).toContainText(`${other.label} — исправлено поставщиком`);

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  const seen = await openFacts(visitor, path);
  await expect(seen).toContainText(`${other.label} — исправлено поставщиком`);
  await expect(seen.getByRole('button', { name: 'Исправить' })).toHaveCount(0);
  await visit.close();

  await correct(page, fact.label, /^Как в прайс-листах/);
  await expect(dialog).not.toContainText('исправлено поставщиком');
});
