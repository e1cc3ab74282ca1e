import { LAYER_NAMES } from '@org/trade/layers';
import { type ProductFacts, productKeys } from '@org/tyre-names/product/product-key';
import type { Section } from '@org/tyre-names/text/text-reading';
import type { Db } from '../db/db.ts';
import { SECTION_IDS } from '../product/describe.ts';

const CODES = Object.fromEntries(
  Object.entries(SECTION_IDS).map(([code, id]) => [id, code as Section]),
);

interface KeylessProduct extends Omit<ProductFacts, 'section' | 'pcd' | 'construction'> {
  id: number;
  section: number;
  size: string;
  pcd: number | null;
}

const KEYLESS = `
  select p.id, p.section, b.name brand, m.name model, p.size, p.load_index, p.speed_index, l.width / 100.0 width,
    l.profile / 100.0 profile, l.diameter / 100.0 diameter, l.outer_diameter / 100.0 outer_diameter, coalesce(l.studded, false) studded,
    coalesce(l.run_flat, false) run_flat, coalesce(l.xl, false) xl, coalesce(l.light_truck, false) light_truck,
    p.specs ->> 'tube' tube, (select value from attribute_value where id = l.homologation) homologation,
    ${LAYER_NAMES.map((layer) => `coalesce((p.specs ->> '${layer}')::boolean, false) ${layer}, `).join('')}l.ply_rating, l.rim_width / 100.0 rim_width, l.bolts, l.pcd / 100.0 pcd, l.et / 100.0 et, l.dia / 100.0 dia,
    coalesce(p.specs ->> 'colour', (select label from attribute_value where id = l.colour)) colour,
    coalesce(p.specs -> 'remarks', '[]') remarks
  from product p join listing l on l.product_id = p.id left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  where p.id > $1 and not exists (select from product_key k where k.product_id = p.id and k.kind in ('description', 'own'))
  order by p.id limit 500`;

/** Adds the keys that lists find products by, for products that no list has named yet. */
export async function describeProducts(db: Db): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db.query<KeylessProduct>(KEYLESS, [after]);
    const last = rows.at(-1);
    if (!last) return;
    const keys = rows.map((product) => {
      const facts = {
        ...product,
        section: CODES[product.section] ?? null,
        pcd: product.pcd === null ? [] : [product.pcd],
        construction: product.size.includes('-') ? ('D' as const) : ('R' as const),
      };
      return productKeys(facts).find(({ kind }) => kind === 'description')?.key ?? null;
    });
    await db.query(
      `insert into product_key (key, product_id, kind)
       select coalesce(k, 'own ' || id), id, case when k is null then 'own' else 'description' end
       from unnest($1::int[], $2::text[]) t(id, k) where exists (select from product where product.id = t.id) on conflict do nothing`,
      [rows.map(({ id }) => id), keys],
    );
    after = last.id;
  }
}
