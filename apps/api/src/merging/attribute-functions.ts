import type { ProductBrief } from '@org/api-client/schema';
import type { Attribute } from '@org/trade/attributes';
import { isVotedOn } from './fact-sources.ts';

type Rows = readonly (readonly [name: string, attribute: Attribute])[];

/** Attributes that a ProductBrief has fields of its own for, or, of the country, none: an order tells where its pieces come from. */
const APART: readonly string[] = [
  'brand',
  'model',
  'load_index',
  'speed_index',
  'season',
  'studded',
  'country',
] satisfies (keyof ProductBrief | 'country')[];

/** The value as the contract tells it, of the row `l` of `listing`. */
function answerOf({ kind, column, saysLabel, badge }: Attribute): string {
  if (kind === 'size') return `trim_scale(l.${column} / 100.0)`;
  if (kind === 'word')
    return `(select ${saysLabel ? 'label' : 'value'} from attribute_value where id = l.${column})`;
  return badge ? `nullif(l.${column}, false)` : `l.${column}`;
}

const isTold = ([name, { isInSpecs }]: Rows[number]) => !isInSpecs && !APART.includes(name);

const lines = (parts: readonly string[]) => parts.map((part) => `\n    ${part}`).join(',');

/** The columns in lines of at most 130 letters. */
function listed(columns: readonly string[]): string {
  const rows = [''];
  for (const column of columns) {
    const last = rows.at(-1) ?? '';
    if (`${last}, ${column}`.length > 128) rows.push(column);
    else rows[rows.length - 1] = last ? `${last}, ${column}` : column;
  }
  return rows.join(',\n  ');
}

/** Returns the functions and triggers of the database that name each attribute of products. */
export function attributeFunctions(attributes: Readonly<Record<string, Attribute>>): string {
  const rows: Rows = Object.entries(attributes);
  const voted = rows.filter(([, attribute]) => isVotedOn(attribute));
  const specs = rows.filter(isTold).map(([name, attribute]) => `'${name}', ${answerOf(attribute)}`);
  const facts = voted.map(([name, { column }]) => `'${name}', l.${column}`);
  const taken = voted.map(
    ([name, { kind, column }]) =>
      `${column} = (f.facts ->> '${name}')::${kind === 'flag' ? 'boolean' : 'int'}`,
  );
  const columns = ['section', ...rows.map(([, { column }]) => column), 'sort_name'];
  return `-- Written by scripts/generate-attribute-functions.ts from the table of attributes: \`pnpm gen\`.

-- What a product is called and drawn by where it is not searched for: carts, orders, requests, rests. The contract's ProductBrief.
-- A section fills its own attributes alone, so those that are null are none of the product's.
create or replace function product_brief(product int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', p.id::text, 'section', s.code, 'brand', b.name, 'model', m.name,
    'title', rtrim(concat_ws(' ', b.name, m.name, p.size, concat(p.load_index, p.speed_index))),
    'size', p.size, 'load_index', p.load_index, 'speed_index', p.speed_index,
    'season', (select value from attribute_value where id = l.season), 'studded', l.studded,
    'image', p.image, 'article', p.article,
    'specs', p.specs || jsonb_strip_nulls(jsonb_build_object(${lines(specs)})))
  from product p join section s on s.id = p.section left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;

-- What offers vote on. Season and studs are no part of what a product is known by where a list is silent about them.
create or replace function listing_facts(l listing) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(${lines(facts)}))
$$;

-- Writes the facts of products, as the votes have them.
create or replace function listing_take_facts(products int[], facts jsonb[]) returns void language sql as $$
  update listing l set${lines(taken)}
  from unnest(products, facts) f(id, facts) where l.product_id = f.id
$$;

-- A product that is described otherwise is found otherwise. The totals, which move with every offer, are not among these columns.
create or replace trigger listing_redescribed after update of
  ${listed(columns)}
  on listing for each statement execute function catalog_changed_at_large();
`;
}
