import type { Field } from './fields.ts';

/** Title as it is compared: lower case, without units and marks. */
export const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[«»"'.,:;!?*№/\\]/g, ' ')
    .replace(/\b(?:мм|дюйм\S*|шт|штук|руб\S*|rub)(?![а-яa-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whose price it is: the less, the more it is the wholesale one. */
const PRICES: [pattern: RegExp, rank: number][] = [
  [/(?:^|[ _])(?:ррц|мрц|мрп|миц|розн|рекоменд|retail|цфр|old ?price|старая)/, 9],
  [/(?:цена клиента|ваша цена|моя цена|ваша|цена со скидкой)/, 2],
  [/(?:опт|wholesale|закуп|дилер|b2b)/, 0],
  [/предоплат/, 1],
  [/отсроч/, 3],
  [/(?:цена|прайс|стоимость|^price|_price$|^cost)/, 2],
];

/** How much a title means a price to ask of a dealer: from 0, the surest; undefined for no price. */
export function priceRank(title: string): number | undefined {
  const plain = plainTitle(title);
  if (/(?:original_currency|валюта|скидк\S* %|^%|наценк)/.test(plain)) return undefined;
  return PRICES.find(([pattern]) => pattern.test(plain))?.[1];
}

const QUANTITY =
  /(?:остат|остаток|кол-?во|количеств|налич|сток(?![а-я])|свободн|доступн|^stock|in_stock|^rest$|^rests$|^count$|^qty|^amount|quantity)/;
const NO_QUANTITY = /(?:отверст|сло|резерв|заказ|упаков|мест(?![а-я])|в пути|транзит|ожидае)/;

/** Whether a title means pieces in stock. */
export const isQuantityTitle = (title: string) => {
  const plain = plainTitle(title);
  return QUANTITY.test(plain) && !NO_QUANTITY.test(plain);
};
export const isPlaceTitle = (title: string) =>
  /склад|warehouse|филиал|магазин/.test(plainTitle(title));

/** The place that the title of a column of quantities names, if any. */
export function warehouseOf(title: string): string | null {
  const place = title
    .replace(/(?:остат(?:ок|ки)|кол-?во|количество|наличие|свободн\S*|доступн\S*)(?: на)?/gi, ' ')
    .replace(/\((?:шт|штук)[^)]*\)|шт\.?(?![а-я])|[,;:]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const halves = place.split(' ');
  const half = halves.slice(0, halves.length / 2).join(' ');
  const name = half !== '' && `${half} ${half}` === place ? half : place;
  return /[а-яa-z]/i.test(name) &&
    !/^(?:в|на|склад[еа]?|stock|rests?|count|qty|quantity|amount|in_stock|всего|итого|общ\S*)$/i.test(
      name,
    )
    ? name.slice(0, 120)
    : null;
}

/** Titles of the other fields, the more particular first. */
const TITLES: [pattern: RegExp, field: Field][] = [
  [
    /(?:cae|cai|код производ|артикул производ|заводск\S* (?:код|артикул)|каталожн\S* номер|oem|mpn|part ?n)/,
    'article',
  ],
  [/(?:штрих|barcode|ean|gtin)/, 'barcode'],
  [
    /(?:код поставщик|код 1с|код товара|номенклатурн\S* (?:код|номер)|код номенклатур|внутренн\S* код|^код$|^rn$|^sku$|^id$|^ид$|^foreign_id$|^unique_id$)/,
    'supplier_article',
  ],
  [/(?:^артикул|^article$|vendor ?code|^арт$)/, 'supplier_article'],
  [/(?:номенклатур|наименовани|^название|^name$|full_?name|^товар$|^позици)/, 'name'],
  [/(?:размер|типоразмер|^size$)/, 'size'],
  [/(?:индекс\S* нагруз|^нагруз|load ?_?index|indexload|^ин$|^li$)/, 'load_index'],
  [/(?:индекс\S* скорост|^скорост|speed ?_?index|indexspeed|^ис$|^si$)/, 'speed_index'],
  [/(?:отверст|bolt_count$|^holes$|кол-?во болт)/, 'bolts'],
  [/(?:pcd2|dpcd|bolt_count_pcd)/, 'pcd'],
  [/(?:pcd|псд|разболт|сверловк|diam_holes)/, 'pcd'],
  [/(?:вылет|^et$|^ет$)/, 'et'],
  [/(?:^dia$|^d$|^цо$|ступиц|центр\S* отв|diam_center|^dia |^до$)/, 'dia'],
  [/(?:тип диска|вид диска|материал|rim_?type|технолог)/, 'rim_type'],
  [/(?:цвет|color|colour)/, 'colour'],
  [/(?:производ\S* стран|страна|country|происхожд)/, 'country'],
  [/(?:бренд|марка|производител|изготовител|^brand|vendor$|торгов\S* марк)/, 'brand'],
  [/(?:^модель|^model$|рисунок протектора|протектор)/, 'model'],
  [/(?:внешн|наружн)/, 'pattern'],
  [/(?:ширина|^width$)/, 'width'],
  [/(?:профиль|высота|серия|^height$|^profile$)/, 'profile'],
  [/(?:диаметр|радиус|посадоч|^diameter$|^diam$)/, 'diameter'],
  [/(?:сезон|^season)/, 'season'],
  [/(?:шип|ошипов|stud|thorn)/, 'studded'],
  [/(?:runflat|run ?flat|ранфлет|^rft$)/, 'run_flat'],
  [/(?:^xl$|усилен|extra ?load)/, 'xl'],
  [/(?:^ось|оси|axle|ось применен)/, 'axle'],
  [/(?:слойност|^pr$|^ply)/, 'ply_rating'],
  [/(?:применени|назначени)/, 'application'],
  [
    /(?:тип шины|тип товара|категори|раздел|^вид$|вид товара|товарн\S* групп|price_list_type|^section$|^category$|^группа)/,
    'section',
  ],
  [/(?:ндс|^vat|ставка налога)/, 'vat_rate'],
  [/(?:минимальн\S* (?:заказ|парти)|min_?order|мин заказ)/, 'min_order'],
  [/(?:кратност|multiple)/, 'multiple'],
  [/(?:^год|год выпуска|^dot|дата производ)/, 'dot'],
  [/(?:город|^city$)/, 'city'],
  [/(?:склад|территори|warehouse|местонахожд)/, 'warehouse'],
  [/(?:срок|доставк|delivery)/, 'delivery_days'],
  [/^тип$/, 'rim_type'],
];
/** Titles that look like one of the fields and are none. */
const NONE =
  /(?:внешний диаметр|наружный диаметр|вид ошиповки|толщин|изображ|image|photo|фото|картин|сумма|резерв|заказ|примечан|комментар|описани|вес|объем|^%|^ед$|ед изм|bolt_count_pcd|дата|date|модель авто)/;

/** The field that a title names; undefined where it names none, or a price or a quantity. */
export function titleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  if (plain === '' || NONE.test(plain)) return undefined;
  return TITLES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Whether a title of a price list can be told by its words. */
export const isTitle = (text: string) =>
  text.length < 60 &&
  (titleField(text) !== undefined || priceRank(text) !== undefined || isQuantityTitle(text));
