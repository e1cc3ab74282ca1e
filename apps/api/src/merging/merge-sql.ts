import { ATTRIBUTES, type Attribute } from '@org/trade/attributes';
import { OFFER_NUMBERS } from '@org/trade/fields';

/** Statements about one price list; `$1` is its id, `$2` its company. Decision 72. */

/** A product found by a code must not contradict the row in any value that both have. */
const FITS = `l.section = g.section
  and coalesce((g.filters ->> 'diameter')::int = l.diameter, true) and coalesce((g.filters ->> 'width')::int = l.width, true)
  and coalesce((g.filters ->> 'profile')::int = l.profile, true) and coalesce((g.filters ->> 'rim_width')::int = l.rim_width, true)
  and coalesce((g.filters ->> 'bolts')::int = l.bolts, true) and coalesce((g.filters ->> 'et')::int = l.et, true)
  and coalesce((g.filters ->> 'studded')::boolean = l.studded, true)`;

/** Two sets of codes of one kind with no code in common belong to two products. */
export const noConflict = (kind: string, keys: string) =>
  `(${keys} = '{}' or not exists (select from product_key a where a.product_id = k.product_id and a.kind = '${kind}')
    or exists (select from product_key a where a.product_id = k.product_id and a.kind = '${kind}' and a.key = any(${keys})))`;

export const ARTICLES = `case when g.article_key is null then '{}'::text[] else array[g.article_key] end`;

/**
 * Finds the products of the goods. The surest reason comes first: a person's choice, a barcode, the maker's article,
 * the description, and last the product made for this row of the company alone.
 */
export const RESOLVE_GOODS = `
  with found (good, product_id, rank, match_by, evidence) as (
    select g.good, m.product_id, 1, 'manual', 'Указано вручную'
    from price_list_good g join supplier_match m on m.company_id = $2 and m.source_key = g.source_key where g.list_id = $1
    union all
    select g.good, k.product_id, 2, 'barcode', g.barcode_evidence
    from price_list_good g cross join unnest(g.barcode_keys) code join product_key k on k.key = code
      join listing l on l.product_id = k.product_id where g.list_id = $1 and ${FITS}
    union all
    select g.good, k.product_id, 3, 'article', g.article_evidence
    from price_list_good g join product_key k on k.key = g.article_key
      join listing l on l.product_id = k.product_id where g.list_id = $1 and ${FITS}
    union all
    select g.good, k.product_id, 4, 'attributes', g.description_evidence
    from price_list_good g join product_key k on k.key = g.description_key
    where g.list_id = $1 and ${noConflict('article', ARTICLES)} and ${noConflict('barcode', 'g.barcode_keys')}
    union all
    select g.good, k.product_id, 5, 'own', 'Описания не хватает, чтобы узнать товар: он только ваш'
    from price_list_good g join product_key k on k.key = concat('own ', $2::uuid, ' ', g.source_key) where g.list_id = $1),
  best as (select distinct on (good) * from found order by good, rank, product_id)
  update price_list_good g set product_id = b.product_id, match_by = b.match_by, match_evidence = b.evidence
  from best b where g.list_id = $1 and g.good = b.good
    and (g.product_id, g.match_by, g.match_evidence) is distinct from (b.product_id, b.match_by, b.evidence)`;

/**
 * A short fingerprint of the goods and of all that they are matched by. For keys a count is enough: keys are only ever
 * added, and their products are never described anew. The same holds for the goods of a list that has been read.
 */
export const REASONS = `
  select concat_ws(' ', (select count(*) from price_list_good where list_id = $1), (select count(*) from product_key),
    (select sum(hashtextextended(concat(source_key, ' ', product_id), 0)) from supplier_match where company_id = $2)) reasons`;

/** Collects planner statistics of a list that has just come. Queries filter by no other columns. */
export const ANALYZE_LIST = `
  analyze price_list_good (list_id, good, source_key, barcode_keys, article_key, description_key, product_id, section, brand);
  analyze price_list_row (list_id, position, good, place, copy_of, condition, quantity)`;

