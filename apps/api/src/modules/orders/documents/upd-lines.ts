import type { XmlNode } from '../../../print/print-xml.ts';
import { type DocumentContent, type DocumentLine, totalsOf } from './content.ts';
import { netPrice } from './document-format.ts';
import { originOf } from './line-origin.ts';

export const roubles = (kopecks: number) => (kopecks / 100).toFixed(2);
const rateOf = (rate: number | null) => (rate === null ? 'без НДС' : `${rate}%`);

const taxNode = (name: string, { vat, isTaxed }: { vat: number; isTaxed: boolean }): XmlNode => ({
  name,
  children: [
    isTaxed ? { name: 'СумНал', text: roubles(vat) } : { name: 'БезНДС', text: 'без НДС' },
  ],
});

/** The format's codes for what is sold. */
const [GOODS, SERVICE] = ['1', '3'];

/** An element for each declaration, or one for the country alone; the format has none without the country's code. */
const originNodes = (line: DocumentLine): XmlNode[] => {
  const { code, declarations } = originOf(line);
  if (code === null) return [];
  const numbers = declarations.length > 0 ? declarations : [undefined];
  return numbers.map((number) => ({
    name: 'СвДТ',
    attributes: { КодПроисх: code, НомерДТ: number },
  }));
};

const countryNodes = (line: DocumentLine): XmlNode[] => {
  const { country } = originOf(line);
  return country ? [{ name: 'КрНаимСтрПр', text: country.slice(0, 255) }] : [];
};

const lineNode = (line: DocumentLine, at: number): XmlNode => ({
  name: 'СведТов',
  attributes: {
    НомСтр: at + 1,
    НаимТов: line.title.slice(0, 2000),
    ОКЕИ_Тов: '796',
    НаимЕдИзм: 'шт',
    КолТов: line.pieces,
    ЦенаТов: netPrice(line, 11),
    СтТовБезНДС: roubles(line.sum - line.vat),
    НалСт: rateOf(line.vat_rate),
    СтТовУчНал: roubles(line.sum),
  },
  children: [
    ...originNodes(line),
    {
      name: 'ДопСведТов',
      attributes: {
        ПрТовРаб: line.is_service ? SERVICE : GOODS,
        КодТов: line.code ? line.code.slice(0, 100) : undefined,
        АртикулТов: line.article ? line.article.slice(0, 50) : undefined,
      },
      children: [
        ...countryNodes(line),
        line.codes.length > 0 && {
          name: 'НомСредИдентТов',
          children: line.codes.map((text) => ({ name: 'КИЗ', text })),
        },
      ],
    },
    { name: 'Акциз', children: [{ name: 'БезАкциз', text: 'без акциза' }] },
    taxNode('СумНал', { vat: line.vat, isTaxed: line.vat_rate !== null }),
  ],
});

export function tableNode(content: DocumentContent): XmlNode {
  const { sum, vat, pieces } = totalsOf(content);
  const isTaxed = content.lines.some(({ vat_rate }) => vat_rate !== null);
  return {
    name: 'ТаблСчФакт',
    children: [
      ...content.lines.map(lineNode),
      {
        name: 'ВсегоОпл',
        attributes: {
          СтТовБезНДСВсего: roubles(sum - vat),
          СтТовУчНалВсего: roubles(sum),
          КолНеттоВс: pieces,
        },
        children: [taxNode('СумНалВсего', { vat, isTaxed })],
      },
    ],
  };
}
