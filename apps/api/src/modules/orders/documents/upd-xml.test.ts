import { readFileSync } from 'node:fs';
import type { VatRate } from '@org/api-client/schema';
import { lineSum } from '@org/trade/tax';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { DocumentLine, DocumentParty, PrintedDocument } from './content.ts';
import { updXml } from './upd-xml.ts';

const schema = readFileSync(new URL('../testing/upd-5.03.xsd', import.meta.url), 'utf8');
const MADE_AT = new Date('2026-11-24T21:00:05Z');
const ID = '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e31';

/** The file as its reader decodes it, with the encoding in its declaration changed to match the decoded text. */
function fileOf(document: PrintedDocument) {
  const { name, bytes } = updXml(document, ID, MADE_AT);
  const text = new TextDecoder('windows-1251').decode(bytes);
  return { name, text: text.replace('encoding="windows-1251"', 'encoding="UTF-8"') };
}
const faultsOf = async (...texts: string[]) => {
  const xml = texts.map((contents, at) => ({ fileName: `${at}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: [schema] });
  return errors.map(({ message }) => message);
};

const party: DocumentParty = {
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
const line: DocumentLine = {
  title: 'Cordiant Snow Cross 2 205/55 R16',
  article: '1842',
  pieces: 16,
  sum: 11_024_000,
  vat: 1_987_934,
  vat_rate: 22,
  codes: [],
};
const document: PrintedDocument = {
  kind: 'upd',
  number: 402,
  issued_on: '2026-11-24',
  content: {
    seller: party,
    buyer: { ...party, name: 'ООО «Колесница»', inn: '7736207543', bank: null },
    ship_to: null,
    order: { number: 'П-000123', date: '2026-11-23' },
    lines: [line],
    by: { name: 'Ильин Пётр Сергеевич', position: 'директор' },
    pay_until: null,
    carrier: null,
    waybill: null,
    payments: [],
  },
};

/** Words as people type them: quotes, letters that the encoding lacks, special characters of XML, an emoji. */
const words = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom('Ш', 'и', 'z', '9', ' ', '«', '"', "'", '&', '<', 'é', 'ß', '№', '🛞'),
      maxLength,
    })
    .map((text) => `Ш${text}`);
const name = fc.constantFrom(
  'ИП Мельников Андрей Петрович',
  'ИП Колесо',
  'ИП Шиномонтаж на Окской',
  'Мельников Андрей',
  'Анна',
  'ООО «Рога & "Копыта"»',
  `${'Д'.repeat(70)} ${'И'.repeat(70)} оглы`,
);
const somebody: fc.Arbitrary<DocumentParty> = fc.record({
  name: fc.oneof(name, words(1200)),
  inn: fc.constantFrom('7707083893', '500100732259', null),
  kpp: fc.constantFrom('773601001', '7736AZ001', '', null),
  address: fc.option(words(1100)),
  bank: fc.option(
    fc.record({
      bic: fc.constant('044525225'),
      account: fc.constant('40702810438000123456'),
      correspondent_account: fc.constantFrom('30101810400000000225', '', null),
      name: fc.option(fc.oneof(fc.constant(''), words(1100))),
    }),
  ),
});
const someLine: fc.Arbitrary<DocumentLine> = fc
  .record({
    title: words(2100),
    article: fc.oneof(fc.constant(''), words(60)),
    pieces: fc.integer({ min: 1, max: 1_000_000 }),
    price: fc.integer({ min: 1, max: 2_000_000 }),
    vat_rate: fc.constantFrom<VatRate>(null, 0, 5, 7, 10, 20, 22),
    vat_included: fc.boolean(),
    codes: fc.constantFrom<string[]>(
      [],
      [`010460123000001021${'A'.repeat(13)}`, '0104601230000010212<&>"B%12345'],
    ),
    is_service: fc.boolean(),
    country: fc.oneof(fc.constantFrom(null, 'Китай', 'Россия', 'ЕС'), words(300)),
    customs_declaration: fc.constantFrom(
      null,
      '10702070/150324/5012345/12',
      '10702070/150324/5012345, 10702070/160324/5012346',
    ),
  })
  .map(({ price, vat_included, is_service, ...rest }) => ({
    ...rest,
    ...(is_service && { is_service }),
    ...lineSum({ bulk_price: price, quantity: rest.pieces, vat_rate: rest.vat_rate, vat_included }),
  }));
const someDocument: fc.Arbitrary<PrintedDocument> = fc.record({
  kind: fc.constantFrom('upd', 'torg12'),
  number: fc.integer({ min: 1, max: 999_999 }),
  issued_on: fc.constantFrom('2026-11-24', '2028-02-29', '2026-12-31', '2027-01-30'),
  content: fc.record({
    // a seller without an ИНН and an address, and a signer without a full name, are refused earlier
    seller: somebody.map((one) => ({ ...one, inn: one.inn ?? '7707083893' })),
    buyer: somebody,
    ship_to: fc.option(words(300)),
    order: fc.constant({ number: 'П-000123', date: '2026-11-23' }),
    lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
    by: fc.record({
      name: fc.constantFrom('Ильин Пётр', 'Ильин Пётр Сергеевич'),
      position: fc.option(fc.oneof(fc.constant(' '), words(300))),
    }),
    pay_until: fc.constant(null),
    carrier: fc.constant(null),
    waybill: fc.constant(null),
    payments: fc.array(
      fc.record({
        number: fc.option(words(40)),
        date: fc.constant('2026-11-23'),
        sum: fc.integer({ min: 1, max: 1_000_000_000 }),
      }),
      { maxLength: 3 },
    ),
  }),
});

test('whatever is sold to whom, the file is as format 5.03 demands', async () => {
  const documents = fc.sample(someDocument, { numRuns: 150, seed: 503 });
  const texts = documents.map((one) => fileOf(one).text);
  expect(await faultsOf(...texts)).toEqual([]);
});

test('a long document is as the format demands, and its sums are the order’s to the kopeck', async () => {
  const lines = fc.sample(someLine, { numRuns: 1000, seed: 20 });
  const { text } = fileOf({ ...document, content: { ...document.content, lines } });
  expect(await faultsOf(text)).toEqual([]);
  const kopecks = (attribute: string) =>
    [...text.matchAll(new RegExp(` ${attribute}="([\\d.]+)"`, 'g'))].reduce(
      (sum, [, roubles]) => sum + Math.round(Number(roubles) * 100),
      0,
    );
  const sum = lines.reduce((all, one) => all + one.sum, 0);
  const vat = lines.reduce((all, one) => all + one.vat, 0);
  expect([kopecks('СтТовУчНал'), kopecks('СтТовУчНалВсего')]).toEqual([sum, sum]);
  expect([kopecks('СтТовБезНДС'), kopecks('СтТовБезНДСВсего')]).toEqual([sum - vat, sum - vat]);
});

test.each([
  ['Китай', '10702070/150324/5012345', ['156'], ['10702070/150324/5012345'], 'Китай'],
  ['южная корея', null, ['410'], [], 'Республика Корея'],
  [
    'Япония',
    '10702070/150324/5012345, 10702070/160324/5012346',
    ['392', '392'],
    ['10702070/150324/5012345', '10702070/160324/5012346'],
    'Япония',
  ],
  ['Россия', null, [], [], undefined],
  [null, null, [], [], undefined],
  ['Атлантида', '10702070/150324/5012345', [], [], 'Атлантида'],
])(
  'goods from %s by %s state codes, numbers and the name',
  (country, declared, codes, numbers, name) => {
    const { content } = document;
    const lines = [{ ...line, country, customs_declaration: declared }];
    const { text } = fileOf({ ...document, content: { ...content, lines } });
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value);
    expect(all(/ КодПроисх="(\d+)"/g)).toEqual(codes);
    expect(all(/ НомерДТ="([^"]+)"/g)).toEqual(numbers);
    expect(all(/<КрНаимСтрПр>([^<]+)</g)).toEqual(name ? [name] : []);
  },
);

test('a shop’s name is not taken for somebody’s full name', () => {
  const { content } = document;
  const buyerOf = (name: string) => {
    const buyer = { ...content.buyer, name, inn: '500100732259', kpp: null };
    return fileOf({ ...document, content: { ...content, buyer } }).text;
  };
  expect(buyerOf('ИП Мельников Андрей Петрович')).toContain('Фамилия="Мельников"');
  expect(buyerOf('ИП Шиномонтаж на Окской')).toContain('ИныеСвед="ИП Шиномонтаж на Окской"');
});

test('the file is named as it says of itself, also for a buyer who has no ИНН', () => {
  for (const inn of ['7736207543', null]) {
    const { content } = document;
    const { name, text } = fileOf({
      ...document,
      content: { ...content, buyer: { ...content.buyer, inn } },
    });
    expect(text).toContain(`ИдФайл="${name.replace(/\.xml$/, '')}"`);
    expect(name).toMatch(/^ON_NSCHFDOPPR_\d+_7707083893_20261125_[-\w]{36}_0_0_0_0_0_00\.xml$/);
  }
});

test.each([
  ['a line without its rate', / НалСт="[^"]*"/],
  ['no transfer', /<СвПродПер>.*<\/СвПродПер>/],
  ['no buyer', /<СвПокуп>.*<\/СвПокуп>/],
  ['no address', /<Адрес>.*?<\/Адрес>/],
  ['nobody who signs', /<Подписант.*<\/Подписант>/],
  ['no sum of the tax', /<СумНал>.*?<\/СумНал><\/СведТов>/],
])('a file with %s is refused', async (_what, part) => {
  const { text } = fileOf(document);
  expect(text).toMatch(part);
  const broken = text.replace(part, (found) => (found.endsWith('</СведТов>') ? '</СведТов>' : ''));
  expect(await faultsOf(broken)).not.toEqual([]);
});
