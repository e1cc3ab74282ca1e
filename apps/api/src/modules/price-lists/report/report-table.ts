import type { Column } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import type { ChangeRow } from '../price-list-wire.ts';

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
export const REPORT_COLUMNS: Column<ChangeRow>[] = [
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
