import { brands } from '../goods/brands.ts';
import { CAR_COLUMNS, CAR_SIZE_COLUMNS, carRows, carSizeRows } from '../goods/good-cars.ts';
import { labels } from '../goods/good-labels.ts';
import { cities } from '../parties/party-cities.ts';
import type { Table } from './seed-table.ts';

interface AttributeValue {
  id: number;
  attribute: string;
  value: string;
  label: string;
  position: number;
}

const attributeValues: readonly AttributeValue[] = Object.entries(labels)
  .flatMap(([attribute, values]) =>
    Object.entries(values).map(([value, label], position) => ({
      attribute,
      value,
      label,
      position,
    })),
  )
  .map((value, at) => ({ id: at + 1, ...value }));

const valueIds = new Map(
  attributeValues.map(({ id, attribute, value }) => [`${attribute} ${value}`, id]),
);

/** Returns the id of a value of an enumerated attribute. */
export function valueId(attribute: string, value: string): number {
  const id = valueIds.get(`${attribute} ${value}`);
  if (id === undefined) throw new Error(`The dictionary has no ${attribute} ${value}.`);
  return id;
}

/** Returns the tables of facts that do not depend on who trades: places, words, makers, cars. */
export const referenceTables = (): Table[] => [
  {
    name: 'city',
    columns: ['id', 'name', 'region', 'time_zone'],
    rows: cities.map(({ id, name, region, timeZone }) => [id, name, region, timeZone]),
  },
  {
    name: 'attribute_value',
    columns: ['id', 'attribute', 'value', 'label', 'position'],
    rows: attributeValues.map(({ id, attribute, value, label, position }) => [
      id,
      attribute,
      value,
      label,
      position,
    ]),
  },
  {
    name: 'brand',
    columns: ['id', 'name', 'country', 'aliases'],
    rows: brands.map(({ name, country, aliases }, at) => [at + 1, name, country, aliases]),
  },
  { name: 'car', columns: CAR_COLUMNS, rows: carRows() },
  { name: 'car_size', columns: CAR_SIZE_COLUMNS, rows: carSizeRows() },
];
