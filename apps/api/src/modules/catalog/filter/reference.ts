import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Section } from '@org/api-client/schema';
import type { KnownCar } from '@org/tyre-names/cars/cars';
import { indexNamesInTurns, type NameIndexes } from '@org/tyre-names/models/model-names';
import { sectionOf } from './sections.ts';

/** Rows of the tables that hold names. */
export interface ReferenceRows {
  brands: { id: number; name: string; aliases: string[] }[];
  brandCounts: { section: number; brand_id: number; n: number }[];
  models: { id: number; brand_id: number | null; name: string; sections: number[] }[];
  cars: KnownCar[];
  values: { id: number; attribute: string; value: string; label: string; position: number }[];
  cities: { id: number; name: string }[];
  suppliers: { id: string; number: number; name: string; city_id: number | null }[];
}

interface Word {
  id: number;
  attribute: string;
  value: string;
  label: string;
  position: number;
}

/** The names of the catalog: to turn words of the contract into ids of the database and back, and to read text. */
export interface Reference {
  /** the same for the same names */
  id: string;
  brands: Map<number, { name: string; aliases: readonly string[] }>;
  brandIds: Map<string, number>;
  models: Map<number, { name: string; brand_id: number | null }>;
  modelIds: Map<string, number[]>;
  words: Map<number, Word>;
  /** by `attribute value` */
  wordIds: Map<string, number>;
  cities: Map<number, string>;
  cityIds: Map<string, number>;
  suppliers: ReferenceRows['suppliers'];
  /** by the database's number */
  suppliersByNumber: Map<number, ReferenceRows['suppliers'][number]>;
  supplierNumbers: Map<string, number>;
  /** by section */
  names: NameIndexes;
}

const readNames = (rows: ReferenceRows, brands: Reference['brands']): Promise<NameIndexes> => {
  const counts = new Map<number, Partial<Record<Section, number>>>();
  for (const { section, brand_id, n } of rows.brandCounts)
    counts.set(brand_id, { ...counts.get(brand_id), [sectionOf(section).code]: n });
  const valuesOf = (name: string) => rows.values.filter(({ attribute }) => attribute === name);
  const names = {
    brands: rows.brands.map(({ id, name, aliases }) => ({
      name,
      aliases,
      products: counts.get(id) ?? {},
    })),
    // a model whose brand is unknown is found by its letters alone
    models: rows.models.flatMap(({ brand_id, name, sections }) =>
      brand_id === null
        ? []
        : {
            brand: brands.get(brand_id)!.name,
            name,
            sections: sections.map((id) => sectionOf(id).code),
          },
    ),
    cities: rows.cities.map(({ name }) => name),
    suppliers: rows.suppliers,
    colours: valuesOf('colour'),
    patterns: valuesOf('pattern').map(({ value }) => value),
    countries: valuesOf('country').map(({ value }) => value),
    cars: rows.cars,
  };
  return indexNamesInTurns(names, () => setImmediate());
};

const idOf = (rows: ReferenceRows) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/** Prepares the names, unless they are those of `last`: that takes much longer than to compare them. */
export async function createReference(rows: ReferenceRows, last?: Reference): Promise<Reference> {
  const id = idOf(rows);
  if (id === last?.id) return last;
  const brands = new Map(rows.brands.map(({ id, ...brand }) => [id, brand]));
  return {
    id,
    brands,
    brandIds: new Map(rows.brands.map(({ id, name }) => [name, id])),
    models: new Map(rows.models.map(({ id, name, brand_id }) => [id, { name, brand_id }])),
    modelIds: Map.groupBy(rows.models, ({ name }) => name)
      .entries()
      .reduce(
        (ids, [name, models]) =>
          ids.set(
            name,
            models.map(({ id }) => id),
          ),
        new Map<string, number[]>(),
      ),
    words: new Map(rows.values.map((value) => [value.id, value])),
    wordIds: new Map(rows.values.map(({ id, attribute, value }) => [`${attribute} ${value}`, id])),
    cities: new Map(rows.cities.map(({ id, name }) => [id, name])),
    cityIds: new Map(rows.cities.map(({ id, name }) => [name, id])),
    suppliers: rows.suppliers,
    suppliersByNumber: new Map(rows.suppliers.map((supplier) => [supplier.number, supplier])),
    supplierNumbers: new Map(rows.suppliers.map(({ id, number }) => [id, number])),
    names: await readNames(rows, brands),
  };
}

/** How long until renamed brands and suppliers are noticed; new ones are noticed at once. */
const MAX_AGE_MS = 60_000;

type Load = (last: Reference | undefined) => Promise<Reference>;

/**
 * Keeps the last reference as long as `key` stays the same. An old one is still served while the next one is read, so
 * no caller waits for a database that does not answer.
 */
export function createReferenceCache() {
  let held: { key: string; at: number; reference: Promise<Reference> } | undefined;
  let last: Reference | undefined;
  const read = async (load: Load) => {
    last = await load(last);
    return last;
  };
  const renew = async (old: NonNullable<typeof held>, load: Load) => {
    // tried once per period, not by every caller meanwhile
    old.at = Date.now();
    const reference = await read(load).catch(() => undefined);
    if (reference && held === old) old.reference = Promise.resolve(reference);
  };
  return (key: string, load: Load): Promise<Reference> => {
    if (held?.key === key) {
      if (Date.now() - held.at >= MAX_AGE_MS) void renew(held, load);
      return held.reference;
    }
    const fresh = { key, at: Date.now(), reference: read(load) };
    held = fresh;
    fresh.reference.catch(() => {
      if (held === fresh) held = undefined;
    });
    return fresh.reference;
  };
}

const collator = new Intl.Collator('ru', { numeric: true });

/** The order of names in lists to choose from. */
export const byLabel = (a: { label: string }, b: { label: string }) =>
  collator.compare(a.label, b.label);
