import { fullName } from '@org/trade/full-name';
import type { XmlNode } from '../../../print/print-xml.ts';
import { type Format, pictureOf, roubles, shownQuantity } from './format.ts';
import type { ShowcaseProduct } from './showcase-listed.ts';
import { leaf, streamXml, XML_TYPE } from './xml-stream.ts';

const SEASONS: Record<string, string> = {
  summer: 'Летняя',
  winter: 'Зимняя',
  all_season: 'Всесезонная',
};

const CONDITIONS: Record<string, string> = { used: 'Б/у' };

const flag = (name: string, value: boolean | null) =>
  value === null ? undefined : leaf(name, value ? 'Да' : 'Нет');

/**
 * A price list for Drom, which reads names of elements as column titles of a table: the size as one marking, and all
 * else that tells products apart.
 */
export const drom: Format = {
  type: XML_TYPE,
  write: ({ list, publicUrl }, rows) => {
    const offerOf = (row: ShowcaseProduct): XmlNode => {
      const { product, best, price, isInStock, days } = row;
      const indices = `${product.load_index ?? ''}${product.speed_index ?? ''}`;
      return {
        name: 'offer',
        children: [
          leaf('id', product.id),
          leaf('name', fullName(product, 'drom')),
          leaf('manufacturer', product.brand),
          leaf('model', product.model),
          leaf('marking', [product.size, indices].filter(Boolean).join(' ')),
          // the maker's own number
          leaf('cae', product.article),
          leaf('article', product.id),
          leaf('EAN', best.barcode),
          leaf('season', product.season ? SEASONS[product.season] : undefined),
          flag('spike', product.studded),
          flag('runflat', product.run_flat),
          leaf('type', CONDITIONS[best.condition] ?? 'Новый'),
          leaf('year', best.dot_year),
          leaf('price', roubles(price)),
          leaf('quantity', isInStock ? shownQuantity(row, list.rules.cap_quantity) : 0),
          leaf('availability', isInStock ? 'В наличии' : 'Под заказ'),
          leaf('delivery', days.min === days.max ? days.max : `${days.min}-${days.max}`),
          leaf('picture', pictureOf(product.image, publicUrl)),
        ],
      };
    };
    return streamXml('<offers>\n', rows, offerOf, '</offers>\n');
  },
};
