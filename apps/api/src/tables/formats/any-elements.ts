import { createRowLimit, createTables, type Table } from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';
import { priceTitle } from '../titles/title-prices.ts';
import { isTitle } from '../titles/titles.ts';
import {
  currencyAround,
  GROUP,
  isSectionName,
  leavesOf,
  missingPages,
  valuesOfGroup,
  valuesOfProduct,
  worded,
} from './element-fields.ts';
import { createKindCensus, kindKey, type RowKind, rowKindsOf } from './element-kinds.ts';
import { createRates } from './feed-rates.ts';
import { type ProductValues, tableOf } from './format-goods.ts';
import { readXml, type XmlEvents, type XmlNode } from './format-xml.ts';
import { readJson } from './json.ts';

const unlike = (format: string) =>
  new FileProblem(
    `Этот ${format} не похож на прайс-лист: не нашли в нём товаров с ценами. Подойдут CommerceML 2 и YML`,
  );

/** Tells a document from its beginning to its end; may be called again. */
type Telling = (events: XmlEvents) => Promise<void> | void;

/** More kinds of rows than this are no price list. */
const MAX_SHEETS = 50;
/** Most nodes of a product, with all that stands in it. */
const MAX_NODES = 200_000;
/** Most elements without rows that are kept beside those with rows. */
const MAX_AROUND = 100;
const MAX_TEXT = 8 * 1024 * 1024;
const OVERSIZED = 'В одном из товаров слишком много данных. Это не похоже на прайс-лист';

/** What the elements around a row say of it, the nearest first. */
interface OuterElement {
  values: ProductValues;
  outer: OuterElement | undefined;
}

interface FoundRow {
  kind: RowKind;
  values: ProductValues;
  around: OuterElement | undefined;
}

interface Open {
  node: XmlNode;
  /** Undefined for elements around the rows. */
  kind: RowKind | undefined;
  /** Whether it is a row or a part of one. */
  isInside: boolean;
  around: OuterElement;
  /** The rows in it. */
  rows: number;
}

interface FoundRows {
  rows: FoundRow[];
  /** What is said of further pages. */
  missing: string | undefined;
  /** The currency of all prices, if it is said. */
  currency: string | undefined;
}

/** Gathers the rows of a document with what stands around them. `isOnly` tells elements that are alone of their kind. */
async function rowsOf(
  tell: Telling,
  kinds: ReadonlyMap<string, RowKind>,
  isOnly: (key: string) => boolean,
): Promise<FoundRows> {
  const found: FoundRow[] = [];
  const ofAll: ReturnType<typeof leavesOf> = [];
  const limitRows = createRowLimit();
  const open: Open[] = [];
  let nodes = 0;
  let length = 0;
  const close = ({ node, kind, around, rows, isInside }: Open, parent: Open | undefined) => {
    if (parent) parent.rows += rows;
    if (!kind) {
      if (isInside) parent?.node.children.push(node);
      else if (rows > 0) {
        const leaves = leavesOf(node);
        const isAlone = isOnly(kindKey(parent?.node.name ?? '', node.name));
        around.values = new Map(valuesOfGroup(node.name, leaves, isAlone));
        if (isAlone) ofAll.push(...leaves, ...node.children.flatMap(leavesOf));
      } else if (parent && parent.node.children.length < MAX_AROUND)
        parent.node.children.push(node);
      return;
    }
    const values = valuesOfProduct(node);
    around.values = values;
    if (rows > 0) return;
    limitRows();
    if (parent) parent.rows++;
    found.push({ kind, values, around: around.outer });
  };
  await tell({
    open: (name, attributes) => {
      const parent = open.at(-1);
      const known = kinds.get(kindKey(parent?.node.name ?? '', name));
      const kind = known && (!parent?.isInside || known.isApart) ? known : undefined;
      const isInside = kind !== undefined || parent?.isInside === true;
      if (!parent?.isInside) {
        nodes = 0;
        length = 0;
      }
      if (++nodes > MAX_NODES) throw new FileProblem(OVERSIZED);
      open.push({
        node: { name, attributes, text: '', children: [] },
        kind,
        isInside,
        around:
          kind || !isInside
            ? { values: new Map(), outer: parent?.around }
            : (parent?.around as OuterElement),
        rows: 0,
      });
    },
    text: (text) => {
      const at = open.at(-1);
      if (!at) return;
      length += text.length;
      if (length > MAX_TEXT) throw new FileProblem(OVERSIZED);
      at.node.text += text;
    },
    close: () => {
      const closed = open.pop();
      if (closed) close(closed, open.at(-1));
    },
  });
  return {
    rows: found,
    missing: missingPages(ofAll, found.length),
    currency: currencyAround(ofAll),
  };
}

const isName = (title: string) => /^(?:name|title|наименование|название)$/i.test(title);

