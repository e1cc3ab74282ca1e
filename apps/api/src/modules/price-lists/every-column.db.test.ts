import type { Section } from '@org/api-client/schema';
import { ATTRIBUTES, type AttributeName } from '@org/trade/attributes';
import { FIELDS, OFFER_NUMBERS } from '@org/trade/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillReference } from '../../seed/seed.ts';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

/** A cell of an attribute's column, and the filter value that then finds the product. */
type Cell = readonly [cell: string | number, value: string | number | boolean];
type Goods = Partial<Record<AttributeName, Cell>>;

const same = (value: string | number): Cell => [value, value];
const OFF_ROAD: Goods = {
  outer_diameter: same(31),
  width: same(10.5),
  profile: ['', 0],
  diameter: same(15),
};
const METRIC: Goods = { width: same(120), profile: same(70), diameter: same(17) };
const TYRE: Goods = {
  load_index: same(109),
  speed_index: same('Q'),
  season: ['Зимняя', 'winter'],
  studded: ['шип.', true],
  run_flat: ['да', true],
  xl: ['XL', true],
  light_truck: ['LT', true],
  tube: ['Бескамерная', 'TL'],
  construction: ['Радиальная', 'radial'],
  country: ['Сан-Марино', 'Сан-Марино'],
};
const DISK: Goods = {
  rim_width: same(7.5),
  diameter: same(17),
  bolts: same(5),
  pcd: same(114.3),
  et: same(-12),
  dia: same(67.1),
  rim_type: ['кованые', 'forged'],
  colour: ['Малиновый перламутр', 'Малиновый перламутр'],
  country: ['Сан-Марино', 'Сан-Марино'],
};

/** A row for every section, with a cell for every column that describes its products. */
const GOODS: Record<Section, Goods> = {
  tyres: {
    ...OFF_ROAD,
    ...TYRE,
    vehicle: ['кроссовер', 'suv'],
    terrain: ['A/T', 'AT'],
    homologation: ['QX7', 'QX7'],
    three_peak: ['есть', true],
  },
  truck_tyres: {
    width: same(315),
    profile: same(80),
    diameter: same(22.5),
    ...TYRE,
    axle: ['Рулевая ось', 'steer'],
    ply_rating: same(20),
    three_peak: ['3PMSF', true],
  },
  special_tyres: {
    width: same(18.4),
    profile: ['', 0],
    diameter: same(38),
    ...TYRE,
    application: ['Сельхозтехника', 'agro'],
    pattern: same('R-9Z'),
    ply_rating: same(12),
  },
  moto_tyres: {
    ...METRIC,
    ...TYRE,
    position: ['задняя', 'rear'],
    moto_type: ['Эндуро', 'enduro'],
  },
  quadro_tyres: {
    ...OFF_ROAD,
    ...TYRE,
    position: ['перед', 'front'],
    ply_rating: same(6),
    terrain: ['Грязь', 'mud'],
  },
  disks: DISK,
  truck_disks: { ...DISK, rim_width: same(11.75), diameter: same(22.5), bolts: same(10) },
};
const SHEETS: Record<Section, string> = {
  tyres: 'Легковые шины',
  disks: 'Диски',
  truck_tyres: 'Грузовые шины',
  truck_disks: 'Грузовые диски',
  special_tyres: 'Спецшины',
  moto_tyres: 'Мотошины',
  quadro_tyres: 'Квадрошины',
};
const SECTIONS = Object.keys(SHEETS) as Section[];

const namesOf = (section: Section) =>
  (Object.keys(ATTRIBUTES) as AttributeName[]).filter((name) =>
    ATTRIBUTES[name].sections.includes(section),
  );
const goodsOf = (section: Section): Goods => ({
  ...GOODS[section],
  brand: same('Pirelli'),
  model: same(`Prova ${section.replaceAll('_', ' ')}`),
});

