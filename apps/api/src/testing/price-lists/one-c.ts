import { waitFor } from '@org/config/wait-for';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';

const decoder = new TextDecoder('windows-1251');

/** Acts as 1С: it signs in, keeps its cookie, sends files in pieces, and asks until there is an answer. */
export function oneC(
  { app }: Pick<TestApp, 'app'>,
  { login, password }: { login: string; password: string },
) {
  let cookie = '';
  const call = async (
    type: string,
    mode: string,
    { filename, body, version }: { filename?: string; body?: Buffer; version?: string } = {},
  ) => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: '/api/1c/exchange',
      query: { type, mode, ...(filename && { filename }), ...(version && { version }) },
      headers: {
        'user-agent': '1C+Enterprise/8.3',
        ...(mode === 'checkauth'
          ? { authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` }
          : { cookie }),
        ...(body && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { payload: body }),
    });
    return {
      status: answer.statusCode,
      raw: answer.rawPayload,
      text: decoder.decode(answer.rawPayload),
    };
  };
  const signIn = async (type = 'catalog') => {
    const { text } = await call(type, 'checkauth');
    const [word, name, value] = text.split('\n');
    if (word === 'success') cookie = `${name}=${value}`;
    return text;
  };
  const send = async (filename: string, content: string | Buffer, piece = 1_000_000) => {
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length; at += piece)
      expect(
        (await call('catalog', 'file', { filename, body: bytes.subarray(at, at + piece) })).text,
      ).toBe('success');
  };
  /** Repeats a call, as 1С does, until the answer is no longer to wait. */
  const until = (mode: string, filename?: string, type = 'catalog') =>
    waitFor(async () => {
      const { text } = await call(type, mode, filename === undefined ? {} : { filename });
      expect(text).not.toMatch(/^progress/);
      return text;
    });
  return {
    call,
    signIn,
    send,
    until,
    load: (filename: string) => until('import', filename),
    /** Runs a whole exchange: all files are sent before the first is read. Resolves to the last answer. */
    exchange: async (files: Record<string, string | Buffer>) => {
      await signIn();
      await call('catalog', 'init');
      for (const [name, content] of Object.entries(files)) await send(name, content);
      let last = '';
      for (const name of Object.keys(files)) last = await until('import', name);
      return last;
    },
  };
}

const NAMESPACE = 'xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07"';
const documentOf = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ${NAMESPACE} ДатаФормирования="2026-11-24T10:00:00">${inside}</КоммерческаяИнформация>`;

export interface OneCProduct {
  id: string;
  name: string;
  article?: string;
  /** «БазоваяЕдиница» */
  unit?: string;
  /** «Статус» */
  removed?: boolean;
}

export const importXml = (goods: readonly OneCProduct[], changesOnly = false) =>
  documentOf(`<Классификатор><Ид>k</Ид><Наименование>Классификатор</Наименование>
  <Владелец><Ид>w</Ид><Наименование>Колесница</Наименование></Владелец>
  <Группы><Группа><Ид>g</Ид><Наименование>Шины</Наименование></Группа></Группы></Классификатор>
  <Каталог СодержитТолькоИзменения="${changesOnly}"><Ид>k</Ид><ИдКлассификатора>k</ИдКлассификатора>
  <Товары>${goods
    .map(
      ({
        id,
        name,
        article = id,
        unit = '<БазоваяЕдиница Код="796 " НаименованиеПолное="Штука">шт</БазоваяЕдиница>',
        removed,
      }) =>
        `<Товар${removed ? ' Статус="Удален"' : ''}><Ид>${id}</Ид><Артикул>${article}</Артикул><Наименование>${name}</Наименование>${unit}
    <Группы><Ид>g</Ид></Группы><Описание>Без описания</Описание><СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование>
    <Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов></Товар>`,
    )
    .join('\n')}</Товары></Каталог>`);

export interface OneCOffer {
  id: string;
  /** by id of the type; with «Коэффициент» */
  prices?: Record<string, number>;
  factor?: number;
  /** by id of the warehouse; a number is «Количество» alone */
  rest?: number | Record<string, number>;
}

const WAREHOUSES = { s1: 'Основной', s2: 'Склад Саранск' };

export const offersXml = (
  offers: readonly OneCOffer[],
  {
    changesOnly = false,
    types = { p1: 'Оптовая' },
    taxed = true,
  }: { changesOnly?: boolean; types?: Record<string, string>; taxed?: boolean } = {},
) =>
  documentOf(`<ПакетПредложений СодержитТолькоИзменения="${changesOnly}"><Ид>k#</Ид>
  <ТипыЦен>${Object.entries(types)
    .map(
      ([id, name]) =>
        `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>руб</Валюта><Налог><Наименование>НДС</Наименование>
    <УчтеноВСумме>${taxed}</УчтеноВСумме></Налог></ТипЦены>`,
    )
    .join('')}</ТипыЦен>
  <Склады>${Object.entries(WAREHOUSES)
    .map(([id, name]) => `<Склад><Ид>${id}</Ид><Наименование>${name}</Наименование></Склад>`)
    .join('')}</Склады>
  <Предложения>${offers
    .map(
      ({ id, prices, factor = 1, rest }) =>
        `<Предложение><Ид>${id}</Ид>${
          prices
            ? `<Цены>${Object.entries(prices)
                .map(
                  ([type, price]) =>
                    `<Цена><Представление>${price} RUB</Представление><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Единица>шт</Единица><Коэффициент>${factor}</Коэффициент></Цена>`,
                )
                .join('')}</Цены>`
            : ''
        }${
          typeof rest === 'object'
            ? Object.entries(rest)
                .map(
                  ([place, pieces]) =>
                    `<Склад ИдСклада="${place}" КоличествоНаСкладе="${pieces}"/>`,
                )
                .join('')
            : rest === undefined
              ? ''
              : `<Количество>${rest}</Количество>`
        }</Предложение>`,
    )
    .join('\n')}</Предложения></ПакетПредложений>`);
