import { fullName } from '@org/trade/full-name';
import type { XmlNode } from '../../../print/print-xml.ts';
import { type Format, pictureOf } from './format.ts';
import type { ShowcaseProduct } from './showcase-listed.ts';
import { leaf, streamXml, XML_TYPE } from './xml-stream.ts';

/** The longest title that Avito takes. */
const MAX_TITLE = 50;
const KOPECKS = 100;

/** Returns what Avito calls tyres by season and studs; undefined if the season is not known. */
function typeOf({ season, studded }: ShowcaseProduct['product']): string | undefined {
  if (season === 'summer') return 'Летние';
  if (season === 'all_season') return 'Всесезонные';
  if (season !== 'winter') return undefined;
  return studded ? 'Зимние шипованные' : 'Зимние нешипованные';
}

/** Shortens a title so that it ends with a whole word. */
function shortTitle(title: string): string {
  if (title.length <= MAX_TITLE) return title;
  const cut = title.slice(0, MAX_TITLE + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim();
}

/** Returns a number of a size as Avito lists it: `205`, `17.5`. */
const sizeOf = ({ specs }: ShowcaseProduct['product'], name: string) =>
  (specs as Readonly<Record<string, number | null | undefined>>)[name] ?? undefined;

/**
 * Advertisements of passenger car tyres for Avito's autoload, with the names of Avito's own list if it has them. A
 * product that is not in stock yet gets no advertisement.
 * @see https://www.avito.ru/autoload/documentation
 */
export const avito: Format = {
  type: XML_TYPE,
  sections: ['tyres'],
  write: ({ shop, publicUrl, avito }, rows) => {
    const adOf = (row: ShowcaseProduct): XmlNode | undefined => {
      const { product, best, price, isInStock } = row;
      // Avito refuses advertisements without a brand or a model; they are among the unknown names
      if (!isInStock || !product.brand || !product.model) return undefined;
      const name = fullName(product, 'avito');
      const theirs = avito?.(product.brand, product.model);
      const image = pictureOf(product.image, publicUrl);
      return {
        name: 'Ad',
        children: [
          leaf('Id', product.id),
          leaf('Title', shortTitle(name)),
          leaf('Description', `${fullName(product)}. Цена за 1 шт.`),
          leaf('Address', shop.address),
          leaf('ContactPhone', shop.phone),
          leaf('Category', 'Запчасти и аксессуары'),
          leaf('GoodsType', 'Шины, диски и колёса'),
          leaf('ProductType', 'Легковые шины'),
          leaf('AdType', 'Товар приобретен на продажу'),
          leaf('Condition', best.condition === 'used' ? 'Б/у' : 'Новое'),
          // Avito takes whole roubles: rounded up, so that it is not less than the price
          leaf('Price', Math.ceil(price / KOPECKS)),
          leaf('Brand', theirs?.brand ?? product.brand),
          leaf('Model', theirs?.model ?? product.model),
          leaf('TireSectionWidth', sizeOf(product, 'width')),
          leaf('TireAspectRatio', sizeOf(product, 'profile')),
          leaf('RimDiameter', sizeOf(product, 'diameter')),
          leaf('TireType', typeOf(product)),
          leaf('LoadIndex', product.load_index),
          leaf('SpeedIndex', product.speed_index),
          product.run_flat === null ? undefined : leaf('RunFlat', product.run_flat ? 'Да' : 'Нет'),
          leaf('DifferentWidthTires', 'Нет'),
          leaf('Quantity', 'за 1 шт.'),
          image && { name: 'Images', children: [{ name: 'Image', attributes: { url: image } }] },
        ].filter((child) => child !== '' && child !== null),
      };
    };
    const head = '<Ads formatVersion="3" target="Avito.ru">\n';
    return streamXml(head, rows, adOf, '</Ads>\n');
  },
};
