import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXml } from '../../../print/print-xml.ts';
import { choosePrice, type PriceTitle, priceTitle } from '../../../tables/titles/title-prices.ts';
import { type ExchangeThing, selectOffers, selectXml } from './exchange-things.sql.ts';

type Db = Parameters<typeof selectOffers>[0];

const typeOf = ({ name }: ExchangeThing): PriceTitle =>
  priceTitle(`Цена ${name}`) ?? { type: 'other', isNamed: false, isPrice: true };

/**
 * Returns the type of price to sell at: the chosen one, else the one that a price list would be read by without a
 * question; undefined if a person has to choose.
 */
export function sellingPrice(
  types: readonly ExchangeThing[],
  chosen: string | null,
): ExchangeThing | undefined {
  const known = types.find(({ id }) => id === chosen);
  if (known) return known;
  const priced = types.map((type, column) => ({ ...typeOf(type), column, filled: 1 }));
  const found = choosePrice(priced);
  return found?.candidates.length === 0 ? types[found.column] : undefined;
}

export const priceTypeQuestion = (types: readonly ExchangeThing[]) =>
  `По какой цене продаём: ${types.map(({ name }) => `«${name}»`).join(', ')}? Выберите в Протекторе, на странице источников`;

/** Returns the types of prices that the list shows: the one to sell at, and retail prices. */
const shownPrices = (types: readonly ExchangeThing[], selling: ExchangeThing | undefined) =>
  types.flatMap((type) => (type === selling || typeOf(type).type === 'retail' ? [type] : []));

/** Returns the XML of a type of price with the name that the list gives it. */
const renamed = (xml: string, name: string) =>
  xml.replace(
    /<Наименование>[^<]*<\/Наименование>/,
    writeXml({ name: 'Наименование', text: name }),
  );

const NO_REST = (thing: string) =>
  writeXml({
    name: 'Предложение',
    children: [
      { name: 'Ид', text: thing },
      { name: 'Количество', text: '0' },
    ],
  });

async function* documentOf(
  db: Db,
  exchange: string,
  types: readonly ExchangeThing[],
  selling: ExchangeThing | undefined,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.10"><Классификатор><Группы>';
  yield* selectXml(db, exchange, 'group');
  yield '</Группы><Свойства>';
  yield* selectXml(db, exchange, 'property');
  yield '</Свойства></Классификатор><Каталог><Товары>\n';
  for await (const xml of selectXml(db, exchange, 'good')) yield `${xml}\n`;
  yield '</Товары></Каталог><ПакетПредложений><ТипыЦен>';
  const shown = shownPrices(types, selling);
  for await (const xml of selectXml(db, exchange, 'price_type')) {
    const type = shown.find(({ id }) => xml.includes(writeXml({ name: 'Ид', text: id })));
    if (type) yield type === selling ? renamed(xml, 'Цена') : xml;
  }
  yield '</ТипыЦен><Склады>';
  yield* selectXml(db, exchange, 'warehouse');
  yield '</Склады><Предложения>\n';
  for await (const { thing, xml, has_rest } of selectOffers(db, exchange))
    yield `${xml}${has_rest ? '' : NO_REST(thing)}\n`;
  yield '</Предложения></ПакетПредложений></КоммерческаяИнформация>';
}

/** Writes everything that 1С has said as one file in its own format, which is read like an upload. */
export async function writeList(
  db: Db,
  path: string,
  {
    exchange,
    types,
    selling,
  }: { exchange: string; types: readonly ExchangeThing[]; selling: ExchangeThing | undefined },
): Promise<{ fileSize: number; hash: Buffer }> {
  const hash = createHash('sha256');
  let fileSize = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      fileSize += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.from(documentOf(db, exchange, types, selling), { objectMode: false }),
    counting,
    createWriteStream(path),
  );
  return { fileSize, hash: hash.digest() };
}
