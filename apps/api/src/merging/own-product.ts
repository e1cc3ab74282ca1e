import { parseName } from '@org/tyre-names/name/parse-name';
import type { Section } from '@org/tyre-names/text/text-reading';
import { createDictionary } from '@org/tyre-names/trade/dictionary';
import type { Db } from '../db/db.ts';
import { filtersOf, plain, SECTION_IDS, sizeWords, specsOf } from '../product/describe.ts';
import { insertListings } from './merge-sql.ts';
import { selectKnownNames, selectWords } from './product-known-names.ts';
import { createProducts } from './products.ts';

const GOODS = 'own_good';
/** The list id in the table's rows: it has the columns of a list's goods, but belongs to no list. */
const NO_LIST = '00000000-0000-0000-0000-000000000000';

/** Inserts the product that the row was wrongly matched to, as a good. */
const AS_PRODUCT = `
  insert into ${GOODS} (list_id, good, section, brand, model, size, load_index, speed_index, country, specs, filters, words, source_key)
  select $1, 0, p.section, b.name, m.name, p.size, p.load_index, p.speed_index, p.country, p.specs, to_jsonb(l), p.search_text, ''
  from product p join listing l on l.product_id = p.id left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  where p.id = $2`;

/** Overwrites that good with what the row itself says. Keeps what the row does not mention. */
const AS_NAMED = `
  update ${GOODS} set section = $1, brand = coalesce($2, brand), model = coalesce($3, model), size = $4, load_index = $5,
    speed_index = $6, country = $7, specs = $8, filters = $9, words = $10`;

/** Reads the name of a row. Resolves to undefined if the name does not tell what the row sells. */
async function describe(db: Db, name: string, section: Section) {
  const dictionary = createDictionary(await selectKnownNames(db));
  const facts = parseName(name, { section, dictionary });
  if (facts.kind !== 'product' || !facts.size || !facts.section) return undefined;
  const { brand, model, size, load_index, speed_index, country } = facts;
  return [
    SECTION_IDS[facts.section],
    brand,
    model,
    size,
    load_index,
    speed_index,
    country,
    JSON.stringify(specsOf(facts)),
    JSON.stringify(filtersOf(facts, await selectWords(db))),
    plain([model ?? '', ...sizeWords(facts)].join(' ')),
  ];
}

/**
 * Creates a product for a row that was matched to a wrong one: as the row's name describes it, or, if the name does not
 * tell, like the wrong product. Lists of other suppliers will not find it. Resolves to its id.
 */
export async function createOwnProduct(
  tx: Db,
  wrong: { id: number; section: Section },
  name: string | null,
): Promise<number> {
  await tx.exec(
    `create temp table ${GOODS} (like price_list_good including defaults) on commit drop`,
  );
  await tx.query(AS_PRODUCT, [NO_LIST, wrong.id]);
  const described = name === null ? undefined : await describe(tx, name, wrong.section);
  if (described) await tx.query(AS_NAMED, described);
  await createProducts(tx, GOODS, NO_LIST, 'own');
  await tx.query(insertListings(GOODS), [NO_LIST]);
  const { rows } = await tx.query<{ product_id: number }>(`select product_id from ${GOODS}`);
  const [ownRow] = rows;
  if (!ownRow) throw new Error(`There is no product ${wrong.id}.`);
  return ownRow.product_id;
}
