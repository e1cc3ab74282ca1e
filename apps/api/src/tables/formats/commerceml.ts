import { FileProblem } from '../file-problem.ts';
import { parseMeasure } from '../numbers.ts';
import type { Table } from '../table.ts';
import { type Good, tableOf } from './goods.ts';
import { childOf, childrenOf, readElements, textAt, type XmlNode } from './xml.ts';

const ELEMENTS = ['Группа', 'Свойство', 'ТипЦены', 'Склад', 'Товар', 'Предложение'];

/** What ids stand for, from whichever of the files says it. */
interface Names {
  groups: Map<string, string>;
  properties: Map<string, string>;
  values: Map<string, string>;
  prices: Map<string, string>;
  /** Types of prices without VAT, which is on top of them. */
  untaxed: Set<string>;
  warehouses: Map<string, string>;
}

/** Groups lie in each other: a good names the innermost, whose parents tell more. */
function nameGroup(node: XmlNode, names: Names, above = '') {
  const name = [above, textAt(node, 'Наименование')].filter(Boolean).join(' / ');
  names.groups.set(textAt(node, 'Ид'), name);
  for (const child of childrenOf(childOf(node, 'Группы') ?? node, 'Группа'))
    nameGroup(child, names, name);
}

function nameProperty(node: XmlNode, { properties, values }: Names) {
  properties.set(textAt(node, 'Ид'), textAt(node, 'Наименование'));
  for (const value of childOf(node, 'ВариантыЗначений')?.children ?? [])
    values.set(textAt(value, 'ИдЗначения'), textAt(value, 'Значение'));
}

function namePrice(node: XmlNode, { prices, untaxed }: Names) {
  const id = textAt(node, 'Ид');
  prices.set(id, textAt(node, 'Наименование'));
  if (textAt(node, 'Налог', 'УчтеноВСумме') === 'false') untaxed.add(id);
}

type Fields = [title: string, value: string][];

function fieldsOf(node: XmlNode, names: Names): Fields {
  const group = textAt(node, 'Группы', 'Ид');
  const properties = childrenOf(childOf(node, 'ЗначенияСвойств') ?? node, 'ЗначенияСвойства');
  return [
    ['Артикул', textAt(node, 'Артикул')],
    ['Штрихкод', textAt(node, 'Штрихкод')],
    ['Наименование', textAt(node, 'Наименование')],
    ['Категория', names.groups.get(group) ?? ''],
    ['Производитель', textAt(node, 'Изготовитель', 'Наименование')],
    ['НДС', textAt(node, 'СтавкиНалогов', 'СтавкаНалога', 'Ставка')],
    ...properties.map((property): [string, string] => {
      const value = textAt(property, 'Значение');
      return [names.properties.get(textAt(property, 'Ид')) ?? '', names.values.get(value) ?? value];
    }),
  ];
}

const PAIR = '715';
const isPair = (unit: string) => unit === PAIR || /^пар[аы]?\.?$/i.test(unit);
const isPiece = (unit: string) =>
  unit === '' || unit === '796' || /^шт(?:ук[аи]?)?\.?$/i.test(unit);

/** Pieces of the unit that an amount is in; null of a set, which may be of any size. */
function piecesOf(node: XmlNode): number | null {
  const unit = childOf(node, 'БазоваяЕдиница');
  if (!unit) return 1;
  const code = (unit.attributes.Код ?? '').trim();
  const name = unit.text.trim();
  for (const other of childrenOf(unit, 'Пересчет')) {
    const factor = parseMeasure(textAt(other, 'Коэффициент'));
    const told = textAt(other, 'Единица');
    // «1 пара = 2 шт»; a unit that is told of itself tells nothing
    if (factor && factor > 1 && told !== code && isPiece(told)) return factor;
  }
  if (isPair(code) || (code === '' && isPair(name))) return 2;
  return isPiece(code) ||
    (!code && isPiece(name)) ||
    !/^(?:839|704)$|компл|набор/i.test(`${code} ${name}`.trim())
    ? 1
    : null;
}

const kopecks = (value: number) => String(Math.round(value * 100) / 100);

