import { zip } from '../../apps/api/src/testing/price-lists/zip.ts';
import type { Line } from './goods.ts';

const TITLES = [
  'Код',
  'Артикул производителя',
  'Наименование',
  'Бренд',
  'Цена опт, руб.',
  'Остаток',
];
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escapeXml = (text: string) =>
  text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign]!);

/** Returns a workbook of one sheet. Its texts are in a separate table, as Excel and 1С save them. */
export function workbookOf(lines: Iterable<Line>): Buffer {
  const strings = new Map<string, number>();
  const cell = (value: string | number, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row}`;
    if (value === '') return '';
    if (typeof value === 'number') return `<c r="${at}" s="0"><v>${value}</v></c>`;
    const known = strings.get(value) ?? strings.size;
    strings.set(value, known);
    return `<c r="${at}" s="0" t="s"><v>${known}</v></c>`;
  };
  const rows: string[] = [];
  const add = (values: readonly (string | number)[]) => {
    const row = rows.length + 1;
    rows.push(
      `<row r="${row}" spans="1:${TITLES.length}">${values.map((value, column) => cell(value, column, row)).join('')}</row>`,
    );
  };
  add(TITLES);
  for (const { code, article, name, brand, price, quantity } of lines)
    add([code, article, name, brand, price, quantity]);
  const texts = [...strings.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`);
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Прайс" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${texts.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}
