import type { CarFilter } from '@org/api-client/schema';
import { PIECES_OF_SET } from '@org/trade/set';
import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import { raiseTimeLimits } from '../../../db/patience.ts';
import { MADE_WEEK, ORDERABLE_LEAST, piecesSql } from '../../../delivery/landed-sql.ts';
import { ATTRIBUTES, type AttributeName, type SectionDescription } from '../filter/sections.ts';
import { CARD_VALUES } from '../sql/card-sql.ts';
import { carFitStatement } from '../sql/demand-sql.ts';
import { STAMP } from '../sql/page-sql.ts';
import type { Changes, Part, Source, Stamp } from './building/source.ts';
import { NONE } from './columns/column.ts';
import { CONDITION_NUMBERS } from './columns/column-offers.ts';
import type { Chunk, Names, PackedOffers } from './columns/packed-column.ts';

/** Products that are read at a time: a few milliseconds of the process's time. */
const CHUNK = 2000;

const packed = (expression: string, name: string) =>
  `string_agg(int4send(coalesce(${expression}, ${NONE})), ''::bytea) "${name}"`;

const PRODUCTS = `select ${packed('product_id', 'product')}, ${packed('section', 'section')}, ${packed('grams', 'grams')},
  ${(Object.keys(ATTRIBUTES) as AttributeName[])
    .map((name) => packed(`${ATTRIBUTES[name].column}::int`, name))
    .join(', ')}
  from (select l.*, goods_grams(l, p.specs) grams from listing l join product p on p.id = l.product_id
    where l.product_id > $1 and l.product_id <= $2 order by l.product_id) l`;

const TEXTS = `select array_agg(p.search_text order by p.id) texts
  from product p join listing l on l.product_id = p.id where p.id > $1 and p.id <= $2`;

const CARDS = `select string_agg(json, ''::bytea) json, ${packed('octet_length(json)', 'bytes')}
  from (select convert_to(${CARD_VALUES}::text, 'UTF8') json from listing l join product p on p.id = l.product_id
    where l.product_id > $1 and l.product_id <= $2 order by l.product_id) c`;

const CONDITION_ARRAY = `array[${CONDITION_NUMBERS.map((name) => `'${name}'`).join(', ')}]`;

const offersWhere = (
  condition: string,
) => `select ${packed('product_id', 'product')}, ${packed('supplier', 'supplier')},
  ${packed('city_id', 'city')}, ${packed('bulk_price', 'price')}, ${packed('quantity', 'quantity')},
  ${packed('condition', 'condition')}, ${packed('dot_year', 'year')}, ${packed('made', 'made')}, ${packed('days', 'days')}, ${packed('day', 'day')}, ${packed('ms', 'ms')},
  ${packed('warehouse', 'warehouse')}, ${packed('pieces', 'pieces')},
  ${packed('least', 'least')}, ${packed('multiple', 'multiple')}, ${packed('vat', 'vat')}
  from (select o.product_id, c.number supplier, o.city_id, o.bulk_price, o.quantity, array_position(${CONDITION_ARRAY}, o.condition) - 1 condition, o.dot_year, ${MADE_WEEK} made, coalesce(o.delivery_days_max, w.delivery_days_max) days,
      floor(extract(epoch from o.updated_at) / 86400)::int "day",
      floor(mod(extract(epoch from o.updated_at), 86400) * 1000)::int ms,
      o.warehouse_id warehouse, ${piecesSql(String(PIECES_OF_SET))} pieces, ${ORDERABLE_LEAST} least, o.multiple,
      2 * coalesce(o.vat_rate, 0) + o.vat_included::int vat
    from offer o join company c on c.id = o.supplier_id join warehouse w on w.id = o.warehouse_id
    where ${condition} and o.quantity > 0 order by o.product_id, o.bulk_price) o`;
const OFFERS_BETWEEN = offersWhere('o.product_id > $1 and o.product_id <= $2');
const OFFERS_OF = offersWhere('o.product_id = any($1)');

