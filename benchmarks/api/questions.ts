import type { Database } from '../../apps/api/src/db/db.ts';
import type { OrderBy, SearchTyresBody } from '../../packages/api-client/src/schema.ts';
import { luck } from './measure.ts';

/** What buyers ask for, drawn from the data; common values are drawn more often than rare ones. */
export interface Questions {
  /** bodies of searches by the name of their kind */
  searches: Record<string, SearchTyresBody[]>;
  productIds: string[];
}

/** Distinct parameter sets of each kind. */
const COUNT = 120;
const PER_PAGE = 20;

const columns = async <Value>(db: Database, sql: string): Promise<Value[]> =>
  (await db.query<{ value: Value }>(sql)).rows.map(({ value }) => value);

export async function drawQuestions(db: Database): Promise<Questions> {
  const random = luck(7);
  /** picks values from the start of a list more often, because lists begin with the most common */
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() ** 2 * values.length)] as Value;
  const many = <Value>(make: () => Value) => Array.from({ length: COUNT }, make);

  const sizes = await columns<number[]>(
    db,
    `select array[width, profile, diameter] "value" from listing where section = 1 and offers_count > 0
     group by width, profile, diameter order by count(*) desc, 1 limit 80`,
  );
  const brands = await columns<string>(
    db,
    `select b.name "value" from listing l join brand b on b.id = l.brand_id where l.section = 1 and l.offers_count > 0
     group by b.name order by count(*) desc, 1`,
  );
  const suppliers = await columns<string>(
    db,
    `select supplier_id "value" from offer where section = 1 and quantity > 0 group by 1 order by count(*) desc, 1`,
  );
  const cities = await columns<string>(
    db,
    `select y.name "value" from offer o join city y on y.id = o.city_id where o.section = 1 and o.quantity > 0
     group by y.name order by count(*) desc, 1`,
  );
  const prices = await columns<number>(
    db,
    `select percentile_disc(share) within group (order by bulk_price) "value"
     from offer, generate_series(0.05, 0.95, 0.01) share where section = 1 and quantity > 0 group by share order by share`,
  );
  const models = await columns<string>(
    db,
    `select m.name "value" from listing l join model m on m.id = l.model_id where l.section = 1 and l.offers_count > 0
     group by m.name order by count(*) desc, 1 limit 200`,
  );
  const productIds = await columns<string>(
    db,
    `select product_id::text "value" from listing where section = 1 and offers_count > 0 order by md5(product_id::text) limit ${COUNT}`,
  );
  const [total = 0] = await columns<number>(
    db,
    `select n "value" from category_stat where section = 1`,
  );

  const size = () => {
    const [width = 0, profile = 0, diameter = 0] = pick(sizes).map((number) => number / 100);
    return { width: [width], profile: [profile], diameter: [diameter] };
  };
  const range = () => {
    const price = prices[Math.floor(random() * prices.length)] ?? 0;
    return {
      price_min: Math.round(price * 0.95),
      price_max: Math.round(price * 1.05),
      quantity_min: 4,
    };
  };
  const by = (order_by: OrderBy) => many((): SearchTyresBody => ({ order_by }));
  const words = (name: string) => name.toLowerCase().split(' ')[0] ?? '';

  return {
    productIds,
    searches: {
      'first page, dearest first': by('min_bulk_price__desc'),
      'first page, largest stock first': by('quantity__desc'),
      'first page, A–Z': by('brand_model__asc'),
      'a deep page': many(() => ({
        page: 1 + Math.floor((random() * total) / PER_PAGE),
      })),
      size: many(() => ({ ...size(), season: ['winter'], order_by: 'min_bulk_price__asc' })),
      brand: many(() => ({ brand: [pick(brands)], order_by: 'min_bulk_price__asc' })),
      'winter without studs': many(() => ({
        season: ['winter'],
        studded: false,
        order_by: 'quantity__desc',
      })),
      supplier: many(() => ({ supplier_id: [pick(suppliers)], order_by: 'quantity__desc' })),
      city: many(() => ({ city: [pick(cities)], order_by: 'min_bulk_price__asc' })),
      'city and size': many(() => ({ ...size(), city: [pick(cities)] })),
      'price and stock': many(range),
      'size, price and stock': many(() => ({ ...size(), ...range() })),
      'text: a size': many(() => {
        const { width, profile, diameter } = size();
        return { q: `${width}/${profile} R${diameter}` };
      }),
      'text: names': many(() => ({ q: words(pick(brands)) })),
      'text: part of a model': many(() => ({ q: words(pick(models)).slice(0, 5) })),
      'text: an article': productIds.map((id) => ({ q: `2${id.padStart(7, '0')}` })),
    },
  };
}
