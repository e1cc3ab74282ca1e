import { FIELD_NAMES } from '@org/api-client/fields';
import type { Section } from '@org/api-client/schema';
import type { Column } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import type { Field } from '../../../tables/table-fields.ts';
import type { RejectedValues } from './import-report.sql.ts';

/** Sections as a column names them, so that they are understood when the file is read again. */
const SECTIONS: Record<Section, string> = {
  tyres: 'Легковые шины',
  disks: 'Диски',
  truck_tyres: 'Грузовые шины',
  truck_disks: 'Грузовые диски',
  special_tyres: 'Спецшины',
  moto_tyres: 'Мотошины',
  quadro_tyres: 'Квадрошины',
};

const FIELDS = Object.keys(FIELD_NAMES) as Field[];

const stockTitle = (warehouse: string | null) =>
  warehouse === null ? FIELD_NAMES.quantity : `${FIELD_NAMES.quantity}, ${warehouse}`;

/**
 * Returns the columns of a price list of the rejected rows: each row has its reason and its original values. The titles
 * are understood when the file comes back.
 */
export function rejectsTable(rows: readonly RejectedValues[]): Column<RejectedValues>[] {
  const used = new Set(rows.flatMap(({ values }) => Object.keys(values.values)));
  if (rows.some(({ values }) => values.hint && values.hint !== 'other')) used.add('section');
  const places = new Set(
    rows.flatMap(({ values }) => values.stocks.map(({ warehouse }) => warehouse)),
  );
  return [
    { header: 'Причина отказа', width: 36, value: ({ reason }) => reason },
    ...FIELDS.filter((field) => used.has(field)).map(
      (field): Column<RejectedValues> => ({
        header: FIELD_NAMES[field],
        width: field === 'name' ? 60 : 16,
        value: ({ values: { values, hint } }) =>
          values[field] ?? (field === 'section' ? (SECTIONS[hint as Section] ?? null) : null),
      }),
    ),
    ...[...places].map(
      (place): Column<RejectedValues> => ({
        header: stockTitle(place),
        width: 14,
        value: ({ values: { stocks } }) =>
          stocks.find(({ warehouse }) => warehouse === place)?.text ?? null,
      }),
    ),
    {
      header: 'Была в файле',
      width: 20,
      value: ({ sheet, row }) => (sheet === null ? `строка ${row}` : `«${sheet}», строка ${row}`),
    },
  ];
}
