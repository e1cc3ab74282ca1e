import type { Queryable } from '../../../db/db.ts';
import type { SectionDescription } from '../filter/sections.ts';
import { columnsOf, type SelectionCount } from './selections.ts';

/** Counts the products of a section by brand, size and kind, and by kind among those of a brand and of a size. */
export async function selectSelectionCounts(
  db: Queryable,
  section: SectionDescription,
): Promise<SelectionCount[]> {
  const { kind, size } = columnsOf(section);
  const sizes = size.join(', ');
  const isSized = size.map((column) => `${column} is not null`).join(' and ');
  // a marking that begins with the outer diameter is another size
  const isOther = size.includes('outer_diameter') ? '' : ' and outer_diameter is null';
  const { rows } = await db.query<SelectionCount>(
    `select brand_id, case when grouping(${size[0]}) = 0 then array[${sizes}] end size, ${kind} kind,
       count(*) filter (where offers_count > 0)::int on_sale,
       max(offers_updated_at) filter (where offers_count > 0) changed_at
     from listing where section = $1
     group by grouping sets ((brand_id), (brand_id, ${kind}), (${kind}), (${sizes}, outer_diameter), (${sizes}, ${kind}, outer_diameter))
     having (grouping(brand_id) = 1 or brand_id is not null) and (grouping(${kind}) = 1 or ${kind} is not null)
       and (grouping(${size[0]}) = 1 or (${isSized}${isOther}))`,
    [section.id],
  );
  return rows;
}
