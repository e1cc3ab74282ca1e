import { currencyOf, isForeign } from '../cells/currencies.ts';
import { saleTitle } from '../titles/sale.ts';
import { isTitle, titleField, titleRole } from '../titles/titles.ts';
import type { ProductValues } from './format-goods.ts';
import type { XmlNode } from './format-xml.ts';

/** Returns names such as `ЦенаОптовая`, `price_opt` and `vendorCode` in the way that people write titles. */
export const worded = (name: string) =>
  name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(?<=[а-яё])_|_(?=[а-яё])/gi, ' ');

type Field = [title: string, value: string];

/** What tells things of the same name apart, or is the name of the only one: `<Цена вид="Опт">`. */
const NAME = /^(?:name|type|kind|title|имя|наименование|название|тип|вид|вид ?цены|склад|город)$/i;
/** What only tells things of the same name apart. */
const ID = /^(?:id|ид|code|код|guid|wrh|wh|store|warehouse|storage|price_?type)$/i;

/** The name and the value of a pair: `{"name": "Ширина", "value": "205"}`. */
const PAIR_NAME =
  /^(?:name|title|key|attribute|property|label|caption|имя|наименование|название|ключ|параметр|свойство)$/i;
const PAIR_VALUE = /^(?:values?|val|options?|text|content|значени[ея])$/i;
/** What holds values of a product without saying anything of them. */
const WRAPPER =
  /^(?:param|prop|propert|attr|feature|option|spec|characteristic|field|meta|data|details?$|info$|product$|good$|item|values?$|parameter|параметр|свойств|характеристик|реквизит|атрибут|товар$|данные$)/i;
/** What goods are packed in: its width is no tyre's. */
const PACKAGE = /dimension|packag|packing|shipping|box|габарит|упаков/i;

const isLeaf = ({ children, attributes }: XmlNode) =>
  children.length === 0 && Object.keys(attributes).length === 0;

/** The values right below an element: its attributes, and its children that hold nothing but text. */
export const leavesOf = (node: XmlNode): Field[] => [
  ...Object.entries(node.attributes).map(([name, value]): Field => [name, value.trim()]),
  ...node.children.filter(isLeaf).map(({ name, text }): Field => [name, text.trim()]),
];

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Returns the name and the value of an element that is a pair of these; undefined if it is none. */
export function pairOf(node: XmlNode): { title: string; value: string } | undefined {
  const leaves = leavesOf(node);
  const name = leaves.find(([key, value]) => PAIR_NAME.test(worded(key)) && value !== '');
  if (!name) return undefined;
  const text = node.text.trim();
  if (text !== '' && node.children.length === 0)
    return WRAPPER.test(node.name) ? { title: name[1], value: text } : undefined;
  const values = leaves.filter((leaf) => leaf !== name && PAIR_VALUE.test(leaf[0]));
  return values.length === 0
    ? undefined
    : {
        title: name[1],
        value: values
          .map(([, value]) => value)
          .filter(Boolean)
          .join('; '),
      };
}

const TITLES = new Map<string, string>();
const MAX_TITLES = 20_000;

/** Returns the title of a value within an element: with the element's own title, unless only its own name is known. */
function titleWithin(above: string, name: string): string {
  const whole = joined(above, worded(name));
  const found = TITLES.get(whole);
  if (found !== undefined) return found;
  const nodeWords = worded(name);
  const isKnown = (title: string) => isTitle(title) || saleTitle(title) !== undefined;
  const title =
    above === '' ||
    PACKAGE.test(above) ||
    isKnown(whole) ||
    !isKnown(nodeWords) ||
    ID.test(nodeWords) ||
    NAME.test(nodeWords)
      ? whole
      : nodeWords;
  if (TITLES.size < MAX_TITLES) TITLES.set(whole, title);
  return title;
}

/** Tells an element that is a product of its own, by itself and the element around it. */
type IsApart = (node: XmlNode, parent: XmlNode) => boolean;

/** Yields the values of an element within a product. `isOneOfMany`: it has siblings of its name. */
function* fieldsOf(
  node: XmlNode,
  above: string,
  isOneOfMany: boolean,
  isApart: IsApart,
): Generator<Field> {
  const isWrapper = WRAPPER.test(node.name);
  const words = joined(above, worded(node.name));
  const pair = pairOf(node);
  if (pair) {
    yield [isWrapper || WRAPPER.test(above) ? pair.title : joined(words, pair.title), pair.value];
    return;
  }
  const text = node.text.trim();
  const leaves = leavesOf(node);
  const isToldApart = isOneOfMany || text !== '';
  const named = isWrapper
    ? undefined
    : (leaves.find(([name, value]) => NAME.test(worded(name)) && value !== '') ??
      (isOneOfMany ? leaves.find(([name, value]) => ID.test(name) && value !== '') : undefined));
  const prefix = isToldApart ? joined(words, named?.[1]) : isWrapper ? above : words;
  if (text !== '') yield [prefix || words, text];
  else if (named && !isToldApart) yield [words, named[1]];
  for (const leaf of Object.entries(node.attributes))
    if (leaf[0] !== named?.[0]) yield [titleWithin(prefix, leaf[0]), leaf[1].trim()];
  yield* childFields(node, prefix, isApart, named?.[0]);
}

