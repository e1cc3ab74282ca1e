import { fullName } from '@org/trade/full-name';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { longDay } from '../../../../trade/moscow.ts';
import { CAP, type Shop } from '../format.ts';
import type { ShowcaseProduct } from '../showcase-listed.ts';

/** What a shop offers a customer. */
export interface Offer {
  shop: Shop;
  /** The shop's logo as PNG. */
  logo: Uint8Array | undefined;
  customer: string;
  rows: readonly ShowcaseProduct[];
  isCapped: boolean;
  /** The day of the offer, and the last day of its prices. */
  on: Date;
  until: Date;
}

const LOGO = { width: 150, height: 56 };

const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
function stockOf({ quantity, isInStock }: ShowcaseProduct, isCapped: boolean): string {
  if (!isInStock) return 'в пути';
  return isCapped && quantity > CAP ? `больше ${CAP}` : String(quantity);
}

const termOf = ({ days: { min, max } }: ShowcaseProduct) =>
  min === max ? `${max}` : `${min}–${max}`;

function head({ shop, logo }: Offer): Content {
  const contacts = [shop.phone && `+${shop.phone}`, shop.site, shop.address].filter(Boolean);
  const column: Column = {
    width: '*',
    stack: [
      { text: shop.name, fontSize: 13, bold: true },
      ...contacts.map((text): Content => ({ text: text ?? '', margin: [0, 2, 0, 0] })),
    ],
    alignment: logo ? 'right' : 'left',
  };
  if (!logo) return { columns: [column] };
  const image = `data:image/png;base64,${Buffer.from(logo).toString('base64')}`;
  return { columns: [{ image, fit: [LOGO.width, LOGO.height], width: LOGO.width }, column] };
}

const COLUMNS: readonly [title: string, width: number | '*'][] = [
  ['№', 22],
  ['Товар', '*'],
  ['Артикул', 84],
  ['Наличие, шт.', 56],
  ['Срок, дней', 46],
  ['Цена, ₽', 62],
];

function lines({ rows, isCapped }: Offer): Content {
  const titles = COLUMNS.map(
    ([text], at): TableCell => ({
      text,
      bold: true,
      alignment: at < 3 ? 'left' : 'right',
    }),
  );
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  return {
    margin: [0, 12, 0, 12],
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: COLUMNS.map(([, width]) => width),
      body: [
        titles,
        ...rows.map((row, at): TableCell[] => [
          String(at + 1),
          fullName(row.product),
          row.product.article ?? '',
          right(stockOf(row, isCapped)),
          right(termOf(row)),
          { ...(right(roubles.format(row.price / 100)) as object), bold: true } as TableCell,
        ]),
      ],
    },
  };
}

/** Lays out a shop's offer to a customer under the shop's own head: products, stock, delivery days and prices. */
export function offerForm(offer: Offer): TDocumentDefinitions {
  const { shop, customer, on, until } = offer;
  return {
    info: { title: `Предложение ${shop.name}` },
    content: [
      head(offer),
      {
        text: `Коммерческое предложение от ${longDay(on)}`,
        fontSize: 14,
        bold: true,
        margin: [0, 18, 0, 2],
      },
      ...(customer ? [{ text: `Для: ${customer}`, fontSize: 10 }] : []),
      lines(offer),
      { text: `Цены за штуку, действуют до ${longDay(until)} включительно.` },
    ],
  };
}
