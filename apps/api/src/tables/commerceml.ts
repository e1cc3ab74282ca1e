import { FileProblem } from './file-problem.ts';
import { type Good, tableOf } from './goods.ts';
import type { Table } from './table.ts';
import { childOf, childrenOf, readElements, textAt, type XmlNode } from './xml.ts';

const ELEMENTS = ['Группа', 'Свойство', 'ТипЦены', 'Склад', 'Товар', 'Предложение'];

/** What ids stand for, from whichever of the files says it. */
interface Names {
  groups: Map<string, string>;
  properties: Map<string, string>;
  values: Map<string, string>;
  prices: Map<string, string>;
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

function pricesOf(node: XmlNode, names: Names): Fields {
  return childrenOf(childOf(node, 'Цены') ?? node, 'Цена').map((price) => [
    `Цена ${names.prices.get(textAt(price, 'ИдТипаЦены')) ?? ''}`.trim(),
    `${textAt(price, 'ЦенаЗаЕдиницу')} ${textAt(price, 'Валюта')}`.trim(),
  ]);
}

/** The stock as version 2 has it, in attributes, and as version 3 does, in elements. */
function stockOf(node: XmlNode, names: Names): Fields {
  const rests = childrenOf(childOf(node, 'Остатки') ?? node, 'Остаток');
  const places = [
    ...childrenOf(node, 'Склад'),
    ...rests.flatMap((rest) => childrenOf(rest, 'Склад')),
  ];
  if (places.length === 0)
    return [['Остаток', textAt(node, 'Количество') || textAt(rests[0] ?? node, 'Количество')]];
  return places.map((place) => {
    const id = place.attributes.ИдСклада ?? textAt(place, 'Ид');
    return [
      `Остаток ${names.warehouses.get(id) ?? ''}`.trim(),
      place.attributes.КоличествоНаСкладе ?? textAt(place, 'Количество'),
    ];
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
      else if (node.name === 'ТипЦены') names.prices.set(id, textAt(node, 'Наименование'));
      else if (node.name === 'Склад') names.warehouses.set(id, textAt(node, 'Наименование'));
    });
  if (offers.length === 0)
    throw new FileProblem(
      'В файле нет предложений с ценами и остатками. Загрузите offers.xml, лучше вместе с import.xml',
    );

  const joined = new Map<string, Good>();
  for (const offer of offers) {
    const id = textAt(offer, 'Ид');
    const good: Good = joined.get(id) ?? new Map([['Ид', id]]);
    joined.set(id, good);
    const fields = [
      ...fieldsOf(offer, names),
      ...fieldsOf(goods.get(id) ?? goods.get(goodId(id)) ?? offer, names),
      ...pricesOf(offer, names),
      ...stockOf(offer, names),
    ];
    for (const [title, value] of fields)
      if (title && value && !good.has(title)) good.set(title, value);
  }
  return tableOf(joined.values());
}