const NAMES = `select ${packed('product_id', 'product')}, ${packed('place', 'place')}
  from (select product_id, rank() over (order by sort_name)::int place from listing) l`;

const one = async <Row>(db: Db, text: string, params: unknown[] = []): Promise<Row> => {
  const { rows } = await db.query<Row>(text, params);
  return rows[0]!;
};

/** Selects the state that the database is at. */
async function selectStamp(db: Db): Promise<Stamp> {
  const { rows } = await db.query<Stamp>(`select ${STAMP} from catalog_version`, [], {
    name: 'stamp',
  });
  return rows[0]!;
}

/** Runs reads in a transaction, so that all that is read belongs to one moment. */
const atOneMoment = <Result>(db: Db, work: (tx: Db) => Promise<Result>) =>
  db.transaction(async (tx) => {
    await tx.exec('set transaction isolation level repeatable read, read only');
    await raiseTimeLimits(tx);
    return work(tx);
  });

async function readAll(db: Db, take: (chunk: Chunk) => void): Promise<Stamp & { names: Names }> {
  return atOneMoment(db, async (tx) => {
    const stamp = await selectStamp(tx);
    const { last } = await one<{ last: number }>(
      tx,
      'select coalesce(max(id), 0) last from product',
    );
    for (let from = 0; from < last; from += CHUNK) {
      const range = [from, from + CHUNK];
      const products = await one<Chunk['products']>(tx, PRODUCTS, range);
      const { texts } = await one<Pick<Chunk, 'texts'>>(tx, TEXTS, range);
      const cards = await one<Chunk['cards']>(tx, CARDS, range);
      take({ products, texts, cards, offers: await one<PackedOffers>(tx, OFFERS_BETWEEN, range) });
    }
    return { ...stamp, names: await one<Names>(tx, NAMES) };
  });
}

/** Versions after a given one, and the products that they changed. */
interface VersionLog {
  kept: number;
  ids: number[] | null;
  redescribed: boolean;
}

async function readChanges(db: Db, since: number): Promise<Changes> {
  return atOneMoment(db, async (tx) => {
    const stamp = await selectStamp(tx);
    const { kept, ids, redescribed } = await one<VersionLog>(
      tx,
      `select count(*) kept, coalesce(bool_or(redescribed), false) redescribed,
         case when bool_and(product_ids is not null) then
         array(select distinct unnest(product_ids) from catalog_change where version > $1::bigint) end ids
       from catalog_change where version > $1::bigint`,
      [since],
    );
    const changes = { ...stamp, isRedescribed: redescribed };
    if (stamp.version === since) return { ...changes, parts: [] };
    if (ids === null || kept !== stamp.version - since) return { ...changes, parts: null };
    const parts: Part[] = [];
    for (let at = 0; at < ids.length; at += CHUNK) {
      const chunk = ids.slice(at, at + CHUNK);
      parts.push({ ids: chunk, offers: await one<PackedOffers>(tx, OFFERS_OF, [chunk]) });
    }
    return { ...changes, parts };
  });
}

/** Counts what must be held in memory. */
const selectSize = (db: Db) =>
  one<{ products: number; offers: number }>(
    db,
    `select (select count(*) from listing) products, (select coalesce(sum(offers), 0) from category_stat) offers`,
  );

/** Where the index reads the catalog from. */
export const sourceOf = (db: Db): Source => ({
  stamp: () => selectStamp(db),
  size: () => selectSize(db),
  all: (take) => readAll(db, take),
  changes: (since) => readChanges(db, since),
});

/** Selects the database's numbers of an account's favorite suppliers. */
export async function selectFavoriteNumbers(db: Db, accountId: string): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    'select c.number from favorite_supplier f join company c on c.id = f.supplier_id where f.account_id = $1',
    [accountId],
  );
  return rows.map(({ number }) => number);
}

/** Selects what fits a car: bolts and holes of its wheels, or sizes of its tyres. */
export async function selectCarFit(db: Db, section: SectionDescription, car: CarFilter) {
  const { rows } = await runPrepared<Record<string, number>>(db, carFitStatement(section, car));
  return rows;
}