let app: PriceListApp;
let columns: { sheet: string | null; title: string; field: string | null }[];
beforeAll(async () => {
  app = await createPriceListApp();
  // fills the words of attributes: without them there are no filters by word
  await fillReference(app.server.db);
  await app.changeSupplier();
  const sheets = SECTIONS.map((section) => {
    const goods = Object.entries(goodsOf(section)) as [AttributeName, Cell][];
    const titles = goods.map(([name]) => ATTRIBUTES[name].label);
    const row = goods.map(([, [cell]]) => cell);
    return [
      SHEETS[section],
      [
        [...titles, 'Цена', 'Остаток'],
        [...row, 5480, 12],
      ],
    ];
  });
  const { id } = await app.upload(workbook(Object.fromEntries(sheets)));
  const preview = await app.until(id, 'preview');
  expect(preview).toMatchObject({ accepted: SECTIONS.length, rejected_count: 0 });
  ({ columns } = preview);
  await app.user.post(app.path(id, '/confirm'), {});
  await app.until(id, 'done');
});
afterAll(() => app.server.close());

/** Returns search bodies that ask for a value of an attribute: the value itself, values from it on, or a range. */
const bodies = (name: AttributeName, value: Cell[1]) => {
  const { filter } = ATTRIBUTES[name];
  if (filter === 'flag') return [{ [name]: value }];
  if (filter === 'any') return [{ [name]: [value] }];
  return filter === 'least'
    ? [{ [`${name}_min`]: value }]
    : [{ [`${name}_min`]: value, [`${name}_max`]: value }];
};

describe.each(SECTIONS)('%s', (section) => {
  const goods = goodsOf(section);
  const find = async (body: object) =>
    (await app.user.post(`/search_v2/${section}`, body)).json().data as { model: string }[];

  test('has a cell for every attribute', () => {
    // only some sizes begin with an outer diameter
    const expected = namesOf(section).filter((name) => name !== 'outer_diameter');
    expect(Object.keys(goods)).toEqual(expect.arrayContaining(expected));
  });

  test('understands every column by its title', () => {
    const found = columns.filter(({ sheet }) => sheet === SHEETS[section]);
    const fields = Object.fromEntries(found.map(({ title, field }) => [title, field]));
    for (const [name, [cell]] of Object.entries(goods))
      if (cell !== '') expect(fields).toMatchObject({ [ATTRIBUTES[name as 'width'].label]: name });
  });

  test.each(Object.entries(goods) as [AttributeName, Cell][])(
    'is found by %s as its column says it',
    async (name, [, value]) => {
      for (const body of bodies(name, value))
        expect(await find(body)).toMatchObject([{ model: goods.model?.[1] }]);
      if (typeof value === 'boolean') expect(await find({ [name]: !value })).toEqual([]);
    },
  );
});

test('what a card says of goods is what their columns say', async () => {
  const answer = await app.user.post('/search_v2/tyres', {});
  const { vehicle, terrain, homologation, three_peak } = answer.json().data[0].specs;
  expect({ vehicle, terrain, homologation, three_peak }).toEqual({
    vehicle: 'suv',
    terrain: 'AT',
    homologation: 'QX7',
    three_peak: true,
  });
});

test('an offer has every number of its row, the changed ones too, and the old ones after an undo', async () => {
  await app.changeSupplier();
  const numbers = (more: number) => OFFER_NUMBERS.map((name) => FIELDS[name].range[0] + more);
  const list = (more: number) =>
    workbook({
      Шины: [
        ['Наименование', 'Цена', 'Остаток', ...OFFER_NUMBERS.map((name) => FIELDS[name].label)],
        ['Viatti Bosco 215/65 R16 98T', 5480, 120, ...numbers(more)],
      ],
    });
  const offers = async () => {
    const { rows } = await app.server.db.query<{ id: string }>(
      'select product_id::text id from offer where supplier_id = $1',
      [app.supplierId()],
    );
    const answer = await app.user.post(`/product/${rows[0]?.id}/rests`, {});
    return answer
      .json()
      .data.map((offer: Record<string, unknown>) => OFFER_NUMBERS.map((name) => offer[name]));
  };
  await app.apply(list(1));
  expect(await offers()).toEqual([numbers(1)]);
  const again = await app.apply(list(2));
  expect([again.updated, await offers()]).toEqual([1, [numbers(2)]]);
  await app.user.post(app.path(again.id, '/undo'));
  expect(await offers()).toEqual([numbers(1)]);
});
