import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { writePdf } from '../../../print/pdf.ts';
import type { DocumentContent } from './content.ts';
import { invoiceForm } from './invoice.ts';
import { paymentText } from './payment-qr.ts';

const party = {
  name: 'ООО «Шинторг Урал»',
  inn: '7707083893',
  kpp: '773601001',
  address: '620000, Екатеринбург, Ленина, 1',
  bank: {
    bic: '044525225',
    account: '40702810438000123456',
    correspondent_account: '30101810400000000225',
    name: 'ПАО СБЕРБАНК',
  },
};
const content: DocumentContent = {
  seller: party,
  buyer: { ...party, name: 'ООО «Колесница»' },
  ship_to: null,
  order: { number: 'П-000123', date: '2026-11-23' },
  lines: [
    {
      title: 'Cordiant Snow Cross 2 205/55 R16',
      article: '1842',
      pieces: 16,
      sum: 11_024_000,
      vat: 1_987_934,
      vat_rate: 22,
      codes: [],
    },
  ],
  by: { name: 'Ильин П. С.', position: 'директор' },
  pay_until: '2026-11-26',
  carrier: null,
  waybill: null,
  payments: [],
};
const invoice = { kind: 'invoice' as const, number: 15, issued_on: '2026-11-23', content };

/** All that is drawn on the pages of a PDF. */
const drawingsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return [];
      }
    })
    .join('\n');

const SCALE = 4;
/** Renders the squares of a QR code as a picture with a white margin, four pixels a square. */
function pictureOf(drawing: string) {
  const squares = [...drawing.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)]
    .map(([, ...numbers]) => numbers.map(Number))
    .filter(([, , width = 0, height = 1]) => width > 0 && Math.abs(width - height) < 0.01);
  const size = Math.min(...squares.map(([, , width = 0]) => width));
  const cells = squares.filter(([, , width = 0]) => Math.abs(width - size) < 0.01);
  const [left, top] = [0, 1].map((at) => Math.min(...cells.map((cell) => cell[at] ?? 0)));
  const places = cells.map(([x = 0, y = 0]): [number, number] => [
    Math.round((x - (left ?? 0)) / size) + 4,
    Math.round((y - (top ?? 0)) / size) + 4,
  ]);
  const side = (Math.max(...places.flat()) + 5) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [column, row] of places)
    for (let y = row * SCALE; y < (row + 1) * SCALE; y++)
      for (let x = column * SCALE; x < (column + 1) * SCALE; x++)
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { pixels, side };
}

test('the code of an invoice is read by a stranger’s reader as what a bank expects', async () => {
  const pdf = await writePdf(invoiceForm(invoice));
  const { pixels, side } = pictureOf(drawingsOf(pdf));
  const read = jsqr.default(pixels, side, side);
  const text = new TextDecoder().decode(Uint8Array.from(read?.binaryData ?? []));
  expect(text).toBe(paymentText(content, invoice));
  expect(text.split('|')).toEqual([
    'ST00012',
    'Name=ООО «Шинторг Урал»',
    'PersonalAcc=40702810438000123456',
    'BankName=ПАО СБЕРБАНК',
    'BIC=044525225',
    'CorrespAcc=30101810400000000225',
    'PayeeINN=7707083893',
    'KPP=773601001',
    'Sum=11024000',
    'Purpose=Оплата по счёту 15 от 23.11.2026, в т.ч. НДС 19879.34',
  ]);
});
