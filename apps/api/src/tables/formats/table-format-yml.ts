import { createRowLimit, type Table } from '../cells/table.ts';
import { isOnSale } from '../titles/sale.ts';
import { isPlaceTitle, isQuantityTitle } from '../titles/titles.ts';
import { readOtherKinds } from './any-elements.ts';
import { valuesOfProduct } from './element-fields.ts';
import { createRates } from './feed-rates.ts';
import { type ProductValues, tableOf } from './format-goods.ts';
import { childOf, childrenOf, readElements, readXml, textAt, type XmlNode } from './format-xml.ts';

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

const set = (words: string) => new Set(words.split(' '));

/** What the format itself has for shops, beside what is read of an offer. */
const OF_SHOPS = set(
  'param categoryId outlets condition available delivery pickup store delivery-options pickup-options manufacturer_warranty cpa adult weight dimensions downloadable group_id age expiry rec bid cbid fee enable_auto_discounts credit-template market_category local_delivery_cost id type selling_type vat min-quantity step-quantity',
);
/** Elements that are shown for the first offers only: people see that they are not needed. */
const SHOWN = set('url picture description sales_notes');
const SHOWN_ROWS = 3;

/** Returns what an offer says in elements and attributes of the supplier's own. */
function ownValues(offer: XmlNode, isFirst: boolean): ProductValues {
  const isOwn = (name: string) =>
    !TITLES.has(name) && !OF_SHOPS.has(name) && (isFirst || !SHOWN.has(name));
  return valuesOfProduct({
    ...offer,
    text: '',
    attributes: Object.fromEntries(
      Object.entries(offer.attributes).filter(([name]) => isOwn(name)),
    ),
    children: offer.children.filter(({ name }) => isOwn(name)),
  });
}

function valuesOfOffer(
  offer: XmlNode,
  categories: ReadonlyMap<string, string>,
  isFirst: boolean,
): ProductValues {
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
  const isOut = isOnSale('on', offer.attributes.available ?? textAt(offer, 'available')) === false;
  // what is not available has no pieces, whatever its storages say
  for (const [title, value] of ownValues(offer, isFirst))
    if (!good.has(title) && !(isOut && (isQuantityTitle(title) || isPlaceTitle(title))))
      good.set(title, value);
  if (isOut) good.set(STOCK, OUT);
  else if (!good.has(STOCK)) good.set(STOCK, inOutlets(offer) ?? AVAILABLE);
  const condition = CONDITIONS.get(childOf(offer, 'condition')?.attributes.type ?? '');
  if (condition) good.set('Состояние', condition);
  return good;
}

/** Elements around the offers that the format has. */
const AROUND = set(
  'yml_catalog shop name company url phone platform version agency email currencies currency categories category offers offer delivery-options pickup-options option cpa local_delivery_cost gifts gift promos promo product purchase promo-gift discount-price collections collection picture description enable_auto_discounts start-date end-date required-quantity free-quantity promo-code discount',
);

/**
 * Reads a feed of Yandex Market, and other products that stand in it under names of the supplier's own.
 * @see https://yandex.ru/support/marketplace/assortment/files/index.html
 */
export async function readYml(open: () => AsyncIterable<Uint8Array>): Promise<Table[]> {
  const categories = new Map<string, string>();
  const goods: ProductValues[] = [];
  const limitRows = createRowLimit();
  const rates = createRates();
  let hasOthers = false;
  await readElements(
    open(),
    ['currency', 'category', 'offer'],
    (node) => {
      rates.see(node.name, node.attributes);
      if (node.name === 'currency') return;
      if (node.name === 'category') categories.set(node.attributes.id ?? '', node.text.trim());
      else {
        limitRows();
        goods.push(valuesOfOffer(node, categories, goods.length < SHOWN_ROWS));
      }
    },
    (name) => {
      hasOthers ||= !AROUND.has(name);
    },
  );
  const others = hasOthers ? await readOtherKinds((events) => readXml(open(), events), AROUND) : [];
  const offers = tableOf(goods).map((table) => ({
    ...table,
    sheet: others.length > 0 ? 'offer' : null,
  }));
  return [...offers, ...others].map((table) => ({ ...table, ...rates.inRoubles() }));
}
