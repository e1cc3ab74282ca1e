import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeFault,
  codesOf,
  identificationCode,
  isMarked,
  isRussianLayout,
} from './marking-code.ts';

const CODE = '010460123456789321a7Kx0P2mQ91ee';
const PUNCTUATED = `010460123456789321a"&'<(,.;_/?Z`;

describe('an identification code', () => {
  test.each([
    ['as it is', CODE],
    ['with its check part', `${CODE}\u001d91EE06\u001d92dGVzdA==`],
    ['with its check part, without separators', `${CODE}91EE0692dGVzdA==`],
    ['with the prefix of a scanner', `]d2${CODE}`],
    ['with another prefix', `]C1${CODE}`],
    ['with brackets', CODE.replace('01', '(01)').replace('9321', '93(21)')],
    ['with brackets and a check part', '(01)04601234567893(21)a7Kx0P2mQ91ee(91)EE06(92)dGVz'],
    ['with a separator before it', `\u001d${CODE}`],
    ['with separators as a word', `{GS}${CODE}{GS}91EE06{GS}92dGVzdA==`],
    ['with separators as another word', `<FNC1>${CODE}<GS>91EE06`],
    ['with separators as a control key', `^]${CODE}^]91EE06`],
    ['with separators as an escape', String.raw`\x1d${CODE}\x1d91EE06`],
    ['with separators as a JSON escape', String.raw`${CODE}\u001d91EE06`],
    ['with separators as a picture of them', `\u241d${CODE}\u241d91EE06`],
    ['with separators as an entity', `${CODE}&#29;91EE06`],
    ['with a separator after the GTIN', `0104601234567893{GS}21a7Kx0P2mQ91ee`],
    ['with spaces around it', `  ${CODE}\n`],
    ['with spaces between its parts', '01 04601234567893 21 a7Kx0P2mQ91ee 91EE06'],
    ['in quotes', `"${CODE}"`],
    ['in quotes of print', `«${CODE}»`],
    ['after an apostrophe of a table', `'${CODE}`],
    ['before a semicolon', `${CODE};`],
    ['typed in the Russian layout', '010460123456789321ф7Лч0З2ьЙ91уу'],
    ['typed so, with brackets', '(01)04601234567893(21)ф7Лч0З2ьЙ91уу'],
    ['typed so, with its prefix and separators', 'ъв2010460123456789321ф7Лч0З2ьЙ91ууХПЫЪ91УУ06'],
    ['with separators as a group of brackets', `[FNC1]${CODE}(GS)91EE06`],
    ['with separators as an escape of a web address', `${CODE}%1D91EE06`],
    ['with separators as a spreadsheet writes them', `${CODE}_x001D_91EE06_x001D_92dGVzdA==`],
    ['with separators as a number', `0x1D${CODE}<0x1D>91EE06`],
    ['with separators as a decimal escape', String.raw`${CODE}\02991EE06`],
    ['with separators as an entity with noughts', `${CODE}&#x001D;91EE06`],
    ['with separators as an arrow', `${CODE}↔91EE06`],
    ['with separators as a mark that no serial has', `${CODE}#91EE06#92dGVzdA==`],
    ['with square brackets', `[01]04601234567893[21]a7Kx0P2mQ91ee[91]EE06`],
    ['in two pairs of quotes', `""${CODE}""`],
    ['in low quotes', `„${CODE}“`],
    ['before a full stop', `${CODE}.`],
    ['between control characters', `\u0002${CODE}\u001d91EE06\u001e\u0004`],
    ['after a mark of byte order', `\ufeff\u200b${CODE}\u200e`],
    ['typed so, in quotes of a table', '"010460123456789321ф7Лч0З2ьЙ91уу";'],
    ['typed so, quotes too', 'Э010460123456789321ф7Лч0З2ьЙ91ууЭ'],
    ['typed so, with separators of the program', '010460123456789321ф7Лч0З2ьЙ91уу<GS>91УУ06'],
    ['as wide letters', '０１０４６０１２３４５６７８９３２１ａ７Ｋｘ０Ｐ２ｍＱ９１ｅｅ'],
    ['as a link', 'https://id.gs1.org/01/04601234567893/21/a7Kx0P2mQ91ee?17=261231'],
    ['as a link of another site', 'http://mark.example/go/01/04601234567893/21/a7Kx0P2mQ91ee'],
    ['with labels', 'GTIN: 04601234567893, SN: a7Kx0P2mQ91ee'],
    ['with labels of a table', 'gtin=04601234567893;serial=a7Kx0P2mQ91ee'],
    ['with Russian labels', 'GTIN 04601234567893 Серийный номер: a7Kx0P2mQ91ee'],
    ['typed so, with a control key', '010460123456789321ф7Лч0З2ьЙ91уу:ъ91УУ06'],
  ])('is read %s', (_how, scanned) => expect(identificationCode(scanned)).toBe(CODE));

  test.each([
    ['as they are', PUNCTUATED],
    ['in a cell of CSV', `"${PUNCTUATED.replaceAll('"', '""')}"`],
    [
      'escaped for a web page',
      PUNCTUATED.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ],
    [
      'escaped twice',
      PUNCTUATED.replaceAll('&', '&amp;amp;').replaceAll('<', '&#60;').replaceAll('"', '&#x22;'),
    ],
    [
      'in JSON',
      JSON.stringify(PUNCTUATED)
        .slice(1, -1)
        .replace('&', String.raw`\u0026`)
        .replace('/', String.raw`\/`),
    ],
    [
      'in a link',
      `https://id.gs1.org/01/04601234567893/21/${encodeURIComponent(PUNCTUATED.slice(18))}`,
    ],
    ['escaped, in the Russian layout', '010460123456789321фЭ?фьзжэБ(бюж_.,Я'],
    ['in the Russian layout', '010460123456789321фЭ?эБ(бюж_.,Я'],
  ])('keeps its marks, read %s', (_how, scanned) =>
    expect(identificationCode(scanned)).toBe(PUNCTUATED),
  );

  test.each([
    ['nothing', '', /начинается с 01/],
    ['a message', 'привезли 4 шины', /начинается с 01/],
    ['a bar code', '4601234567893', /штрихкод/],
    ['a code of a package', '00046012345678901234', /упаковки/],
    ['a GTIN whose check digit is wrong', CODE.replace('67893', '67894'), /цифра не сходится/],
    ['a GTIN alone', '0104601234567893', /нет серийного/],
    ['a serial number that is too short', CODE.slice(0, -1), /13 латинских/],
    ['one that is too long', `${CODE}X`, /13 латинских/],
    ['one with a letter that none has', `${CODE.slice(0, -1)}ж`, /13 латинских/],
  ])('is not %s, and the reason says what to do', (_what, scanned, reason) => {
    expect(identificationCode(scanned)).toBeUndefined();
    expect(codeFault(scanned)).toMatch(reason);
    expect(codeFault(scanned)).not.toMatch(/отсканируйте/);
  });

  const digits = fc.stringMatching(/^\d{13}$/);
  const serial = fc.stringMatching(/^[A-Za-z0-9!"%&'()*+,\-./_:;=<>?]{13}$/);
  const random = fc.tuple(digits, serial).map(([body, serialNumber]) => {
    const sum = [...body].reduce((all, d, at) => all + Number(d) * (at % 2 === 0 ? 3 : 1), 0);
    return `01${body}${(10 - (sum % 10)) % 10}21${serialNumber}`;
  });
  const separator = fc.constantFrom('\u001d', '{GS}', '^]', String.raw`\x1d`, '<GS>', '&#29;', '');
  const entity = /&(?:amp|lt|gt|quot|apos);/;

  test('is read from anything that holds one, and from it itself again', () => {
    fc.assert(
      fc.property(random, separator, fc.stringMatching(/^[A-Za-z0-9]{4}$/), (code, gs, key) => {
        fc.pre(!entity.test(code));
        for (const text of [code, `${code}${gs}91${key}`, `]d2${code}`, ` ${code} `])
          expect(identificationCode(text)).toBe(code);
        expect(identificationCode(`"${code.replaceAll('"', '""')}"`)).toBe(code);
        const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        expect(identificationCode(escaped)).toBe(code);
      }),
    );
  });

  test('parts a text into as many codes as were written', () => {
    fc.assert(
      fc.property(
        fc.array(random, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\t', ' ', ';', '; ', ', '),
        (codes, gap) => {
          fc.pre(codes.every((code) => !entity.test(code)));
          expect(codesOf(codes.join(gap)).map(identificationCode)).toEqual(codes);
        },
      ),
    );
  });
});

test('numbers and bullets of a list are no codes', () =>
  expect(codesOf(`1. ${CODE}\n2)\t${CODE}\n- ${CODE}\n\n• ${CODE}`)).toEqual([
    CODE,
    CODE,
    CODE,
    CODE,
  ]));

test('the layout is told by its letters alone', () => {
  expect(['010460ф7Лч', CODE, '0104', `${CODE}ж`].map(isRussianLayout)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('tyres of every kind are marked, wheels are not', () => {
  expect(['tyres', 'truck_tyres', 'moto_tyres', 'disks', 'truck_disks'].map(isMarked)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
