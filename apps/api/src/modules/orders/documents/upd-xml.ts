import { encodeWindows1251, writeXml, type XmlNode } from '../../../print/print-xml.ts';
import { moscowDay, moscowTime, shortDate } from '../../../trade/moscow.ts';
import type { PrintedDocument } from './content.ts';
import { roubles, tableNode } from './upd-lines.ts';
import { partyNode, personNode } from './upd-parties.ts';

/** The name and the content of a file of the exchange. */
export interface ExchangeFile {
  name: string;
  bytes: Buffer;
}

function invoiceNode({ number, issued_on, content }: PrintedDocument): XmlNode {
  const { seller, buyer, ship_to, payments } = content;
  return {
    name: 'СвСчФакт',
    attributes: { НомерДок: number, ДатаДок: shortDate(issued_on) },
    children: [
      partyNode('СвПрод', seller),
      { name: 'ГрузОт', children: [{ name: 'ОнЖе', text: 'он же' }] },
      partyNode('ГрузПолуч', { ...buyer, address: ship_to ?? buyer.address, bank: null }),
      ...payments.map(({ number: reference, date, sum }) => ({
        name: 'СвПРД',
        attributes: {
          НомерПРД: reference?.slice(0, 30) ?? undefined,
          ДатаПРД: shortDate(date),
          СуммаПРД: roubles(sum),
        },
      })),
      {
        name: 'ДокПодтвОтгрНом',
        attributes: {
          РеквНаимДок: 'Универсальный передаточный документ',
          РеквНомерДок: number,
          РеквДатаДок: shortDate(issued_on),
        },
      },
      partyNode('СвПокуп', buyer),
      { name: 'ДенИзм', attributes: { КодОКВ: '643', НаимОКВ: 'Российский рубль' } },
    ],
  };
}

const transferNode = ({ issued_on, content }: PrintedDocument): XmlNode => ({
  name: 'СвПродПер',
  children: [
    {
      name: 'СвПер',
      attributes: { СодОпер: 'Товары переданы', ДатаПер: shortDate(issued_on) },
      children: [
        {
          name: 'ОснПер',
          attributes: {
            РеквНаимДок: 'Заказ',
            РеквНомерДок: content.order.number,
            РеквДатаДок: shortDate(content.order.date),
          },
        },
      ],
    },
  ],
});

const FACT =
  'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)';

/**
 * Builds the seller's part of an УПД for the exchange of electronic documents. It is not signed: whoever sends it signs
 * it. With VAT it is both a VAT invoice and a transfer document, without VAT only a transfer document. Decision 98.
 * @see order ЕД-7-26/970@ of the Federal Tax Service, format 5.03, КНД 1115131
 */
export function updXml(document: PrintedDocument, id: string, madeAt: Date): ExchangeFile {
  const { content } = document;
  const isTaxed = content.lines.some(({ vat_rate }) => vat_rate !== null);
  const isMarked = content.lines.some(({ codes }) => codes.length > 0);
  const day = moscowDay(madeAt).replaceAll('-', '');
  // the operator's program fills in the ids of the exchange's operators; the third of the last flags says that goods
  // are marked
  const name = `ON_NSCHFDOPPR_${content.buyer.inn ?? 0}_${content.seller.inn}_${day}_${id}_0_0_${isMarked ? 1 : 0}_0_0_00`;
  const root: XmlNode = {
    name: 'Файл',
    attributes: { ИдФайл: name, ВерсФорм: '5.03', ВерсПрог: 'Протектор 1.0' },
    children: [
      {
        name: 'Документ',
        attributes: {
          КНД: '1115131',
          Функция: isTaxed ? 'СЧФДОП' : 'ДОП',
          ПоФактХЖ: FACT,
          НаимДокОпр: isTaxed
            ? 'Счет-фактура и документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)'
            : FACT,
          ДатаИнфПр: shortDate(moscowDay(madeAt)),
          ВремИнфПр: moscowTime(madeAt).replaceAll(':', '.'),
          НаимЭконСубСост: `${content.seller.name}, ИНН ${content.seller.inn}`.slice(0, 1000),
        },
        children: [
          invoiceNode(document),
          tableNode(content),
          transferNode(document),
          {
            name: 'Подписант',
            attributes: {
              Должн: content.by.position?.trim().slice(0, 255) || 'Уполномоченный сотрудник',
              СпосПодтПолном: '1',
            },
            children: [personNode(content.by.name ?? '')],
          },
        ],
      },
    ],
  };
  const xml = `<?xml version="1.0" encoding="windows-1251"?>${writeXml(root)}`;
  return { name: `${name}.xml`, bytes: encodeWindows1251(xml) };
}