/** The attributes that a product is filtered by, besides its brand and model. */
const FILTERED = Object.values<Attribute>(ATTRIBUTES).filter(
  ({ kind }) => kind !== 'brand' && kind !== 'model',
);
const columns = FILTERED.map(({ column }) => column).join(', ');
const types = FILTERED.map(
  ({ column, kind }) => `${column} ${kind === 'flag' ? 'boolean' : 'int'}`,
).join(', ');

/** Returns these columns of a table, except for those that are given in SQL. */
const valuesOf = (table: string, columns: string, given: Record<string, string> = {}) =>
  columns.replace(/\w+/g, (column) => given[column] ?? `${table}.${column}`);

const plain = (text: string) =>
  `regexp_replace(replace(replace(lower(${text}), 'ё', 'е'), '×', 'x'), '\\s+', ' ', 'g')`;
const isNew = 'g.list_id = $1 and g.is_new';

/** The brands and models, with their words, of those goods of a table that become products. Each pair once, null for no name. */
const namedOf = (goods: string) => `
  with named as materialized (
    select n.brand, n.model, b.id brand_id, m.id model_id,
      ${plain(`concat_ws(' ', b.name, nullif(array_to_string(b.aliases, ' '), ''))`)} brand_words,
      ${plain(`concat_ws(' ', b.name, m.name)`)} model_words
    from (select distinct brand, model from ${goods} where list_id = $1 and is_new) n
      left join brand b on b.name = n.brand left join model m on m.name = n.model and m.brand_id is not distinct from b.id)`;
/** Joins them to the goods `g`. */
const NAMED = `join named n on coalesce(n.brand, '') = coalesce(g.brand, '') and coalesce(n.model, '') = coalesce(g.model, '')`;

/** Limit of words: their ids are `smallint`, and nobody chooses among more. */
const MAX_WORDS = 20_000;

/** Statements that give brands, models, product ids and words to the goods of a table that have no product yet. */
export const numberNew = (goods: string) => [
  `insert into brand (name) select distinct brand from ${goods} where list_id = $1 and product_id is null and brand is not null
   on conflict (name) do nothing`,
  `insert into model (brand_id, name)
   select distinct b.id, g.model from ${goods} g left join brand b on b.name = g.brand
   where g.list_id = $1 and g.product_id is null and g.model is not null on conflict do nothing`,
  `update ${goods} set is_new = true, product_id = nextval((select pg_get_serial_sequence('product', 'id')::regclass)),
     match_by = case when description_key is null then 'own' else 'attributes' end,
     match_evidence = case when description_key is null then 'Описания не хватает, чтобы узнать товар: он только ваш'
       else 'Первое предложение этого товара' end
   where list_id = $1 and product_id is null`,
  `insert into attribute_value (attribute, value, label)
   select distinct w.key, w.value, w.value from ${goods} g cross join lateral jsonb_each_text(g.filters -> 'new_words') w
   where g.list_id = $1 and g.filters ? 'new_words'
     and not exists (select from attribute_value a where a.attribute = w.key and a.value = w.value)
   limit greatest(0, ${MAX_WORDS} - (select count(*) from attribute_value)) on conflict do nothing`,
  `update ${goods} g set filters = g.filters || coalesce((
     select jsonb_object_agg(a.attribute, a.id) from jsonb_each_text(g.filters -> 'new_words') w
       join attribute_value a on a.attribute = w.key and a.value = w.value), '{}')
   where g.list_id = $1 and g.is_new and g.filters ? 'new_words'`,
];

/**
 * Inserts products for the goods that have just got product ids. Products from lists have only the facts that lists
 * state.
 */
export const insertProducts = (goods: string, ownFacts: `'{}'` | 'null') => `
  insert into product (id, section, brand_id, model_id, size, load_index, speed_index, article, country, specs, search_text, own_facts)
  ${namedOf(goods)}
  select g.product_id, g.section, n.brand_id, n.model_id, g.size, g.load_index, g.speed_index, g.article, g.country, g.specs,
    ltrim(concat(n.brand_words, ' ', g.words)), ${ownFacts}
  from ${goods} g ${NAMED} where ${isNew}`;

