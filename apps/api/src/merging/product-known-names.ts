import { ATTRIBUTES, type Attribute } from '@org/trade/attributes';
import type { KnownNames } from '@org/tyre-names/trade/dictionary';
import type { Db } from '../db/db.ts';
import { wordKey } from '../product/describe.ts';

export async function selectKnownNames(db: Db): Promise<KnownNames> {
  const { rows: brands } = await db.query<KnownNames['brands'][number]>(
    `select b.name, b.aliases, coalesce((select jsonb_object_agg(s.code, v.n) from vocab_count v
       join section s on v.vocabulary = 'brand.' || s.id where v.value = b.id), '{}') products from brand b`,
  );
  const { rows: models } = await db.query<KnownNames['models'][number]>(
    'select b.name brand, m.name from model m join brand b on b.id = m.brand_id order by m.id',
  );
  const { rows: stated } = await db.query<NonNullable<KnownNames['stated']>[number]>(
    `select brand, model, max(value) filter (where attribute = 'season') season,
       bool_or(value::boolean) filter (where attribute = 'studded') studded
     from market_fact where state = 'learnt' and attribute in ('season', 'studded') group by 1, 2`,
  );
  return { brands, models, stated };
}

const WORDS = JSON.stringify(
  Object.entries<Attribute>(ATTRIBUTES).flatMap(([attribute, { words = {} }]) =>
    Object.entries(words).map(([value, { label }], position) => ({
      attribute,
      value,
      label,
      position,
    })),
  ),
);

/**
 * Adds missing words: a database without demo data has none until its first list comes. Existing words use up no ids.
 */
const ADD_WORDS = `
  insert into attribute_value (attribute, value, label, position)
  select w.attribute, w.value, w.label, w.position
  from jsonb_to_recordset($1::jsonb) w(attribute text, value text, label text, position smallint)
  where not exists (select from attribute_value a where a.attribute = w.attribute and a.value = w.value)
  on conflict do nothing`;

/** The ids of enumerated attributes' values, by code and by label. */
export async function selectWords(db: Db): Promise<Record<string, number>> {
  await db.query(ADD_WORDS, [WORDS]);
  const { rows } = await db.query<{ id: number; attribute: string; value: string; label: string }>(
    'select id, attribute, value, label from attribute_value',
  );
  return Object.fromEntries(
    rows.flatMap(({ id, attribute, value, label }) => [
      [wordKey(attribute, label), id],
      [wordKey(attribute, value), id],
    ]),
  );
}
