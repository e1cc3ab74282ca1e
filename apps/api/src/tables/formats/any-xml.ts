import { FileProblem } from '../file-problem.ts';
import { createRowLimit, type Table } from '../table.ts';
import { priceTitle } from '../titles/prices.ts';
import { isTitle } from '../titles/titles.ts';
import { type ProductValues, tableOf } from './goods.ts';
import { readElements, readXml, type XmlNode } from './xml.ts';

const UNKNOWN = 'Этот XML не похож на прайс-лист. Подойдут CommerceML 2 и YML';
/** Fewer products than this are no list, and a product has at least this many fields: more than a name. */
const FEWEST = 2;
const FEWEST_FIELDS = 3;
/** A document with more element names than this is no list of similar things. */
const MOST_NAMES = 5000;

interface Seen {
  count: number;
  fields: Set<string>;
}

/** Resolves to the element that stands for a product: among those with several fields, the most frequent one. */
async function goodsElement(chunks: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const seen = new Map<string, Seen>();
  const open: string[] = [];
  const seenOf = (name: string) => {
    const found = seen.get(name) ?? { count: 0, fields: new Set<string>() };
    if (seen.size < MOST_NAMES) seen.set(name, found);
    return found;
  };
  await readXml(chunks, {
    open: (name, attributes) => {
      const own = seenOf(name);
      own.count++;
      const parent = open.at(-1);
      if (own.fields.size < MOST_NAMES)
        for (const attribute of Object.keys(attributes)) own.fields.add(`@${attribute}`);
      if (parent !== undefined && parent !== name) seenOf(parent).fields.add(name);
      open.push(name);
    },
    close: () => open.pop(),
  });
  const [best] = [...seen]
    .filter(([, { count, fields }]) => count >= FEWEST && fields.size >= FEWEST_FIELDS)
    .toSorted(([, a], [, b]) => b.count * b.fields.size - a.count * a.fields.size);
  return best?.[0];
}

/** Returns names such as `ЦенаОптовая`, `price_opt` and `vendorCode` in the way that people write titles. */
const worded = (name: string) =>
  name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(?<=[а-яё])_|_(?=[а-яё])/gi, ' ');

/** Attributes that tell elements of the same name apart: `<Цена вид="Опт">`. */
const KIND = /^(?:name|type|kind|title|имя|наименование|название|тип|вид|вид ?цены|склад|город)$/i;
const kindOf = ({ attributes }: XmlNode) =>
  Object.entries(attributes).find(([name]) => KIND.test(worded(name)))?.[1];

function fieldsOf(node: XmlNode, above: string): [title: string, value: string][] {
  const kind = kindOf(node);
  const isParam = /^(?:param|property|параметр|свойство|характеристика)$/i.test(node.name);
  const own = isParam && kind ? kind : [above, worded(node.name), kind].filter(Boolean).join(' ');
  const said = Object.entries(node.attributes).filter(([, value]) => value !== kind);
  return [
    ...(node.children.length === 0 ? [[own, node.text.trim()] as [string, string]] : []),
    ...said.map(([name, value]): [string, string] => [worded(name), value.trim()]),
    ...node.children.flatMap((child) => fieldsOf(child, own)),
  ];
}

function valuesOfProduct(node: XmlNode): ProductValues {
  const good: ProductValues = new Map();
  const own = Object.entries(node.attributes).map(([name, value]): [string, string] => [
    worded(name),
    value.trim(),
  ]);
  for (const [title, value] of [...own, ...node.children.flatMap((child) => fieldsOf(child, ''))])
    if (value !== '' && !good.has(title)) good.set(title, value);
  return good;
}

/**
 * Reads XML of a supplier's own format: the element that comes again and again is a product, and its content becomes
 * columns.
 */
export async function readAnyXml(open: () => AsyncIterable<Uint8Array>): Promise<Table[]> {
  const name = await goodsElement(open());
  if (name === undefined) throw new FileProblem(UNKNOWN);
  const goods: ProductValues[] = [];
  const limitRows = createRowLimit();
  await readElements(open(), [name], (node) => {
    limitRows();
    goods.push(valuesOfProduct(node));
  });
  const tables = tableOf(goods);
  const titles = tables[0]?.rows[0]?.cells ?? [];
  if (!titles.some(priceTitle) || titles.filter(isTitle).length < 2) throw new FileProblem(UNKNOWN);
  return tables;
}
