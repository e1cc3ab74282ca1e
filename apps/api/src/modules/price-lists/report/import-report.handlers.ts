import type { Section } from '@org/api-client/schema';
import { FIELD_NAMES } from '@org/trade/fields';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { attach } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problem.ts';
import { type Column, streamTable } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import type { ChangeRow } from '../price-list-wire.ts';
import { selectList } from '../price-lists.sql.ts';
import { type RejectedValues, readChanges, selectRejectedValues } from './import-report.sql.ts';

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
function rejectsTable(rows: readonly RejectedValues[]): Column<RejectedValues>[] {
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

/** What happened to an offer, in the words of the page. */
function effectOf({ kind, price_before, price_after }: ChangeRow): string {
  if (kind === 'created') return 'Добавлено';
  if (kind === 'removed') return 'Снято с продажи';
  if (kind === 'joined') return 'Та же строка';
  if (kind === 'doubtful') return 'Под вопросом';
  if (price_before === null || price_after === null || price_before === price_after)
    return 'Изменён остаток';
  return price_after > price_before ? 'Цена выше' : 'Цена ниже';
}

const share = ({ price_before, price_after }: ChangeRow) =>
  price_before && price_after
    ? Math.round(((price_after - price_before) / price_before) * 1000) / 10
    : null;

/** The report on a list: a line for each offer that it has changed. */
const REPORT_COLUMNS: Column<ChangeRow>[] = [
  { header: 'Что изменилось', width: 18, value: effectOf },
  { header: 'Строка', width: 9, format: 'count', value: ({ row }) => row },
  { header: 'Товар', width: 60, value: ({ name }) => name },
  { header: 'Склад', width: 22, value: ({ warehouse }) => warehouse },
  { header: 'Цена была, ₽', width: 14, format: 'money', value: ({ price_before }) => price_before },
  { header: 'Цена стала, ₽', width: 14, format: 'money', value: ({ price_after }) => price_after },
  { header: 'Цена, %', width: 10, format: 'number', value: share },
  {
    header: 'Остаток был, шт.',
    width: 16,
    format: 'count',
    value: ({ quantity_before }) => quantity_before,
  },
  {
    header: 'Остаток стал, шт.',
    width: 16,
    format: 'count',
    value: ({ quantity_after }) => quantity_after,
  },
  { header: 'Пояснение', width: 60, value: ({ note }) => note },
];

/** Returns a file's name without its extension. */
const stem = (name: string) => name.replace(/\.[^.]{1,5}$/, '');

export const exportImportReport: Handler<'exportImportReport'> = async (request, reply) => {
  const { id, import_id } = request.params;
  await requireCompany(request, id);
  const list = await selectList(request.db, id, import_id);
  if (!list) throw new Problem(404);
  if (list.status !== 'done' && list.status !== 'undone')
    throw new Problem(409, 'Отчёт будет, когда прайс-лист загрузится');
  attach(reply, `${stem(list.file_name)} — что изменилось.xlsx`);
  return streamTable('Что изменилось', REPORT_COLUMNS, readChanges(request.db, list.id));
};

export const exportRejectedRows: Handler<'exportRejectedRows'> = async (request, reply) => {
  const { id, import_id } = request.params;
  await requireCompany(request, id);
  const list = await selectList(request.db, id, import_id);
  if (!list) throw new Problem(404);
  const rows = await selectRejectedValues(request.db, list.id);
  attach(reply, `${stem(list.file_name)} — исправить.xlsx`);
  return streamTable('Исправить', rejectsTable(rows), rows);
};
