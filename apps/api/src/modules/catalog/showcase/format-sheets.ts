import { fullName } from '@org/trade/full-name';
import { CSV_TYPE, streamCsv } from '../../../spreadsheet/spreadsheet-csv.ts';
import { type Column, streamTable, XLSX_TYPE } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { productColumns } from '../export-table.ts';
import { SECTIONS } from '../filter/sections.ts';
import { CAP, type Format } from './format.ts';
import type { ShowcaseProduct, ShownList } from './showcase-listed.ts';

const CONDITIONS: Record<string, string> = {
  new: 'Новый',
  discounted: 'Уценка',
  used: 'Б/у',
  assembled: 'В сборе',
  retreaded: 'Восстановленный',
};

/** The columns of a shop's price list, without its suppliers and what it pays them. */
function columnsOf({ rules, reference }: ShownList): Column<ShowcaseProduct>[] {
  const { section, cap_quantity } = rules;
  const stock: Column<ShowcaseProduct> = cap_quantity
    ? {
        header: 'Остаток, шт.',
        width: 13,
        value: ({ quantity }) => (quantity > CAP ? `${CAP}+` : String(quantity)),
      }
    : { header: 'Остаток, шт.', width: 13, format: 'count', value: ({ quantity }) => quantity };
  return [
    { header: 'Код', width: 10, value: ({ product }) => product.id },
    { header: 'Наименование', width: 48, value: ({ product }) => fullName(product) },
    ...productColumns(SECTIONS[section], reference).map(
      ({ value, ...column }): Column<ShowcaseProduct> => ({
        ...column,
        value: ({ product }) => value(product),
      }),
    ),
    { header: 'Штрихкод', width: 16, value: ({ best }) => best.barcode },
    { header: 'Состояние', width: 14, value: ({ best }) => CONDITIONS[best.condition] ?? null },
    { header: 'Цена, ₽', width: 12, format: 'money', value: ({ price }) => price },
    stock,
    {
      header: 'Наличие',
      width: 12,
      value: ({ isInStock }) => (isInStock ? 'В наличии' : 'В пути'),
    },
    { header: 'Срок от, дней', width: 12, format: 'count', value: ({ days }) => days.min },
    { header: 'Срок до, дней', width: 12, format: 'count', value: ({ days }) => days.max },
  ];
}

export const xlsx: Format = {
  type: XLSX_TYPE,
  write: ({ list, name }, rows) => streamTable(name, columnsOf(list), rows),
};

export const csv: Format = {
  type: CSV_TYPE,
  write: ({ list }, rows) => streamCsv(columnsOf(list), rows),
};