/** Inserts the listings of these products, with totals over the offers that they have by then. */
export const insertListings = (goods: string) => `
  insert into listing (product_id, section, brand_id, model_id, sort_name, ${columns}, min_bulk_price, max_bulk_price, max_quantity,
    quantity, offers_count, suppliers_count, offers_updated_at)
  ${namedOf(goods)}
  select g.product_id, g.section, n.brand_id, n.model_id, ltrim(concat(n.model_words, ' ', ${plain('g.size')})), ${valuesOf('f', columns)}, t.min_price, t.max_price, t.max_quantity,
    coalesce(t.quantity, 0), coalesce(t.offers, 0), coalesce(t.suppliers, 0), t.updated_at
  from ${goods} g ${NAMED} cross join jsonb_to_record(g.filters) f(${types})
    left join (
      select o.product_id, min(o.bulk_price) min_price, max(o.bulk_price) max_price, max(o.quantity) max_quantity,
        sum(o.quantity) quantity, count(*) offers, count(distinct o.supplier_id) suppliers, max(o.updated_at) updated_at
      from ${goods} g join offer o on o.product_id = g.product_id where ${isNew} and o.quantity > 0
        and o.product_id >= (select min(g.product_id) from ${goods} g where ${isNew}) group by 1
    ) t on t.product_id = g.product_id
  where ${isNew}`;

/**
 * Gives products that were born without a load index the indices of the first row that knows them. So the next row with
 * other indices is another product.
 */
export const LEARN_INDICES = `
  with said as (
    select distinct on (g.product_id) g.product_id, g.load_index, g.speed_index, g.filters
    from price_list_good g join product p on p.id = g.product_id
    where g.list_id = $1 and not g.is_new and g.load_index is not null and p.load_index is null
      and g.match_by in ('barcode', 'article', 'attributes') and coalesce(p.speed_index = g.speed_index, true)
    order by g.product_id, g.good),
  learned as (
    update product p set load_index = s.load_index, speed_index = coalesce(s.speed_index, p.speed_index)
    from said s where p.id = s.product_id returning p.id)
  update listing l set load_index = (s.filters ->> 'load_index')::int,
    speed_rank = coalesce((s.filters ->> 'speed_rank')::int, l.speed_rank)
  from said s, learned where l.product_id = s.product_id and learned.id = s.product_id`;

/** Stores the keys that the products are known by, for the lists of other suppliers. */
export const LEARN_KEYS = `
  insert into product_key (key, product_id, kind)
  select key, product_id, kind from (
    select unnest(barcode_keys) key, product_id, 'barcode' kind from price_list_good
      where list_id = $1 and match_by in ('barcode', 'article', 'attributes')
    union all select article_key, product_id, 'article' from price_list_good
      where list_id = $1 and match_by in ('barcode', 'article', 'attributes')
    union all select description_key, product_id, 'description' from price_list_good where list_id = $1 and is_new
    union all select concat('own ', $2::uuid, ' ', source_key), product_id, 'own' from price_list_good
      where list_id = $1 and is_new and description_key is null) k
  where key is not null order by key on conflict do nothing`;

/** Tells apart the offers of one product in one warehouse, for the row `r`; see `offer` in db/schema/offers.sql. */
const IDENTITY = `concat(r.supplier_article, '·' || r.dot_year, '·' || nullif(r.condition, 'new'))`;

/**
 * Creates the plan of a list: an offer for each row. `$2` are places, `$3` the ids of their warehouses. Rows that look
 * alike are told apart by their order. A row equal to another one cell by cell makes no offer. A product that does not
 * exist yet has a negative id, made from the number of its good.
 */
