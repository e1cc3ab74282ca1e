import type {
  ProductPage,
  Suggestions,
  VocabularyName,
  VocabularyResponse,
} from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { SECTIONS } from './filter/sections.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

describe('vocabularies', () => {
  const ask = async (vocabulary: string, rest: object = {}) => {
    const [answer] = await server.post<VocabularyResponse>('/vocabulary', {
      vocabularies: [{ vocabulary: `SysProduct.${vocabulary}` as VocabularyName, ...rest }],
    });
    return answer![vocabulary]!;
  };

  test('an attribute counts as its facet does over the whole section', async () => {
    for (const { code, attributes } of Object.values(SECTIONS)) {
      // a facet counts all-terrain tyres under every season that finds them, a vocabulary under their own
      const names = attributes.filter(
        (name) =>
          !['studded', 'run_flat', 'xl', 'light_truck', 'three_peak', 'season'].includes(name),
      );
      const { facets } = await server.post<ProductPage>(`/search_v2/${code}`, { facets: names });
      for (const name of names) {
        const { items, total } = await ask(`${code}_${name}`, { per_page: 500 });
        const byValue = (a: { value: unknown }, b: { value: unknown }) =>
          String(a.value) < String(b.value) ? -1 : 1;
        expect(items.toSorted(byValue), `${code}_${name}`).toEqual(
          [...facets[name]!].sort(byValue),
        );
        expect(total).toBe(items.length);
      }
    }
  });

  test('cities and suppliers count the products that they have', async () => {
    const distinct = (key: 'city' | 'supplier_id', value: string) =>
      new Set(
        server.catalog.offers
          .filter((offer) => offer.quantity > 0 && offer[key] === value)
          .map(({ product_id }) => product_id),
      ).size;
    const cities = await ask('city');
    expect(cities.items.length).toBeGreaterThan(1);
    for (const { value, count } of cities.items)
      expect(count).toBe(distinct('city', String(value)));
    for (const { value, count } of (await ask('supplier')).items)
      expect(count).toBe(distinct('supplier_id', String(value)));
  });

  test('names are found in either alphabet and in the wrong layout', async () => {
    const found = async (search: string) =>
      (await ask('tyres_brand', { search })).items.map(({ value }) => value);
    expect(await found('НОК')).toEqual(['Nokian Tyres']);
    expect(await found('nok')).toEqual(['Nokian Tyres']);
    expect(await found('kam')).toEqual(['Кама']);
    expect(await found('ешке')).toEqual([]);
    expect(await found('тщлшфт')).toEqual(['Nokian Tyres']);
  });

  test('a name is found in spite of slips and of the words that it is parted into', async () => {
    const found = async (search: string) =>
      (await ask('tyres_brand', { search })).items.map(({ value }) => value);
    expect(await found('нокеан')).toEqual(['Nokian Tyres']);
    expect(await found('nokiantyres')).toEqual(['Nokian Tyres']);
    expect(await found('тойота')).toEqual([]);
  });

  test('cars are found by what people call them, in the wrong layout and with slips', async () => {
    const found = async (vocabulary: string, search: string, filter?: object) =>
      (await ask(vocabulary, { search, ...(filter && { filter }) })).items.map(
        ({ value }) => value,
      );
    for (const typed of ['бмв', ',vd', 'bmw'])
      expect(await found('car_brand', typed), typed).toEqual(['BMW']);
    expect(await found('car_brand', 'запорожец')).toEqual([]);
  });

  test('pages count from 0 and know how many there are', async () => {
    const all = await ask('tyres_brand');
    const second = await ask('tyres_brand', { page: 1, per_page: 1 });
    expect(second).toEqual({ items: [all.items[1]], total: all.total, page: 1, per_page: 1 });
    expect((await ask('tyres_brand', { page: 99 })).items).toEqual([]);
  });

  test('sizes ascend, kinds keep the order of the trade', async () => {
    const widths = (await ask('tyres_width')).items.map(({ value }) => Number(value));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect((await ask('tyres_season')).items.map(({ value }) => value)).toEqual([
      'summer',
      'winter',
      'all_season',
    ]);
  });

  test('a car is chosen step by step', async () => {
    expect((await ask('car_brand')).items).toEqual([{ value: 'BMW', label: 'BMW', count: 1 }]);
    expect((await ask('car_model', { filter: { car_brand: 'BMW' } })).items).toEqual([
      { value: '3', label: '3', count: 2 },
    ]);
    expect(
      (await ask('car_modification', { filter: { car_brand: 'BMW', car_model: '3' } })).total,
    ).toBe(2);
    const f30 = { car_brand: 'BMW', car_model: '3', car_year: 2015 };
    expect((await ask('car_modification', { filter: f30 })).items).toMatchObject([
      { value: 'F30' },
    ]);
    const years = (await ask('car_year', { filter: { car_brand: 'BMW', car_model: '3' } })).items;
    expect(years.at(-1)).toEqual({ value: 2011, label: '2011', count: 1 });
    expect(years.find(({ value }) => value === 2019)?.count).toBe(2);
    expect(years[0]?.value).toBeGreaterThanOrEqual(2025);
    expect((await ask('car_model', { filter: { car_brand: 'LADA' } })).total).toBe(0);
    expect((await ask('car_brand', { search: 'bm' })).total).toBe(1);
  });

  test('models are those of the chosen brands', async () => {
    const { items } = await ask('tyres_model', { filter: { brand: ['Кама'] } });
    expect(items.map(({ value }) => value).sort()).toEqual(['505', 'Евро 129']);
  });

  test('several come in the order asked; an unknown one is refused', async () => {
    const names = ['SysProduct.disks_brand', 'SysProduct.car_brand', 'SysProduct.tyres_brand'];
    const answer = await server.post<VocabularyResponse>('/vocabulary', {
      vocabularies: names.map((vocabulary) => ({ vocabulary })),
    });
    expect(answer.flatMap(Object.keys)).toEqual(['disks_brand', 'car_brand', 'tyres_brand']);
    const { status, body } = await server.send('/vocabulary', {
      vocabularies: [{ vocabulary: 'SysProduct.tyres_smell' }],
    });
    expect(status).toBe(422);
    expect(body).toHaveProperty(['errors', 'vocabularies.0.vocabulary']);
  });
});

describe('suggestions', () => {
  const suggest = (q: string, section?: string) =>
    server.post<Suggestions>('/search_v2/suggest', { q, ...(section && { section }) });

  test('count what the same words find in the search', async () => {
    for (const q of ['нокиан зима', '205/55 R16', 'nordic', '7']) {
      const { total, models } = await suggest(q, 'tyres');
      const { meta } = await server.post<ProductPage>('/search_v2/tyres', { q });
      expect(total, q).toBe(meta.total);
      expect(models).toHaveLength(Math.min(8, total));
    }
  });

  test('without a section find the one that the words speak of', async () => {
    const { understood, sections } = await suggest('7x16 5x100');
    expect(understood.section).toBe('disks');
    expect(sections.map(({ section }) => section)).not.toContain('moto_tyres');
  });

  test('name brands and suppliers that begin so', async () => {
    const { brands, suppliers } = await suggest('миш', 'tyres');
    expect(brands.map(({ brand }) => brand)).toEqual(['Michelin']);
    expect(suppliers).toEqual([]);
    expect((await suggest('постав', 'tyres')).suppliers).toHaveLength(3);
  });

  test('say nothing to nothing', async () => {
    expect(await suggest(' ')).toMatchObject({
      total: 0,
      sections: [],
      understood: { section: null },
    });
  });
});
