import type { components } from '@org/api-client/schema';
import { ATTRIBUTES } from '@org/trade/attributes';
import { FIELDS } from '@org/trade/fields';
import { inRussian } from '../cells/foreign-words.ts';
import { plainTitle, titleText } from '../cells/plain-title.ts';
import type { Field } from '../cells/table-fields.ts';
import { isCityTitle } from './city-titles.ts';
import { priceTitle } from './title-prices.ts';

export type Role = components['schemas']['ColumnRole'];

const QUANTITY =
  /(?:остат|кол-?во|^к-?во|^кол$|колич|налич|сток(?![а-я])|свободн|доступн|^дост(?:\s|$)|^(?:св(?:об)? )?ост(?:\s|$)|^stock|in_stock|^rests?(?:$|[ _])|^count$|^qty|^amount|quantity|^available|^запасы?$)/;
const NO_QUANTITY =
  /(?:отверст|болт|шип|сло|резерв|заказ|упаков|мест(?![а-я])|ожид|в пути|транзит|приход|поступл|дата|протектор|износ|глубин|кратн|короб|комплект|^мин(?:\s|им)|minim|maxim|^m(?:in|ax)[ _]|low[ _]?stock|threshold|backorder|reorder|порог|otvor|otwor|agujer|delik|bijon|(?<![а-яa-z])mind?e?st|m[ií]nim|opakowani|palet|verpackung|karton|balení|(?:^|[ _])id$)/;
/** «Остаток, мм» is what is left of a tread, and no stock. */
const MILLIMETRES = /(?<![а-яa-z])(?:мм|mm)(?![а-яa-z])/i;
/** Titles of pieces that nobody has reserved yet. */
const FREE = /(?:свободн|доступн|^св(?:об)? ост|^дост(?:\s|$)|free|^available)/;

export const isFreeTitle = (title: string) => FREE.test(plainTitle(title));

const ROLES: [pattern: RegExp, role: Role][] = [
  [/^группа/, 'group'],
  // «Дата поступления» is a day and «Срок, 5 дней» a time, not a number of pieces
  [
    /^(?!дата(?:\s|$)|срок|доставк|поставк).*(?:ожид|в пути|транзит|^приход|поступл|incoming|in transit|^(?:на )?подход|^едет|^пост$|^тр-?т$|через \d|\d ?(?:дн|недел)|^неделя \d)/,
    'incoming',
  ],
  [
    /(?<!(?:без|кроме|вычет\S*) )резерв|reserve|^(?:в )?рез$|^(?:в )?брон[ьи]$|забронир|^отложен/,
    'reserve',
  ],
  [/(?:^валюта|^вал$|код валют|currency|^curr?$|^ccy$|^waluta|^währung|^valyuta)/, 'currency'],
  [
    /(?:примечан|комментар|заметк|^прим(?:\s|$)|remark|^note|состояни|дефект|особые отметки)/,
    'note',
  ],
];

/** What «Москва (резерв)» and «Склад (5 дн.)» say of their pieces in brackets. */
const OF_PIECES =
  /\(\s*((?:(?:в|на) )?(?:рез|брон|забронир|отложен|ожид|пути|транзит|подход|приход|поступл|через|\d+ ?дн)(?![^)]*(?:учт|учет|вычт))[^)]*)\)/i;

/** Returns the role of a column without a field, by its title. */
export function titleRole(title: string): Role | undefined {
  const roleOf = (text: string) => {
    const plain = plainTitle(text);
    return ROLES.find(([pattern]) => pattern.test(plain))?.[1];
  };
  return roleOf(OF_PIECES.exec(title)?.[1] ?? '') ?? roleOf(title);
}

/** «Шт» alone, which is removed from longer titles. */
const PIECES = /^\s*(?:шт(?:ук[аи]?)?|pcs)\.?\s*$/i;

/** Whether a title names the unit in which products are counted: «Ед.», «Ед. изм.», «Единица измерения». */
export const isUnitTitle = (title: string) =>
  /^(?:ед(?:иниц[аы])?(?: ?изм\S*)?|еи|unit|uom)$/.test(plainTitle(title));

