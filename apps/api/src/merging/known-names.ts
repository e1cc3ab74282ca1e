import type { Db } from '../db/db.ts';
import type { KnownNames } from '../names/dictionary.ts';

/** The names that the catalogue knows. */
export async function selectKnownNames(db: Db): Promise<KnownNames> {
  const { rows: brands } = await db.query<KnownNames['brands'][number]>(
    `select b.name, b.aliases, coalesce((select jsonb_object_agg(s.code, v.n) from vocab_count v
       join section s on v.vocabulary = 'brand.' || s.id where v.value = b.id), '{}') products from brand b`,
  );
  const { rows: models } = await db.query<KnownNames['models'][number]>(
    'select b.name brand, m.name from model m join brand b on b.id = m.brand_id order by m.id',
  );
  return { brands, models };
}

/** Ids of enumerated attributes' values, by code and by label. */
export async function selectWords(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.query<{ id: number; attribute: string; value: string; label: string }>(
    'select id, attribute, value, label from attribute_value',
  );
  return Object.fromEntries(
    rows.flatMap(({ id, attribute, value, label }) => [
      [`${attribute} ${label}`, id],
      [`${attribute} ${value}`, id],
    ]),
  );
}
