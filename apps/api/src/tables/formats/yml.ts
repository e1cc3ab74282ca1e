import { createRowLimit, type Table } from '../table.ts';
import { isOnSale, saleTitle } from '../titles/sale.ts';
import { type ProductValues, tableOf } from './goods.ts';
import { childOf, childrenOf, readElements, textAt, type XmlNode } from './xml.ts';

const STOCK = 'Остаток';

/** Elements of an offer, with titles by which columns are recognised. */
const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vendorCode: 'Артикул',
    name: 'Наименование',
    vendor: 'Производитель',
    model: 'Модель',
    typePrefix: 'Тип товара',
    barcode: 'Штрихкод',
    price: 'Цена',
    oldprice: 'Старая цена',
    purchase_price: 'Закупочная цена',
    currencyId: 'Валюта',
    count: STOCK,
    quantity: STOCK,
    stock_quantity: STOCK,
    stock: STOCK,
    rest: STOCK,
    qty: STOCK,
    country_of_origin: 'Страна',
  }),
);

/** Meanings of the types of `condition`. A product without one is new. */
const CONDITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    preowned: 'б/у',
    used: 'б/у',
    likenew: 'б/у',
    reduction: 'уценка',
    showcasesample: 'уценка',
  }),
);

/**
 * Returns the stock of all places of sale together, because feeds name these only by their ids; undefined if none has a
 * number.
 */
function inOutlets(offer: XmlNode): string | undefined {
  const counts = childrenOf(childOf(offer, 'outlets') ?? offer, 'outlet')
    .map(({ attributes }) => attributes.instock)
    .filter((count) => count !== undefined && /^\s*\d+\s*$/.test(count));
  return counts.length === 0
    ? undefined
    : String(counts.reduce((sum, count) => sum + Number(count), 0));
}

/** The stock of a product without a count: it is there or not. */
const AVAILABLE = 'в наличии';
const OUT = '0';

function valuesOfProduct(offer: XmlNode, categories: ReadonlyMap<string, string>): ProductValues {
  const good: ProductValues = new Map([['Код', offer.attributes.id ?? '']]);
  for (const { name, text, attributes } of offer.children) {
    const title = name === 'param' ? attributes.name : TITLES.get(name);
    const value = attributes.from === 'true' ? `от ${text.trim()}` : text.trim();
    // «stock» may also be «true»
    if (title === STOCK && name !== 'param' && !/\d/.test(value)) continue;
    if (title && value !== '' && !good.has(title)) good.set(title, value);
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
  for (const { name, text } of offer.children)
    if (name !== 'available' && name !== 'param' && saleTitle(name) && text.trim() !== '')
      good.set(name, good.get(name) ?? text.trim());
  for (const [name, value] of Object.entries(offer.attributes))
    if (name !== 'available' && saleTitle(name)) good.set(name, value.trim());
  const isOut = isOnSale('on', offer.attributes.available ?? textAt(offer, 'available')) === false;
  if (isOut) good.set(STOCK, OUT);
  else if (!good.has(STOCK)) good.set(STOCK, inOutlets(offer) ?? AVAILABLE);
  const condition = CONDITIONS.get(childOf(offer, 'condition')?.attributes.type ?? '');
  if (condition) good.set('Состояние', condition);
  return good;
}

/**
 * Returns rates to roubles. A feed gives rates to its own currency, the one with the rate 1, which is also that of
 * prices without one.
 */
function inRoubles(rates: ReadonlyMap<string, number>): Pick<Table, 'rates' | 'currency'> {
  const rouble = rates.get('RUB') ?? rates.get('RUR') ?? 0;
  const own = [...rates].find(([, rate]) => rate === 1)?.[0];
  if (rouble === 1 || own === undefined || /^RU[BR]$/.test(own)) return { rates };
  const toRoubles = [...rates].map(([id, rate]) => [id, rate / rouble] as const);
  return { currency: own, ...(rouble > 0 && { rates: new Map(toRoubles) }) };
}

/**
 * Reads a feed of Yandex Market.
 * @see https://yandex.ru/support/marketplace/assortment/files/index.html
 */
export async function readYml(chunks: AsyncIterable<Uint8Array>): Promise<Table[]> {
  const categories = new Map<string, string>();
  const goods: ProductValues[] = [];
  const limitRows = createRowLimit();
  const rates = new Map<string, number>();
  await readElements(chunks, ['currency', 'category', 'offer'], (node) => {
    if (node.name === 'currency') {
      const rate = Number(node.attributes.rate?.replace(',', '.'));
      // «CBRF» is no rate that the file gives
      if (rate > 0) rates.set(node.attributes.id ?? '', rate);
    } else if (node.name === 'category') categories.set(node.attributes.id ?? '', node.text.trim());
    else {
      limitRows();
      goods.push(valuesOfProduct(node, categories));
    }
  });
  return tableOf(goods).map((table) => ({ ...table, ...inRoubles(rates) }));
}
