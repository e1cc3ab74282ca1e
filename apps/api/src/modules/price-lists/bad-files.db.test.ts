import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  book,
  createPriceListApp,
  type PriceListApp,
} from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

describe('a file that is no price list', () => {
  test.each<[string, () => Buffer, string]>([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'двоичные данные'],
    ['a text with NUL bytes', () => Buffer.from('Код;Цена\0\n1;2'), 'двоичные данные'],
    ['half a workbook', () => book().subarray(0, 3000), 'не полностью'],
    [
      'a book without prices',
      () =>
        workbook({
          А: [
            ['Наименование', 'Год'],
            ['Cordiant Comfort 195/65 R15', 2024],
          ],
        }),
      'столбец с ценой',
    ],
    ['an empty book', () => workbook({ А: [] }), 'ни одной строки'],
    [
      'XML that reaches for a file',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE yml_catalog [<!ENTITY x SYSTEM "file:///etc/passwd">]><yml_catalog><shop><offers><offer id="1"><name>&x;</name></offer></offers></shop></yml_catalog>',
        ),
      'ENTITY',
    ],
  ])('%s fails with the reason, and changes nothing', async (_what, content, reason) => {
    const { id } = await app.upload(content());
    const failed = await app.until(id, 'preview');
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining(reason) });
    expect(await app.stock()).toEqual([]);
  });

  test('nor a form without one, or with what is no form', async () => {
    expect((await app.send(Buffer.alloc(0))).json().errors).toEqual({ file: ['Файл пуст'] });
    const other = await app.send(book(), [['mode', 'delete']]);
    expect(other.json().errors).toEqual({ mode: ['Допустимые значения: replace, update'] });
  });
});
