import { FIELD_NAMES } from '@org/api-client/fields';
import papaparse from 'papaparse';
import type { Field } from '../../../tables/table-fields.ts';
import type { RejectRow } from '../price-list-wire.ts';

const BOM = '\uFEFF';

const lineOf = ({ sheet, row, text, field, value, reason, fixed }: RejectRow) => ({
  Лист: sheet ?? '',
  Строка: row,
  Причина: reason,
  Столбец: field === null ? '' : FIELD_NAMES[field as Field],
  Значение: value ?? '',
  'Строка файла': text,
  Исправлено: fixed ? 'да' : '',
});

/** Returns rejected rows as CSV that Excel opens in Russia. What a spreadsheet would take for a formula stays text. */
export const rejectsCsv = (rows: readonly RejectRow[]): Buffer =>
  Buffer.from(
    BOM +
      papaparse.unparse(rows.map(lineOf), {
        delimiter: ';',
        newline: '\r\n',
        escapeFormulae: true,
      }),
  );
