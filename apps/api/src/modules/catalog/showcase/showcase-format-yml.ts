import { fullName } from '@org/trade/full-name';
import { writeXml, type XmlNode } from '../../../print/print-xml.ts';
import { moscowDay, moscowTime } from '../../../trade/moscow.ts';
import { productColumns, TITLES } from '../export-table.ts';
import { SECTIONS } from '../filter/sections.ts';
import { type FeedSource, type Format, pictureOf, roubles, shownQuantity } from './format.ts';
import type { ShowcaseProduct } from './showcase-listed.ts';
import { leaf, streamXml, XML_TYPE } from './xml-stream.ts';

/** The longest name that Yandex takes. */
const MAX_NAME = 256;
/** Columns that have elements of their own. */
const OWN_ELEMENTS = new Set(['Бренд', 'Модель', 'Артикул']);

const dateOf = (now: Date) => `${moscowDay(now)}T${moscowTime(now).slice(0, 5)}+03:00`;

const headOf = ({ list, shop, now }: FeedSource) => {
  const shopParts = [leaf('name', shop.name), leaf('company', shop.name), leaf('url', shop.site)];
  const category = { name: 'category', attributes: { id: 1 }, text: TITLES[list.rules.section] };
  return `<yml_catalog date="${dateOf(now)}">\n<shop>${shopParts.map((part) => (part ? writeXml(part) : '')).join('')}${writeXml(
    { name: 'currencies', children: [{ name: 'currency', attributes: { id: 'RUR', rate: 1 } }] },
  )}${writeXml({ name: 'categories', children: [category] })}\n<offers>\n`;
};

/** Returns a column of the price list as a parameter: «Ширина, мм» is a width and its unit. */
function paramOf(header: string, value: string | number | null): XmlNode | undefined {
  if (value === null || value === '' || OWN_ELEMENTS.has(header)) return undefined;
  const [name = '', unit] = header.split(', ');
  return { name: 'param', attributes: { name, unit }, text: String(value) };
}

const ifMany = (name: string, count: number) => (count > 1 ? leaf(name, count) : undefined);

/** The feed of Yandex Market, which most shop engines and aggregators read as well. */
export const yml: Format = {
  type: XML_TYPE,
  write: (source, rows) => {
    const { list, publicUrl } = source;
    const columns = productColumns(SECTIONS[list.rules.section], list.reference);
    const offerOf = (row: ShowcaseProduct): XmlNode => {
      const { product, best, price, isInStock, days } = row;
      return {
        name: 'offer',
        attributes: { id: product.id, available: String(isInStock) },
        children: [
          leaf('name', fullName(product, 'yandex').slice(0, MAX_NAME)),
          leaf('price', roubles(price)),
          leaf('currencyId', 'RUR'),
          leaf('categoryId', 1),
          leaf('picture', pictureOf(product.image, publicUrl)),
          leaf('vendor', product.brand),
          leaf('model', product.model),
          leaf('vendorCode', product.article),
          leaf('barcode', best.barcode),
          ifMany('min-quantity', best.min_order),
          ifMany('step-quantity', best.multiple),
          leaf('count', isInStock ? shownQuantity(row, list.rules.cap_quantity) : 0),
          ...columns.map(({ header, value }) => paramOf(header, value(product))),
          paramOf('Срок, дней', days.min === days.max ? days.max : `${days.min}-${days.max}`),
        ],
      };
    };
    return streamXml(headOf(source), rows, offerOf, '</offers></shop></yml_catalog>\n');
  },
};