function* childFields(
  node: XmlNode,
  above: string,
  isApart: IsApart,
  without?: string,
): Generator<Field> {
  const { children } = node;
  const counts = new Map<string, number>();
  for (const { name } of children) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const child of children) {
    if (isApart(child, node)) continue;
    if (!isLeaf(child)) yield* fieldsOf(child, above, (counts.get(child.name) ?? 0) > 1, isApart);
    else if (child.name !== without) yield [titleWithin(above, child.name), child.text.trim()];
  }
}

/** Values of one title are joined so: none of them is taken for all. */
const BETWEEN = '; ';
/** No longer than a cell of pictures and links needs to be shown. */
const LONGEST_JOINED = 500;

/** Returns the values of a product by title. `isApart` tells the elements in it that are products of their own. */
export function valuesOfProduct(node: XmlNode, isApart: IsApart = () => false): ProductValues {
  const values: ProductValues = new Map();
  const add = (title: string, value: string) => {
    const before = values.get(title);
    if (value === '' || title === '') return;
    if (before === undefined) values.set(title, value);
    else if (before.length < LONGEST_JOINED && !before.split(BETWEEN).includes(value))
      values.set(title, before + BETWEEN + value);
  };
  for (const [name, value] of Object.entries(node.attributes)) add(worded(name), value.trim());
  const text = node.text.trim();
  if (text !== '' && node.children.length === 0) add(worded(node.name), text);
  for (const [title, value] of childFields(node, '', isApart)) add(title, value);
  return values;
}

/** Names of sections, by which elements are gathered. */
const SECTION = /ty?i?res?|shin|шин|dis[kc]s?|dis[kc]i|диск|rims?|wheels?|moto|мото|truck|груз/i;
export const isSectionName = (name: string) => name !== '' && SECTION.test(name);

/** Elements around rows that are products, of which the rows are variants. */
const PRODUCT =
  /^(?:products?|goods?|items?|offers?|tovar\S*|ty?i?res?|wheels?|rims?|disks?|shin[ay]|товары?|шин[аы]|диски?)$/i;
/** The title of a name that a product gives its variants. */
const NAME_OF_ALL = 'name';

/** The title of the groups that products stand in. */
export const GROUP = 'Группа';

/**
 * Returns what an element says of the products in it: its name as the field that it names (`<brand name="Nokian">`) or
 * as a group, and its other values. The only one of its kind stands around the whole list: its name is the seller's.
 */
export function valuesOfGroup(name: string, leaves: readonly Field[], isOnly: boolean): Field[] {
  const leafWords = worded(name);
  const single = leafWords.replace(/s$/i, '');
  const field = [leafWords, single].find((title) => titleField(title) !== undefined);
  const leafTexts = leaves
    .filter(([, value]) => value !== '')
    .map(([key, value]): Field => {
      if (PAIR_NAME.test(worded(key)))
        return [PRODUCT.test(name) ? NAME_OF_ALL : (field ?? GROUP), value];
      return [ID.test(key) ? joined(leafWords, key) : worded(key), value];
    });
  return [
    ...(isSectionName(name) ? [[GROUP, leafWords] as Field] : []),
    ...(isOnly ? leafTexts.filter(([title]) => title !== GROUP && isTitle(title)) : leafTexts),
  ];
}

/** Returns the currency that values around the rows of a document give for all of them. */
export function currencyAround(leaves: readonly Field[]): string | undefined {
  const leafNames = new Set(
    leaves
      .filter(([key]) => titleRole(worded(key)) === 'currency')
      .map(([, value]) => currencyOf(value)),
  );
  const [only] = leafNames;
  return leafNames.size === 1 && isForeign(only) ? only : undefined;
}

const NUMBER_OF_PAGES = /^(?:total_?pages|page_?(?:count|total)s?|pages|last_?page|страниц)$/i;
const NUMBER_OF_ROWS =
  /^(?:total(?:_?(?:count|rows|items|elements|records|results))?|found|всего)$/i;
const NEXT_PAGE =
  /^(?:next(?:_?page)?(?:_?(?:url|link|token|cursor))?|has_?(?:more|next(?:_?page)?))$/i;
const NO_PAGE = /^(?:|0|false|no|null|none)$/i;

/** Says that a document is a part of an answer that comes in pages, by the values around its rows. */
export function missingPages(leaves: readonly Field[], rows: number): string | undefined {
  const numberOf = (pattern: RegExp) =>
    Number(leaves.find(([key, value]) => pattern.test(key) && /^\d+$/.test(value))?.[1] ?? 0);
  const [pages, all] = [numberOf(NUMBER_OF_PAGES), numberOf(NUMBER_OF_ROWS)];
  const hasNext = leaves.some(([key, value]) => NEXT_PAGE.test(key) && !NO_PAGE.test(value));
  if (pages > 1) return `Это одна страница из ${pages}`;
  if (all > rows) return `В файле ${rows} из ${all} строк`;
  return hasNext ? 'Это не весь список: в файле названа следующая страница' : undefined;
}