/** Adds to a row what the elements around it say. Both names together are the name of a variant. */
function complete({ values, around, kind }: FoundRow): ProductValues {
  const all: ProductValues = new Map(values);
  const groups: string[] = isSectionName(kind.name) ? [worded(kind.name)] : [];
  for (let at = around; at; at = at.outer) {
    const valuesHere = at.values;
    for (const [title, value] of valuesHere) {
      const same = isName(title) ? [...all.keys()].find(isName) : title;
      const knownTitle = all.get(same ?? title);
      if (title === GROUP) groups.unshift(value);
      else if (knownTitle === undefined) all.set(title, value);
      else if (isName(title) && !knownTitle.toLowerCase().includes(value.toLowerCase()))
        all.set(same ?? title, `${value} ${knownTitle}`);
    }
  }
  if (groups.length > 0) all.set(GROUP, [...groups, all.get(GROUP)].filter(Boolean).join(' / '));
  return all;
}

/** How much of the titles two kinds of one name share if they are rows of one table. */
const ALIKE = 0.5;

function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const both = a.intersection(b).size;
  return both >= ALIKE * Math.max(a.size, b.size);
}

/** Returns the name of the table of each kind: kinds of one name that say the same are one table. */
function sheetsOf(kinds: readonly RowKind[]): Map<RowKind, string> {
  const sheets = new Map<RowKind, string>();
  for (const kind of kinds) {
    const same = [...sheets.keys()].find(
      (other) => other.name === kind.name && areAlike(other.titles, kind.titles),
    );
    // a product without variants stands among those of others
    const variant = kind.hasPrice
      ? undefined
      : kinds.find(({ parent, isApart }) => isApart && parent === kind.name);
    const isTaken = [...sheets.values()].includes(kind.name);
    const kindName = isTaken ? `${kind.parent} ${kind.name}` : kind.name;
    sheets.set(kind, (same && sheets.get(same)) ?? variant?.name ?? kindName);
  }
  return sheets;
}

const never = () => false;

/** Reads the rows of a document, each kind of them a table with its name. `isKnown` tells elements that are read already. */
async function tablesOf(tell: Telling, isKnown: (name: string) => boolean = never) {
  const census = createKindCensus();
  await tell(census.events);
  const kinds = rowKindsOf(census.kinds);
  for (const [key, { name }] of kinds) if (isKnown(name)) kinds.delete(key);
  if (kinds.size === 0) return [];
  const isOnly = (key: string) => (census.kinds.get(key)?.count ?? 1) === 1;
  const { rows, missing, currency } = await rowsOf(tell, kinds, isOnly);
  const sheets = sheetsOf([...kinds.values()]);
  const bySheet = Map.groupBy(rows, ({ kind }) => sheets.get(kind) ?? kind.name);
  if (bySheet.size > MAX_SHEETS)
    throw new FileProblem('В файле слишком много видов товаров. Это не похоже на прайс-лист');
  return [...bySheet].flatMap(([sheet, ofSheet]) =>
    tableOf(ofSheet.map(complete)).map((table) => ({
      ...table,
      sheet,
      ...(currency && { currency }),
      ...(missing && { unread: [...(table.unread ?? []), missing] }),
    })),
  );
}

/** Reads the kinds of rows of a document beside those that are read by rules of its format. */
export const readOtherKinds = (tell: Telling, known: ReadonlySet<string>): Promise<Table[]> =>
  tablesOf(tell, (name) => known.has(name));

/** Reads the rows of a document whose elements are the supplier's own. */
async function readElementsOf(tell: Telling, format: 'XML' | 'JSON'): Promise<Table[]> {
  const rates = createRates();
  const tables = await tablesOf(async (events) => {
    await tell({
      ...events,
      open: (name, attributes) => {
        rates.see(name, attributes);
        events.open?.(name, attributes);
      },
    });
  });
  const isList = tables.some(({ rows: [titles] }) => {
    const cells = titles?.cells ?? [];
    return cells.some(priceTitle) && cells.filter(isTitle).length >= 2;
  });
  if (!isList) throw unlike(format);
  return tables.map((table) => ({
    ...table,
    ...(tables.length === 1 && { sheet: null }),
    ...rates.inRoubles(),
  }));
}

/**
 * Reads XML of a supplier's own format: elements that come again and again with prices or sizes are products, each kind
 * of them a table, and their content becomes columns.
 */
export const readAnyXml = (open: () => AsyncIterable<Uint8Array>): Promise<Table[]> =>
  readElementsOf((events) => readXml(open(), events), 'XML');

/** Reads JSON by the same rules, or as rows of cells if it is an array of arrays. */
export async function readAnyJson(content: Uint8Array): Promise<Table[]> {
  const document = readJson(content);
  if (typeof document === 'function') return readElementsOf(document, 'JSON');
  const tables = createTables();
  const { row } = tables.add(null);
  for (const [at, cells] of document.entries()) row(at + 1, cells);
  return tables.tables;
}
