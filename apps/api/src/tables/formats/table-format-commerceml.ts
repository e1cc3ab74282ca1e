import { parseMeasure } from '../cells/numbers.ts';
import type { Table } from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';
import { type ProductValues, tableOf } from './format-goods.ts';
import { childOf, childrenOf, readElements, textAt, type XmlNode } from './format-xml.ts';

const ELEMENTS = ['Группа', 'Свойство', 'ТипЦены', 'Склад', 'Товар', 'Предложение'];

interface PriceType {
  name: string;
  /** currency of prices that name none themselves */
  currency: string;
  /** Whether VAT is included; otherwise it is on top. */
  isTaxed: boolean;
}

/** Names by id, from whichever of the files contains them. */
interface Names {
  groups: Map<string, string>;
  properties: Map<string, string>;
  values: Map<string, string>;
  prices: Map<string, PriceType>;
  warehouses: Map<string, string>;
}

/** Stores the names of nested groups. A product refers to the innermost one, but its parents say more. */
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

const namePrice = (node: XmlNode, { prices }: Names) =>
  prices.set(textAt(node, 'Ид'), {
    name: textAt(node, 'Наименование'),
    currency: textAt(node, 'Валюта'),
    isTaxed: !/^(?:false|0|нет|ложь)$/i.test(textAt(node, 'Налог', 'УчтеноВСумме')),
  });

/** Whether 1С has marked an element as deleted. */
export const isRemoved = (node: XmlNode) =>
  /^удал[её]н/i.test(node.attributes.Статус ?? '') || textAt(node, 'ПометкаУдаления') === 'true';

type Fields = [title: string, value: string][];

/** What requisites of the pieces' origin are called, without spaces and small letters. */
const COUNTRIES = ['СТРАНАПРОИСХОЖДЕНИЯ', 'СТРАНА'];
const DECLARATIONS = ['НОМЕРГТД', 'ГТД', 'НОМЕРТАМОЖЕННОЙДЕКЛАРАЦИИ'];

/** A value that a configuration writes as an element, with or without a name of its own in it, or as a requisite. */
function saidOf(node: XmlNode, names: readonly string[]): string {
  const plain = (text: string) => text.replaceAll(/[\s_]/g, '').toUpperCase();
  const element = node.children.find(({ name }) => names.includes(plain(name)));
  if (element) return textAt(element, 'Наименование') || element.text.trim();
  const requisites = childrenOf(childOf(node, 'ЗначенияРеквизитов') ?? node, 'ЗначениеРеквизита');
  const requisite = requisites.find((one) => names.includes(plain(textAt(one, 'Наименование'))));
  return requisite ? textAt(requisite, 'Значение') : '';
}

function fieldsOf(node: XmlNode, names: Names): Fields {
  const group = textAt(node, 'Группы', 'Ид');
  const properties = childrenOf(childOf(node, 'ЗначенияСвойств') ?? node, 'ЗначенияСвойства');
  const features = childrenOf(
    childOf(node, 'ХарактеристикиТовара') ?? node,
    'ХарактеристикаТовара',
  );
  return [
    ['Артикул', textAt(node, 'Артикул')],
    ['Штрихкод', textAt(node, 'Штрихкод')],
    ['Наименование', textAt(node, 'Наименование')],
    ['Категория', names.groups.get(group) ?? ''],
    [
      'Производитель',
      textAt(node, 'ТорговаяМарка') || textAt(node, 'Изготовитель', 'Наименование'),
    ],
    ['Страна происхождения', saidOf(node, COUNTRIES)],
    ['Номер ГТД', saidOf(node, DECLARATIONS)],
    ['НДС', textAt(node, 'СтавкиНалогов', 'СтавкаНалога', 'Ставка')],
    // these tell the variants of a product apart
    ...features.map((feature): [string, string] => [
      textAt(feature, 'Наименование'),
      textAt(feature, 'Значение'),
    ]),
    ...properties.map((property): [string, string] => {
      const value = textAt(property, 'Значение');
      const title =
        names.properties.get(textAt(property, 'Ид')) ?? textAt(property, 'Наименование');
      return [title, names.values.get(value) ?? value];
    }),
  ];
}