export const planOf = (name: string) => `
  create temp table ${name} on commit drop as
  select product_id, warehouse_id, position, bulk_price, quantity, quantity_is_minimum,
    concat(identity, '·' || nullif(row_number() over (partition by product_id, warehouse_id, identity order by position), 1)) identity
  from (
    select coalesce(g.product_id, -1 - g.good) product_id, w.id warehouse_id, r.position, r.bulk_price, r.quantity,
      r.quantity_is_minimum, ${IDENTITY} identity
    from price_list_row r join price_list_good g on g.list_id = r.list_id and g.good = r.good
      join unnest($2::text[], $3::int[]) w(place, id) on w.place = r.place
    where r.list_id = $1 and r.copy_of is null) r`;

const OFFER_OF_PLAN =
  'o.supplier_id = $2 and o.product_id = p.product_id and o.warehouse_id = p.warehouse_id and o.identity = p.identity';

const VAT = `case when r.has_vat then r.vat_rate else c.vat_rate end`;
/** What an offer takes from its row of a price list. Both tables have these columns. */
export const OFFER_COLUMNS = [
  'bulk_price',
  'quantity',
  'quantity_is_minimum',
  'vat_rate',
  ...OFFER_NUMBERS,
  'dot_year',
  'dot_week',
  'country',
  'customs_declaration',
  'condition',
  'prices',
  'incoming',
  'incoming_at',
  'facts',
  'delivery_days_min',
  'delivery_days_max',
] as const;
const OF_OFFER = OFFER_COLUMNS.join(', ');
/** Where an offer comes from. No offer is changed for these alone. */
const OF_SOURCE = 'source_name, source_article, match_by, match_evidence';
const SOURCE = 'r.name, r.supplier_article, g.match_by, g.match_evidence';
/** The values of an offer after the merge, from its row `r`. */
const TERMS = valuesOf('r', OF_OFFER, { vat_rate: VAT });
const FIRST_ROW = `price_list_row r on r.list_id = $1 and r.position = p.position`;
const DIFFERS = `(${valuesOf('o', OF_OFFER)}) is distinct from (${TERMS})`;

const nameOf =
  "coalesce(o.source_name, (select concat_ws(' ', b.name, m.name, t.size) from product t left join brand b on b.id = t.brand_id left join model m on m.id = t.model_id where t.id = o.product_id))";

/** A list that is about one warehouse takes nothing off sale elsewhere. */
const IN_SCOPE = `coalesce(o.warehouse_id = (select warehouse_id from price_list where id = $1), true)`;

/** Note the offers that a merge is about to take off sale or to change, as they were. */
export const noteRemoved = (plan: string) => `
  insert into price_list_change (list_id, offer_id, product_id, kind, name, warehouse, price_before, quantity_before, before)
  select $1, o.id, o.product_id, 'removed', ${nameOf}, w.name, o.bulk_price, o.quantity, to_jsonb(o)
  from offer o join warehouse w on w.id = o.warehouse_id
  where o.supplier_id = $2 and ${IN_SCOPE} and not exists (select from ${plan} p where ${OFFER_OF_PLAN})`;
export const noteUpdated = (plan: string) => `
  insert into price_list_change (list_id, offer_id, product_id, kind, row, name, warehouse, price_before, price_after,
    quantity_before, quantity_after, before)
  select $1, o.id, o.product_id, 'updated', r.row, r.name, w.name, o.bulk_price, p.bulk_price, o.quantity, p.quantity, to_jsonb(o)
  from ${plan} p join offer o on ${OFFER_OF_PLAN} join warehouse w on w.id = o.warehouse_id join company c on c.id = $2
    join ${FIRST_ROW} where ${DIFFERS}`;

export const DELETE_REMOVED = `
  delete from offer o using price_list_change c where c.list_id = $1 and c.kind = 'removed' and o.id = c.offer_id`;
export const updateOffers = (plan: string) => `
  update offer o set (${OF_OFFER}, ${OF_SOURCE}, updated_at) =
    (${TERMS}, ${SOURCE}, now())
  from price_list_change h, ${plan} p, price_list_row r, price_list_good g, company c
  where h.list_id = $1 and h.kind = 'updated' and o.id = h.offer_id and ${OFFER_OF_PLAN} and c.id = $2
    and r.list_id = $1 and r.position = p.position and g.list_id = $1 and g.good = r.good`;
