import { type Good, tableOf } from './goods.ts';
import type { Table } from './table.ts';
import { readElements, textAt, type XmlNode } from './xml.ts';

/** Elements of an offer, under titles that columns are recognised by. */
const TITLES: Record<string, string> = {
  vendorCode: 'Артикул',
  name: 'Наименование',
  vendor: 'Производитель',
  model: 'Модель',
  typePrefix: 'Тип товара',
  barcode: 'Штрихкод',
  price: 'Цена',
  count: 'Остаток',
  country_of_origin: 'Страна',
};

/** A good without a count is there or is not. */
const AVAILABLE = 'в наличии';
const OUT = '0';

function goodOf(offer: XmlNode, categories: ReadonlyMap<string, string>): Good {
  const good: Good = new Map([['Код', offer.attributes.id ?? '']]);
  for (const { name, text, attributes } of offer.children) {
    const title = name === 'param' ? attributes.name : TITLES[name];
    if (title && text.trim() !== '' && !good.has(title)) good.set(title, text.trim());
  }
  good.set('Категория', categories.get(textAt(offer, 'categoryId')) ?? '');
  if (!good.has('Наименование'))
    good.set(
      'Наименование',
      ['typePrefix', 'vendor', 'model']
        .map((name) => textAt(offer, name))
        .join(' ')
        .trim(),
    );
  if (!good.has('Остаток'))
    good.set('Остаток', offer.attributes.available === 'false' ? OUT : AVAILABLE);
  return good;
}

/**
 * Reads a feed of Yandex Market.
 * @see https://yandex.ru/support/marketplace/assortment/files/index.html
 */
export async function readYml(chunks: AsyncIterable<Uint8Array>): Promise<Table[]> {
  const categories = new Map<string, string>();
  const goods: Good[] = [];
  await readElements(chunks, ['category', 'offer'], (node) => {
    if (node.name === 'category') categories.set(node.attributes.id ?? '', node.text.trim());
    else goods.push(goodOf(node, categories));
  });
  return tableOf(goods);
}