const PAIR = '715';
const isPair = (unit: string) => unit === PAIR || /^пар[аы]?\.?$/i.test(unit);
const isPiece = (unit: string) =>
  unit === '' || unit === '796' || /^шт(?:ук[аи]?)?\.?$/i.test(unit);

/** Returns the pieces in the unit of an amount; null for a set, which may be of any size. */
function piecesOf(node: XmlNode): number | null {
  const unit = childOf(node, 'БазоваяЕдиница');
  if (!unit) return 1;
  const code = (unit.attributes.Код ?? '').trim();
  const name = unit.text.trim();
  for (const other of childrenOf(unit, 'Пересчет')) {
    const factor = parseMeasure(textAt(other, 'Коэффициент'));
    const unitText = textAt(other, 'Единица');
    // a unit converted to itself says nothing; a piece is 0.25 of a set of four, but some files say 4
    if (factor && factor !== 1 && unitText !== code && isPiece(unitText))
      return factor > 1 ? factor : Math.round(1 / factor);
  }
  if (isPair(code) || (code === '' && isPair(name))) return 2;
  return isPiece(code) ||
    (!code && isPiece(name)) ||
    !/^(?:839|704)$|компл|набор/i.test(`${code} ${name}`.trim())
    ? 1
    : null;
}

/** Returns a number as 1С writes it, with a point; undefined if the text is none. */
function numberOf(text: string): number | undefined {
  const value = Number(text.replace(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
}

const kopecks = (value: number) => String(Math.round(value * 100) / 100);

/** Some files name currencies by number, which would be read as a part of the price. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['643', 'RUB'],
  ['810', 'RUB'],
  ['840', 'USD'],
  ['978', 'EUR'],
  ['156', 'CNY'],
  ['398', 'KZT'],
  ['933', 'BYN'],
]);

const leastOf = (price: XmlNode) => numberOf(textAt(price, 'МинКоличество')) ?? 0;

function pricesOf(node: XmlNode, names: Names, pieces: number | null, vat: string): Fields {
  const rate = parseMeasure(vat) ?? 0;
  // among prices of one type the first counts: the one that requires the fewest pieces
  const prices = childrenOf(childOf(node, 'Цены') ?? node, 'Цена').toSorted(
    (a, b) => leastOf(a) - leastOf(b),
  );
  return prices.flatMap((price): Fields => {
    const id = textAt(price, 'ИдТипаЦены');
    const type = names.prices.get(id);
    // if price types are listed, a price of another type is meant for nobody here
    if (names.prices.size > 0 && id !== '' && !type) return [];
    const factor = (parseMeasure(textAt(price, 'Коэффициент')) || 1) * (pieces ?? 1);
    const text = textAt(price, 'ЦенаЗаЕдиницу');
    const tax = type?.isTaxed === false ? 1 + rate / 100 : 1;
    const value = numberOf(text);
    const sum = value === undefined ? text : kopecks((value / factor) * tax);
    const currency = textAt(price, 'Валюта') || (type?.currency ?? '');
    return [
      [`Цена ${type?.name ?? ''}`.trim(), `${sum} ${CURRENCIES.get(currency) ?? currency}`.trim()],
    ];
  });
}

/** Returns the stock in pieces. Sets are marked as such, for a person to decide. */
function amountOf(texts: readonly string[], pieces: number | null): string {
  const amounts = texts.map(numberOf);
  const [first = ''] = texts;
  if (amounts.includes(undefined)) return first;
  // a negative amount was sold before it arrived; the rest of the stock exists all the same
  const all = amounts.reduce<number>((sum, amount) => sum + Math.max(amount ?? 0, 0), 0);
  return pieces === null ? `Комплектов: ${all}` : String(all * pieces);
}

/** Returns the stock, which version 2 has in attributes and version 3 in elements. */
function stockOf(node: XmlNode, names: Names, pieces: number | null): Fields {
  const rests = childrenOf(childOf(node, 'Остатки') ?? node, 'Остаток');
  const places = [
    ...childrenOf(node, 'Склад'),
    ...childrenOf(node, 'Склады'),
    ...rests.flatMap((rest) => childrenOf(rest, 'Склад')),
  ];
  if (places.length === 0) {
    const all = textAt(node, 'Количество') || textAt(rests[0] ?? node, 'Количество');
    return [['Остаток', amountOf([all], pieces)]];
  }
  // warehouses without a name count as one
  const named = Map.groupBy(
    places,
    (place) => names.warehouses.get(place.attributes.ИдСклада ?? textAt(place, 'Ид')) ?? '',
  );
  return [...named].map(([name, ofName]) => [
    `Остаток ${name}`.trim(),
    amountOf(
      ofName.map((place) => place.attributes.КоличествоНаСкладе ?? textAt(place, 'Количество')),
      pieces,
    ),
  ]);
}

/** Returns the id of a product. The id of a variant is `good#variant`. */
const goodId = (id: string) => id.split('#')[0] ?? id;

/**
 * Reads an exchange of 1С: the products of `import.xml` and the prices and stock of `offers.xml`, `prices.xml` and
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
    warehouses: new Map(),
  };
  const goods = new Map<string, XmlNode>();
  const removed = new Set<string>();
  const offers: XmlNode[] = [];
  for (const document of documents)
    await readElements(document, ELEMENTS, (node, parents) => {
      const id = textAt(node, 'Ид');
      if (node.name === 'Товар' || node.name === 'Предложение') {
        if (isRemoved(node)) removed.add(id);
        else if (node.name === 'Товар') goods.set(id, node);
        // a removed offer keeps its row number
        if (node.name === 'Предложение') offers.push(node);
      } else if (node.name === 'Группа' && parents.includes('Классификатор'))
        nameGroup(node, names);
      else if (node.name === 'Свойство') nameProperty(node, names);
      else if (node.name === 'ТипЦены') namePrice(node, names);
      else if (node.name === 'Склад') names.warehouses.set(id, textAt(node, 'Наименование'));
    });
  if (offers.length === 0)
    throw new FileProblem(
      'В файле нет предложений с ценами и остатками. Загрузите offers.xml, лучше вместе с import.xml',
    );

  // prices and stock may come separately from the offer that names the unit
  const units = new Map<string, XmlNode>();
  for (const offer of offers)
    if (childOf(offer, 'БазоваяЕдиница')) units.set(textAt(offer, 'Ид'), offer);
  const joined = new Map<string, ProductValues | undefined>();
  for (const offer of offers) {
    const id = textAt(offer, 'Ид');
    if (removed.has(id) || removed.has(goodId(id))) {
      joined.set(id, undefined);
      continue;
    }
    const good: ProductValues = joined.get(id) ?? new Map([['Ид', id]]);
    joined.set(id, good);
    const whole = goods.get(id) ?? goods.get(goodId(id)) ?? offer;
    const offerFields: Fields = [...fieldsOf(offer, names), ...fieldsOf(whole, names)];
    const unit = units.get(id) ?? (childOf(whole, 'БазоваяЕдиница') ? whole : offer);
    const vat = offerFields.find(([title, value]) => title === 'НДС' && value !== '')?.[1] ?? '';
    const pieces = piecesOf(unit);
    const fields = [
      ...offerFields,
      ...pricesOf(offer, names, pieces, vat),
      ...stockOf(offer, names, pieces),
    ];
    for (const [title, value] of fields)
      if (title && value && !good.has(title)) good.set(title, value);
  }
  return tableOf(joined.values());
}