/** Who may order what is free. */
const TO_ORDER = /(?<=(?:свободн|доступн)\S* )(?:к|для) заказ[ау](?![а-я])/;

/** Whether a title means pieces in stock. */
export const isQuantityTitle = (title: string) => {
  if (PIECES.test(title)) return true;
  const plain = plainTitle(title).replace(TO_ORDER, '');
  return QUANTITY.test(plain) && !NO_QUANTITY.test(plain) && !MILLIMETRES.test(title);
};
export const isPlaceTitle = (title: string) =>
  /склад|warehouse|филиал|магазин|удаленн|терминал|(?:^| )(?:рц|пвз|хаб)(?: |$)/.test(
    plainTitle(title),
  ) || isCityTitle(plainTitle(title));

/** The day of a stock: «на 12.10», «12 октября 2026 г.». */
const DAY =
  /(?<!\d)\d{1,2}(?:[./]\d{1,2}(?:[./]\d{2,4})?|\s+(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]*(?:\s+20\d\d)?)(?!\d)(?:\s?г(?:ода?)?(?![а-я])\.?)?/gi;

/** Returns the place that the title of a quantity column names, if any. */
export function warehouseOf(title: string): string | null {
  const place = inRussian(titleText(title))
    .replace(
      /(?:остат(?:ок|ки)|кол-?во|количество|наличие|свободн\S*|доступн\S*|дост колич\S*|(?<![а-яё])(?:св\.?\s*)?ост\.?(?![а-яё])|(?<![а-яё])к-?во|(?<![a-z])(?:stock|rests?|qty|ostat[a-z]*|kol-?vo|kolichestvo|nalichie)(?![a-z]))(?:\s+(?:на(?:\s+склад(?:е|ах)(?=\s+\p{L}))?|по\s+склад(?:ам|у)))?/giu,
      ' ',
    )
    .replace(/\((?:шт|штук)[^)]*\)|шт\.?(?![а-я])|(?<![а-яё])в наличии|[,;:]/gi, ' ')
    .replace(DAY, ' ')
    .replace(/^\s*_+/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\(\s*([^()]*?)\s*\)$/, '$1');
  const halves = place.split(' ');
  const half = halves.slice(0, halves.length / 2).join(' ');
  const name = half !== '' && `${half} ${half}` === place ? half : place;
  return /[а-яa-z]/i.test(name) &&
    !/^(?:в|на|нал|склад[еа]?|складах|stock|rests?|count|qty|quantity|amount|in_stock|всего|итого|общ\S*|на складах?|на складе|в магазине|запасы?|(?:(?:cp|total|free|available|inventory|stock|warehouse|on|hand|level|quantity|qty|count|amount)[_ ]?)+)$/i.test(
      name,
    )
    ? name.slice(0, 120)
    : null;
}