function pricesOf(node: XmlNode, names: Names, pieces: number | null, vat: string): Fields {
  const rate = parseMeasure(vat) ?? 0;
  return childrenOf(childOf(node, 'Цены') ?? node, 'Цена').flatMap((price): Fields => {
    const type = textAt(price, 'ИдТипаЦены');
    // of types that are told one that is not is meant for nobody here
    if (names.prices.size > 0 && type !== '' && !names.prices.has(type)) return [];
    const factor = (parseMeasure(textAt(price, 'Коэффициент')) || 1) * (pieces ?? 1);
    const text = textAt(price, 'ЦенаЗаЕдиницу');
    const tax = names.untaxed.has(type) ? 1 + rate / 100 : 1;
    const value =
      factor === 1 && tax === 1 ? undefined : Number(text.replace(/\s/g, '').replace(',', '.'));
    const sum = value === undefined || Number.isNaN(value) ? text : kopecks((value / factor) * tax);
    return [
      [`Цена ${names.prices.get(type) ?? ''}`.trim(), `${sum} ${textAt(price, 'Валюта')}`.trim()],
    ];
  });
}

/** The stock in pieces; sets are named as such, and are for a person to tell. */
function amountOf(text: string, pieces: number | null): string {
  if (text === '' || pieces === 1) return text;
  if (pieces === null) return `Комплектов: ${text}`;
  const amount = Number(text.replace(/\s/g, '').replace(',', '.'));
  return Number.isNaN(amount) ? text : String(amount * pieces);
}

/** The stock as version 2 has it, in attributes, and as version 3 does, in elements. */
function stockOf(node: XmlNode, names: Names, pieces: number | null): Fields {
  const rests = childrenOf(childOf(node, 'Остатки') ?? node, 'Остаток');
  const places = [
    ...childrenOf(node, 'Склад'),
    ...rests.flatMap((rest) => childrenOf(rest, 'Склад')),
  ];
  if (places.length === 0) {
    const all = textAt(node, 'Количество') || textAt(rests[0] ?? node, 'Количество');
    return [['Остаток', amountOf(all, pieces)]];
  }
  return places.map((place) => {
    const id = place.attributes.ИдСклада ?? textAt(place, 'Ид');
    const text = place.attributes.КоличествоНаСкладе ?? textAt(place, 'Количество');
    return [`Остаток ${names.warehouses.get(id) ?? ''}`.trim(), amountOf(text, pieces)];
  });
}

/** A variant of a good is `good#variant`. */
const goodId = (id: string) => id.split('#')[0] ?? id;

/**
 * Reads an exchange of 1С: the goods of `import.xml` and the prices and stock of `offers.xml`, `prices.xml` and
 * `rests.xml`, in any order, joined by their ids.
 * @see https://v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty/standarty-commerceml/
 */
export async function readCommerceMl(
  documents: readonly AsyncIterable<Uint8Array>[],
): Promise<Table[]> {
  const names: Names = {
    groups: new Map(),
    properties: new Map(),
    values: new Map(),
    prices: new Map(),
    untaxed: new Set(),
    warehouses: new Map(),
  };
  const goods = new Map<string, XmlNode>();
  const offers: XmlNode[] = [];
  for (const document of documents)
    await readElements(document, ELEMENTS, (node, parents) => {
      const id = textAt(node, 'Ид');
      if (node.name === 'Товар') goods.set(id, node);
      else if (node.name === 'Предложение') offers.push(node);
      else if (node.name === 'Группа' && parents.includes('Классификатор')) nameGroup(node, names);
      else if (node.name === 'Свойство') nameProperty(node, names);
      else if (node.name === 'ТипЦены') namePrice(node, names);
      else if (node.name === 'Склад') names.warehouses.set(id, textAt(node, 'Наименование'));
    });
  if (offers.length === 0)
    throw new FileProblem(
      'В файле нет предложений с ценами и остатками. Загрузите offers.xml, лучше вместе с import.xml',
    );

  // prices and stock may come apart from the offer that names the unit
  const units = new Map<string, XmlNode>();
  for (const offer of offers)
    if (childOf(offer, 'БазоваяЕдиница')) units.set(textAt(offer, 'Ид'), offer);
  const joined = new Map<string, Good>();
  for (const offer of offers) {
    const id = textAt(offer, 'Ид');
    const good: Good = joined.get(id) ?? new Map([['Ид', id]]);
    joined.set(id, good);
    const whole = goods.get(id) ?? goods.get(goodId(id)) ?? offer;
    const own: Fields = [...fieldsOf(offer, names), ...fieldsOf(whole, names)];
    const unit = units.get(id) ?? (childOf(whole, 'БазоваяЕдиница') ? whole : offer);
    const vat = own.find(([title, value]) => title === 'НДС' && value !== '')?.[1] ?? '';
    const pieces = piecesOf(unit);
    const fields = [
      ...own,
      ...pricesOf(offer, names, pieces, vat),
      ...stockOf(offer, names, pieces),
    ];
    for (const [title, value] of fields)
      if (title && value && !good.has(title)) good.set(title, value);
  }
  return tableOf(joined.values());
}
