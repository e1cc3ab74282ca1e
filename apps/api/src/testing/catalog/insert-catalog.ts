import { speedKmh } from '@org/tyre-names/sizes/indices';
import { ATTRIBUTES, type Attribute, SECTIONS } from '../../modules/catalog/filter/sections.ts';
import type { TestApp } from '../test-app.ts';
import type { TestCar, TestCatalog, TestProduct, Value } from './random-catalog.ts';

type Row = Record<string, unknown>;
type Rows = [table: string, rows: Row[]];

const hundredths = (value: number) => Math.round(value * 100);

/** Numbers names from 1 in their order. */
const numbered = (names: readonly string[]) => new Map(names.map((name, at) => [name, at + 1]));

const modelNames = ({ brands }: TestCatalog) =>
  brands.flatMap(({ name, models }) => models.map((model) => ({ brand: name, name: model })));

/** Returns the values of the enumerated attributes, numbered. */
const words = ({ values }: TestCatalog) =>
  Object.entries(ATTRIBUTES)
    .filter(([, { kind }]) => kind === 'word')
    .flatMap(([attribute]) =>
      [...new Set(values[attribute])]
        .filter((value) => value !== null)
        .map((value, position) => ({ attribute, value, label: `«${value}»`, position })),
    )
    .map((word, at) => ({ id: at + 1, ...word }));

function names(catalog: TestCatalog): Rows[] {
  const { cities, brands, suppliers } = catalog;
  const brandIds = numbered(brands.map(({ name }) => name));
  const zone = { region: 'Россия', time_zone: 'Europe/Moscow' };
  const terms = { city_id: 1, min_order_sum: 0, pickup: false, registered_at: '2020-01-01' };
  return [
    ['city', cities.map((name, at) => ({ id: at + 1, name, ...zone }))],
    ['brand', brands.map(({ name, aliases }, at) => ({ id: at + 1, name, aliases }))],
    [
      'model',
      modelNames(catalog).map(({ brand, name }, at) => ({
        id: at + 1,
        brand_id: brandIds.get(brand),
        name,
      })),
    ],
    ['attribute_value', words(catalog)],
    ['company', suppliers.map((supplier) => ({ ...supplier, ...terms }))],
  ];
}

function products(catalog: TestCatalog): Rows[] {
  const brandIds = numbered(catalog.brands.map(({ name }) => name));
  const modelIds = numbered(modelNames(catalog).map(({ brand, name }) => `${brand} ${name}`));
  const wordIds = new Map(
    words(catalog).map(({ id, attribute, value }) => [`${attribute} ${value}`, id]),
  );
  const stored = (name: string, { kind }: Attribute, value: Value) => {
    if (value === null) return null;
    if (kind === 'size') return hundredths(Number(value));
    if (kind === 'speed') return speedKmh(value as 'T');
    return kind === 'word' ? wordIds.get(`${name} ${value}`) : value;
  };
  const ids = ({ section, brand, model }: TestProduct) => ({
    section: SECTIONS[section].id,
    brand_id: brand === null ? null : brandIds.get(brand),
    model_id: model === null ? null : modelIds.get(`${brand} ${model}`),
  });
  const columns = (product: TestProduct): Row => ({
    ...Object.fromEntries(
      Object.entries(ATTRIBUTES).map(([name, attribute]) => [
        attribute.column,
        stored(name, attribute, product.attributes[name as 'width'] ?? null),
      ]),
    ),
    ...ids(product),
  });
  const empty = { quantity: 0, offers_count: 0, suppliers_count: 0 };
  return [
    [
      'product',
      catalog.products.map((product) => ({
        id: product.id,
        ...ids(product),
        size: '205/55 R16',
        specs: {},
        search_text: product.search_text,
      })),
    ],
    [
      'listing',
      catalog.products.map((product) => ({
        product_id: product.id,
        ...columns(product),
        sort_name: product.sort_name,
        ...empty,
      })),
    ],
  ];
}

function offers({ offers: all, products: goods, cities }: TestCatalog): Rows[] {
  const cityIds = numbered(cities);
  const sections = new Map(goods.map(({ id, section }) => [id, SECTIONS[section].id]));
  const warehouses = new Map(all.map((offer) => [offer.warehouse_id, offer]));
  const terms = { quantity_is_minimum: false };
  return [
    [
      'warehouse',
      [...warehouses].map(([id, { supplier_id, city, delivery_days_min, delivery_days_max }]) => ({
        id,
        company_id: supplier_id,
        city_id: cityIds.get(city),
        name: `Склад ${id}`,
        delivery_days_min,
        delivery_days_max,
      })),
    ],
    [
      'offer',
      all.map(({ city, delivery_days_min: _min, delivery_days_max: _max, ...offer }) => ({
        ...offer,
        ...terms,
        city_id: cityIds.get(city),
        section: sections.get(offer.product_id),
        updated_at: new Date(Date.UTC(2026, 0, 1, 0, offer.id)).toISOString(),
      })),
    ],
  ];
}

/** Makes one delivery zone per supplier, for everywhere, with a term for each of its warehouses. */
function deliveries({ suppliers, deliveries: terms, offers: all }: TestCatalog): Rows[] {
  const zones = numbered(suppliers.map(({ id }) => id));
  const suppliersOf = new Map(
    all.map(({ warehouse_id, supplier_id }) => [String(warehouse_id), supplier_id]),
  );
  const zone = { position: 0, name: 'Россия', own_city: false, everywhere: true };
  if (terms.length === 0) return [];
  return [
    [
      'delivery_zone',
      suppliers.map(({ id }) => ({
        id: zones.get(id),
        company_id: id,
        ...zone,
        cities: [],
        regions: [],
      })),
    ],
    [
      'delivery_term',
      terms.map((term) => ({
        ...term,
        zone_id: zones.get(suppliersOf.get(term.warehouse_id) ?? ''),
      })),
    ],
  ];
}

const carRow = ({ brand, model, modification, years, bolts, pcd, dia, et }: TestCar): Row => ({
  brand,
  model,
  modification,
  year_from: years[0],
  year_to: years[1],
  bolts,
  pcd: hundredths(pcd),
  dia: hundredths(dia),
  et_min: hundredths(et[0]),
  et_max: hundredths(et[1]),
});

const cars = ({ cars: all }: TestCatalog): Rows[] => [
  ['car', all.map((car, at) => ({ id: at + 1, ...carRow(car) }))],
  [
    'car_size',
    all.flatMap(({ tyres }, at) =>
      tyres.map(([width, profile, diameter]) => ({
        car_id: at + 1,
        kind: 'tyre',
        axle: 'both',
        original: true,
        width: hundredths(width),
        profile: hundredths(profile),
        diameter: hundredths(diameter),
      })),
    ),
  ],
];

/** Fills an empty database with a catalog. The database updates the aggregates by itself. */
export async function insertCatalog(db: TestApp['db'], catalog: TestCatalog): Promise<void> {
  const tables = [names, products, offers, deliveries, cars].flatMap((rowsOf) => rowsOf(catalog));
  for (const [table, rows] of tables) {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await db.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
    // new ids continue after these
    if (typeof rows[0]?.id === 'number')
      await db.query(
        `select setval(sequence, (select max(id) from ${table}))
         from pg_get_serial_sequence($1, 'id') sequence where sequence is not null`,
        [table],
      );
  }
  await db.exec('analyze');
}