export const insertOffers = (plan: string) => `
  with inserted as (
    insert into offer (supplier_id, product_id, warehouse_id, identity, city_id, section, ${OF_OFFER}, ${OF_SOURCE})
    select $2, p.product_id, p.warehouse_id, p.identity, w.city_id, g.section, ${TERMS}, ${SOURCE}
    from ${plan} p join warehouse w on w.id = p.warehouse_id join company c on c.id = $2 join ${FIRST_ROW}
      join price_list_good g on g.list_id = $1 and g.good = r.good
    where p.quantity > 0 and not exists (select from offer o where ${OFFER_OF_PLAN})
    order by p.product_id
    on conflict (supplier_id, product_id, warehouse_id, identity) do nothing
    returning id, product_id, warehouse_id, identity, bulk_price, quantity, source_name)
  insert into price_list_change (list_id, offer_id, product_id, kind, row, name, warehouse, price_after, quantity_after)
  select $1, i.id, i.product_id, 'created', r.row, i.source_name, w.name, i.bulk_price, i.quantity
  from inserted i join ${plan} p using (product_id, warehouse_id, identity) join warehouse w on w.id = i.warehouse_id join ${FIRST_ROW}`;

/** Selects what a merge would do, row by row: the same sets as above, for the preview of a list. */
export const previewOf = (plan: string) => `
  select case when o.id is null then 'created' else 'updated' end kind, r.row, r.name, coalesce(w.name, nullif(r.place, '')) warehouse,
    o.bulk_price price_before, p.bulk_price price_after, o.quantity quantity_before, p.quantity quantity_after,
    case when o.id is null then true else ${DIFFERS} end differs, null::text brand
  from ${plan} p join ${FIRST_ROW} join company c on c.id = $2 left join offer o on ${OFFER_OF_PLAN}
    left join warehouse w on w.id = p.warehouse_id
  where o.id is not null or p.quantity > 0
  union all
  select 'removed', null, ${nameOf}, w.name, o.bulk_price, null, o.quantity, null, true,
    (select b.name from listing l join brand b on b.id = l.brand_id where l.product_id = o.product_id)
  from offer o join warehouse w on w.id = o.warehouse_id join price_list t on t.id = $1 and t.mode = 'replace'
  where o.supplier_id = $2 and ${IN_SCOPE} and not exists (select from ${plan} p where ${OFFER_OF_PLAN})`;

const BEFORE = `${OF_OFFER}, ${OF_SOURCE}, vat_included`;
const UNSOLD = 'greatest(0, b.quantity - greatest(0, c.quantity_after - o.quantity))';
/** Undoes a merge: deletes created offers, restores removed ones, and resets changed ones, less what was sold since. */
export const UNDO = [
  `delete from offer o using price_list_change c
   where c.list_id = $1 and c.kind = 'created' and o.id = c.offer_id and o.supplier_id = $2`,
  `update offer o set (${BEFORE}, updated_at) = (${valuesOf('b', BEFORE, { quantity: UNSOLD })}, now())
   from price_list_change c, jsonb_populate_record(null::offer, c.before) b
   where c.list_id = $1 and c.kind = 'updated' and o.id = c.offer_id and o.supplier_id = $2`,
  `insert into offer select b.* from price_list_change c, jsonb_populate_record(null::offer, c.before) b
   where c.list_id = $1 and c.kind = 'removed' and $2::uuid is not null and exists (select from warehouse where id = b.warehouse_id)
   on conflict do nothing`,
];

/** A digest of a company's stock. Equal before and after an import that changes nothing. */
export const STOCK_DIGEST = `
  select md5(concat(count(*), ' ', sum(hashtextextended(concat_ws(' ', product_id, warehouse_id, identity, bulk_price, quantity), 0)))) digest
  from offer where supplier_id = $1`;