/** Titles that the tables of attributes and fields would misread. If several patterns match, the first one counts. */
const SPECIAL: [pattern: RegExp, field: Field][] = [
  [
    /(?:наименовани\S*|название|имя) модел|^модель (?:диска|шины|колеса)$|^дизайн(?: диска)?$|^pattern name$/,
    'model',
  ],
  [/стран/, 'country'],
  [
    /(?:cae|cai|код производ|артикул производ|заводск\S* (?:код|артикул)|каталожн\S* номер|oem|mpn|part ?n)/,
    'article',
  ],
  [/(?:штрих|barcode|ean|gtin)/, 'barcode'],
  [
    /(?:(?:код|арт\S*) поставщик|код 1с|код товара|номенклатур\S* (?:код|номер|артикул)|код номенклатур|внутренн\S* код|^код$|^rn$|^sku$|^id$|^ид$|^foreign_id$|^unique_id$|^ie_xml_id$)/,
    'supplier_article',
  ],
  [/(?:^артикул|^article$|vendor ?code|^арт$)/, 'supplier_article'],
  [
    /(?:номенклатур|наименовани|^название|^(?:product )?(?:name|title)$|^ie_name$|full_?name|^товары?$|^позици|^наим(?:\s|$)|^(?:авто)?(?:шин[аы]|диски?)$)/,
    'name',
  ],
  [/(?:бренд|марка|производител\S*|фирма)(?: и)? модель(?! авто)/, 'name'],
  [/(?:размер|типоразмер|^size$)/, 'size'],
  // words that also occur in titles of other attributes
  [/(?:ин ис|^li si$|индексы|^индекс(?: нагр)?$|^index$|нагрузочн)/, 'load_index'],
  [/скоростной/, 'speed_index'],
  [/(?:диаметр (?:центр|ступ|цо$)|ц(?:ентр)?\S* ?отв)/, 'dia'],
  [/диаметр (?:располож|крепеж|окр(?:ужност|$)|болтов)|^дцо$/, 'pcd'],
  [/(?:отвер$|(?:кол(?:-?во)?|число) (?:отв|болт)|кол креп|^lz$)/, 'bolts'],
  [/дюйм/, 'diameter'],
  [/^(?:ш(?: нш)?|spike[sd]?|studs)$/, 'studded'],
  [/^(?:reinforced|усил(?:ение|енн\S*)?)$/, 'xl'],
  [/время года/, 'season'],
];
const headersOf = (rows: Record<string, { label: string; header?: RegExp }>) =>
  Object.entries(rows).flatMap(([field, { header }]): [RegExp, Field][] =>
    header ? [[header, field as Field]] : [],
  );
const TITLES: [pattern: RegExp, field: Field][] = [
  ...SPECIAL,
  ...headersOf(ATTRIBUTES),
  ...headersOf(FIELDS),
  [/^тип$/, 'rim_type'],
];
/** Titles that look like one of the fields but are none. */
const NONE =
  /(?:^(?:всего|итого|продан|отгруж|возврат|брак|план|у поставщика)|вид ошиповки|толщин|изображ|image|photo|picture|фото|картин|ссылк|^url|^link|slug|alt |описани|descri|сумма|^заказ|ваш заказ|вес(?![а-я])|объем|^%|^ед$|ед изм|bolt_count_pcd|дата(?! (?:произв|изг|вып))|date|(?:марка|модель|бренд|производител\S*) (?:авто|а м(?![а-я])|машин|тс(?![а-я]))|применяемост)/;

/** A title over several columns, such as «Типоразмер» over «Ш», «П», «Д», and the one word for one of these. */
const SPANNED =
  /^(?:(?:типо)?размер[а-я]*(?: (?:шин|диск)[а-я]*)?|номенклатура|наименование|товар|характеристики|параметры|шин[аы]|диски?) (\S+)$/;
const PARTS: [pattern: RegExp, field: Field][] = [
  [/^(?:ш|шир|ширина|w)$/, 'width'],
  [/^(?:п|в|выс|высота|проф|профиль|серия|h)$/, 'profile'],
  [/^(?:д|диам|диаметр|r|радиус|rad)$/, 'diameter'],
  [/^(?:марка|бренд|производитель)$/, 'brand'],
  [/^модель$/, 'model'],
];

/** Returns the field that a title names; undefined if it names none, or a price or a quantity. */
export function titleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const part = SPANNED.exec(plain)?.[1];
  const ofPart = part && PARTS.find(([pattern]) => pattern.test(part))?.[1];
  if (ofPart) return ofPart;
  if (plain === '' || NONE.test(plain) || titleRole(title)) return undefined;
  return TITLES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Whether a title names something that is neither a field nor pieces: a weight, a picture, what a buyer orders. */
export const isOtherTitle = (title: string) => {
  const plain = plainTitle(title);
  return NONE.test(plain) || NO_QUANTITY.test(plain) || MILLIMETRES.test(title);
};

/** Whether a text is recognised as a title of a price list. */
export const isTitle = (text: string) =>
  titleText(text).length < 60 &&
  (titleField(text) !== undefined ||
    priceTitle(text) !== undefined ||
    isQuantityTitle(text) ||
    titleRole(text) !== undefined);
