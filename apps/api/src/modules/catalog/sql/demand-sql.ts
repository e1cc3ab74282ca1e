import type { CarFilter } from '@org/api-client/schema';
import { landedPrice, landedStanding } from '../../../delivery/landed-sql.ts';
import {
  type Add,
  all,
  anyOf,
  type Clause,
  type Statement,
  statement,
} from '../../../sql/clause.ts';
import { type AttributeDemand, type Demand, type OfferDemand, readWord } from '../filter/demand.ts';
import { ATTRIBUTES, type SectionDescription } from '../filter/sections.ts';

function attributeClause({ attribute, values, flag, least, most }: AttributeDemand): Clause {
  const column = `l.${ATTRIBUTES[attribute].column}`;
  const clauses: Clause[] = [];
  if (values) clauses.push(anyOf(column, values));
  if (flag !== undefined) clauses.push((add) => `${column} = ${add(flag)}`);
  if (least !== undefined) clauses.push((add) => `${column} >= ${add(least)}`);
  if (most !== undefined) clauses.push((add) => `${column} <= ${add(most)}`);
  return all(clauses);
}

export const carsNamed = ({ brand, model, year, modification }: CarFilter, add: Add) =>
  [
    // names of generations are the model's name with more words after it
    `c.brand = ${add(brand)} and (c.model = ${add(model)} or starts_with(c.model, ${add(model)} || ' '))`,
    ...(modification === undefined ? [] : [`c.modification = ${add(modification)}`]),
    ...(year === undefined
      ? []
      : [`${add(year)}::int between c.year_from and coalesce(c.year_to, 9999)`]),
  ].join(' and ');

/** Selects what `carClause` looks for, so that it can be looked for elsewhere. */
export const carFitStatement = ({ code }: SectionDescription, car: CarFilter): Statement =>
  statement((add) =>
    code === 'disks'
      ? `select distinct c.bolts, c.pcd, c.dia, c.et_min, c.et_max from car c where ${carsNamed(car, add)}`
      : `select distinct z.width, coalesce(z.profile, 0) profile, z.diameter
         from car c join car_size z on z.car_id = c.id where z.kind = 'tyre' and ${carsNamed(car, add)}`,
  );

/**
 * Tyres in the car's own and permitted sizes; wheels whose holes fit, with a bore not below the hub and the offset
 * within its range.
 */
const carClause =
  ({ code }: SectionDescription, car: CarFilter): Clause =>
  (add) =>
    code === 'disks'
      ? `exists (select from car c where ${carsNamed(car, add)} and c.bolts = l.bolts and c.pcd = l.pcd
         and l.dia >= c.dia and l.et between c.et_min and c.et_max)`
      : `(l.width, l.profile, l.diameter) in (select z.width, coalesce(z.profile, 0), z.diameter
         from car c join car_size z on z.car_id = c.id where z.kind = 'tyre' and ${carsNamed(car, add)})`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const escapeRegExp = (text: string) => text.replace(/[^0-9a-zа-я]/g, '\\$&');

function wordClause(word: string): Clause {
  const { spellings, isNumber, isPart } = readWord(word);
  if (isPart)
    return (add) =>
      `(${spellings.map((one) => `p.search_text like ${add(`%${escapeLike(one)}%`)}`).join(' or ')})`;
  const end = isNumber ? '($|[^0-9])' : '';
  const pattern = spellings.map((one) => `(^|[^0-9a-zа-я])${escapeRegExp(one)}${end}`).join('|');
  return (add) => `p.search_text ~ ${add(pattern)}`;
}

/** Products with all the words that could not be read otherwise. */
const wordsClause =
  ({ id }: SectionDescription, words: readonly string[]): Clause =>
  (add) =>
    `l.product_id in (select p.id from product p where p.section = ${add(id)} and ${all(words.map(wordClause))(add)})`;

/** Writes a demand on the listing `l` in SQL. */
export function clauseOf(section: SectionDescription, demand: Demand): Clause {
  if ('attribute' in demand) return attributeClause(demand);
  if ('words' in demand) return wordsClause(section, demand.words);
  if ('ids' in demand) return (add) => `l.product_id = any(${add(demand.ids)}::bigint[])`;
  if ('car' in demand) return carClause(section, demand.car);
  if ('not' in demand) {
    const clause = clauseOf(section, demand.not);
    return (add) => `(${clause(add)}) is not true`;
  }
  if ('all' in demand) return all(demand.all.map((one) => clauseOf(section, one)));
  const clauses = demand.any.map((one) => clauseOf(section, one));
  return (add) => `(${clauses.map((clause) => clause(add)).join(' or ')})`;
}

/** No landed price is greater. */
const LARGEST = Number.MAX_SAFE_INTEGER;

const OFFER_COLUMNS = {
  // a price in a request may be larger than any in the database
  price: ['o.bulk_price', '::bigint'],
  quantity: ['o.quantity', ''],
  dot_year: ['o.dot_year', ''],
} as const;

/** Writes a demand on the offer `o` in SQL. */
export function offerClauseOf(demand: OfferDemand): Clause {
  switch (demand.of) {
    case 'supplier_id':
      return anyOf('o.supplier_id', demand.values);
    case 'city':
      return anyOf('o.city_id', demand.values);
    case 'condition':
      return anyOf('o.condition', demand.values);
    case 'favorite':
      return (add) =>
        `o.supplier_id in (select f.supplier_id from favorite_supplier f where f.account_id = ${add(demand.accountId)})`;
    case 'vat':
      return () => 'o.vat_rate is not null';
    case 'delivery_days':
      return (add) =>
        `coalesce(o.delivery_days_max, (select w.delivery_days_max from warehouse w where w.id = o.warehouse_id)) <= ${add(demand.most)}`;
    case 'standing':
      return (add) => `${landedStanding(demand, add)} = any(${add(demand.values)}::int[])`;
    case 'landed': {
      const { least = 0, most = LARGEST } = demand;
      return (add) =>
        `${landedPrice(demand, add)} between ${add(least)}::bigint and ${add(most)}::bigint`;
    }
    default: {
      const { least, most } = demand;
      const [column, type] = OFFER_COLUMNS[demand.of];
      return all([
        ...(least === undefined ? [] : [(add: Add) => `${column} >= ${add(least)}${type}`]),
        ...(most === undefined ? [] : [(add: Add) => `${column} <= ${add(most)}${type}`]),
      ]);
    }
  }
}
