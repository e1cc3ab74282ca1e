import type { RestsBody } from '@org/api-client/schema';

/** A filter of a company's stock: SQL clauses about the offer `o`, its listing `l` and its product `p`. */
export interface Conditions {
  clauses: string[];
  params: unknown[];
}

/** Converts sizes to hundredths, as they are stored. */
const hundredths = (values: readonly number[]) => values.map((value) => Math.round(value * 100));

/** Splits a query into words, spelt as in products' search texts, each as a pattern for LIKE. */
const patternsOf = (q: string) =>
  q
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

/** Builds the conditions for a list of one company's stock. */
export function conditionsOf(companyId: string, body: RestsBody): Conditions {
  const clauses: string[] = [];
  const params: unknown[] = [];
  const add = (value: unknown, clause: (parameter: string) => string) => {
    if (value === undefined) return;
    params.push(value);
    clauses.push(clause(`$${params.length}`));
  };
  const named = (column: string, table: string, name: string) => (list: string) =>
    `${column} in (select id from ${table} where ${name} = any(${list}))`;

  add(companyId, (id) => `o.supplier_id = ${id}`);
  for (const pattern of patternsOf(body.q ?? ''))
    add(
      pattern,
      (word) => `(p.search_text like ${word} or lower(to_jsonb(o) ->> 'source_name') like ${word}
        or lower(to_jsonb(o) ->> 'source_article') like ${word})`,
    );
  add(body.section, named('o.section', 'section', 'code'));
  add(body.brand, named('l.brand_id', 'brand', 'name'));
  add(body.model, named('l.model_id', 'model', 'name'));
  add(
    body.season,
    (list) =>
      `l.season in (select id from attribute_value where attribute = 'season' and value = any(${list}))`,
  );
  for (const field of ['width', 'profile', 'diameter'] as const)
    add(body[field] && hundredths(body[field]), (list) => `l.${field} = any(${list}::int[])`);
  add(body.warehouse_id, (list) => `o.warehouse_id = any(${list}::int[])`);
  add(body.price_min, (price) => `o.bulk_price >= ${price}::bigint`);
  add(body.price_max, (price) => `o.bulk_price <= ${price}::bigint`);
  add(body.quantity_min, (quantity) => `o.quantity >= ${quantity}::int`);
  add(body.quantity_max, (quantity) => `o.quantity <= ${quantity}::int`);
  return { clauses, params };
}
