import { fullName } from '@org/trade/full-name';
import { writeXml, type XmlNode } from '../../../print/print-xml.ts';
import { moscowDay, moscowTime } from '../../../trade/moscow.ts';
import { productColumns, TITLES } from '../export-table.ts';
import { SECTIONS } from '../filter/sections.ts';
import { type FeedSource, type Format, pictureOf, roubles, shownQuantity } from './format.ts';
import type { ShowcaseProduct } from './showcase-listed.ts';
import { leaf, streamXml, XML_TYPE } from './xml-stream.ts';

/** Columns that have elements of their own. */
const OWN_ELEMENTS = new Set(['Бренд', 'Артикул']);
const PRICE = 'retail';
const PIECE = {
  Код: '796',
  НаименованиеПолное: 'Штука',
  МеждународноеСокращение: 'PCE',
};

/** Returns the opening and closing tags of a node whose content is streamed. */
function around(name: string, attributes: Record<string, string>, before: readonly XmlNode[]) {
  const inside = before.map(writeXml).join('');
  return {
    open: `${writeXml({ name, attributes }).slice(0, -2)}>${inside}`,
    close: `</${name}>`,
  };
}

const rootOf = ({ now }: FeedSource) =>
  around(
    'КоммерческаяИнформация',
    {
      xmlns: 'urn:1C.ru:commerceml_2',
      ВерсияСхемы: '2.10',
      ДатаФормирования: `${moscowDay(now)}T${moscowTime(now)}`,
    },
    [],
  );

const ownerOf = ({ shop }: FeedSource): XmlNode => ({
  name: 'Владелец',
  children: [
    leaf('Ид', shop.id),
    leaf('Наименование', shop.name),
    leaf('ОфициальноеНаименование', shop.name),
  ],
});

/** Returns the columns of a price list that are properties, each with the id of its values. */
const propertiesOf = ({ list }: FeedSource) =>
  productColumns(SECTIONS[list.rules.section], list.reference)
    .filter(({ header }) => !OWN_ELEMENTS.has(header))
    .map((column) => ({ ...column, id: `${list.rules.section}.${column.header}`.slice(0, 40) }));

const classifierOf = (source: FeedSource): XmlNode => ({
  name: 'Классификатор',
  children: [
    leaf('Ид', source.showcase),
    leaf('Наименование', source.name),
    ownerOf(source),
    {
      name: 'Группы',
      children: [
        {
          name: 'Группа',
          children: [
            leaf('Ид', source.list.rules.section),
            leaf('Наименование', TITLES[source.list.rules.section]),
          ],
        },
      ],
    },
    {
      name: 'Свойства',
      children: propertiesOf(source).map(({ id, header, format }) => ({
        name: 'Свойство',
        children: [
          leaf('Ид', id),
          leaf('Наименование', header),
          leaf('ТипЗначений', format === 'number' ? 'Число' : 'Строка'),
        ],
      })),
    },
  ],
});

/** The products of a showcase, in the file that 1С has for goods: what each of them is. */
export const goodsXml: Format = {
  type: XML_TYPE,
  write: (source, rows) => {
    const { list, publicUrl } = source;
    const root = rootOf(source);
    const catalog = around('Каталог', { СодержитТолькоИзменения: 'false' }, [
      { name: 'Ид', text: source.showcase },
      { name: 'ИдКлассификатора', text: source.showcase },
      { name: 'Наименование', text: source.name },
      ownerOf(source),
    ]);
    const properties = propertiesOf(source);
    const goodOf = ({ product, best }: ShowcaseProduct): XmlNode => ({
      name: 'Товар',
      children: [
        leaf('Ид', product.id),
        leaf('Штрихкод', best.barcode),
        leaf('Артикул', product.article),
        leaf('Наименование', fullName(product).slice(0, 255)),
        { name: 'БазоваяЕдиница', attributes: PIECE, text: 'шт' },
        { name: 'Группы', children: [leaf('Ид', list.rules.section)] },
        leaf('Картинка', pictureOf(product.image, publicUrl)),
        leaf('ТорговаяМарка', product.brand),
        {
          name: 'ЗначенияСвойств',
          children: properties.map(({ id, value }) => {
            const text = value(product);
            return text === null || text === ''
              ? undefined
              : {
                  name: 'ЗначенияСвойства',
                  children: [leaf('Ид', id), leaf('Значение', text)],
                };
          }),
        },
      ],
    });
    return streamXml(
      `${root.open}${writeXml(classifierOf(source))}${catalog.open}<Товары>\n`,
      rows,
      goodOf,
      `</Товары>${catalog.close}${root.close}\n`,
    );
  },
};

/** The offers of a showcase: price and stock of its products. */
export const offersXml: Format = {
  type: XML_TYPE,
  write: (source, rows) => {
    const root = rootOf(source);
    const pack = around('ПакетПредложений', { СодержитТолькоИзменения: 'false' }, [
      { name: 'Ид', text: `${source.showcase}#` },
      { name: 'Наименование', text: source.name },
      { name: 'ИдКаталога', text: source.showcase },
      { name: 'ИдКлассификатора', text: source.showcase },
      ownerOf(source),
      {
        name: 'ТипыЦен',
        children: [
          {
            name: 'ТипЦены',
            children: [
              leaf('Ид', PRICE),
              leaf('Наименование', 'Розничная'),
              leaf('Валюта', 'RUB'),
              {
                name: 'Налог',
                children: [leaf('Наименование', 'НДС'), leaf('УчтеноВСумме', 'true')],
              },
            ],
          },
        ],
      },
    ]);
    const { cap_quantity } = source.list.rules;
    const offerOf = (row: ShowcaseProduct): XmlNode => ({
      name: 'Предложение',
      children: [
        leaf('Ид', row.product.id),
        leaf('Штрихкод', row.best.barcode),
        leaf('Артикул', row.product.article),
        leaf('Наименование', fullName(row.product).slice(0, 255)),
        { name: 'БазоваяЕдиница', attributes: PIECE, text: 'шт' },
        {
          name: 'Цены',
          children: [
            {
              name: 'Цена',
              children: [
                leaf('Представление', `${roubles(row.price)} RUB за шт`),
                leaf('ИдТипаЦены', PRICE),
                leaf('ЦенаЗаЕдиницу', roubles(row.price)),
                leaf('Валюта', 'RUB'),
                leaf('Единица', PIECE.Код),
                leaf('Коэффициент', 1),
              ],
            },
          ],
        },
        leaf('Количество', row.isInStock ? shownQuantity(row, cap_quantity) : 0),
      ],
    });
    return streamXml(
      `${root.open}${pack.open}<Предложения>\n`,
      rows,
      offerOf,
      `</Предложения>${pack.close}${root.close}\n`,
    );
  },
};
