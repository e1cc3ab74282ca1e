import type { Import, ImportChange, ImportColumn, RejectedRow } from '../price-lists.atoms.ts';

const column = (
  at: number,
  [title, field, confidence, ...examples]: [
    string,
    string | null,
    ImportColumn['confidence'],
    ...string[],
  ],
): ImportColumn => ({
  sheet: 'Шины',
  header_row: 3,
  column: at,
  title,
  field,
  role: null,
  price_type: null,
  warehouse: null,
  confidence,
  account: field === null ? 'unexplained' : 'understood',
  examples,
  top: [
    ...(at === 0 ? [{ row: 1, text: 'Прайс-лист ООО «Колесница» на 21.11.2026' }] : []),
    ...(title ? [{ row: 3, text: title }] : []),
    ...examples.map((text, line) => ({ row: 4 + line, text })),
  ],
});

export const sampleColumns: ImportColumn[] = [
  column(0, ['Номенклатура', 'name', 'sure', 'Ikon Autograph Ice 9 225/65 R17']),
  column(1, ['Арт.', 'article', 'sure', 'IK-TS72214', 'IK-TS72215']),
  column(2, ['Цена опт с НДС', 'bulk_price', 'sure', '14 280,00']),
  { ...column(3, ['Кол-во (скл. 2)', 'quantity', 'check', 'более 20']), warehouse: 'Склад 2' },
  column(4, ['', 'dot', 'chosen', '3426']),
  column(5, ['Менеджер', null, 'skipped', 'Петров']),
];

/** An import that waits in preview. */
export const sampleImport: Import = {
  id: '019aa5c0-e0f1-7a2b-9c3d-4e5f6a7b8c9d',
  status: 'preview',
  mode: 'replace',
  file_name: 'Прайс_Колесница_21.11.xlsx',
  file_size: 2_516_582,
  rows_total: 12_480,
  rows_done: 12_480,
  accepted: 12_443,
  created: 1275,
  updated: 6902,
  removed: 418,
  unchanged: 4266,
  rejected_count: 37,
  columns: sampleColumns,
  price_up: 2110,
  price_down: 640,
  joined: 2,
  doubtful: 31,
  questions: [],
  warnings: [],
  error: null,
  eta_s: null,
  can_undo: false,
  created_by: 'Пётр Ильин',
  created_at: '2026-11-21T11:36:00+03:00',
  finished_at: null,
};

export const sampleChanges: ImportChange[] = [
  {
    kind: 'updated',
    row: 14,
    name: 'Viatti Strada Asimmetrico V-130 205/55 R16 91V',
    warehouse: 'Основной склад',
    price_before: 518_000,
    price_after: 530_000,
    quantity_before: 500,
    quantity_after: 480,
    note: null,
  },
  {
    kind: 'updated',
    row: 1204,
    name: 'Cordiant Snow Cross 2 195/65 R15 95T шип',
    warehouse: 'Склад 2',
    price_before: 431_000,
    price_after: 418_050,
    quantity_before: 40,
    quantity_after: 40,
    note: null,
  },
];

export const sampleRejected: RejectedRow[] = [
  {
    row: 1204,
    sheet: 'Шины',
    text: 'Cordiant Snow Cross 2 205/55 R16 94T · по запросу · 12',
    field: 'bulk_price',
    value: 'по запросу',
    reason: 'Цена — не число',
    suggestion: null,
    fixed: false,
  },
  {
    row: 5020,
    sheet: 'Шины',
    text: 'Кама Breeze 185/65 R15 · 3 100 · 4 шт на складе',
    field: 'quantity',
    value: '4 шт на складе',
    reason: 'Остаток — не число',
    suggestion: '4',
    fixed: false,
  },
  {
    row: 7746,
    sheet: 'Шины',
    text: 'Камера 16.9-24 · 900 · 4',
    field: 'name',
    value: 'Камера 16.9-24',
    reason: 'Камера — не шина и не диск',
    suggestion: null,
    fixed: true,
  },
];

type Candidate = Import['questions'][number]['candidates'][number];
/** A column to choose, of a question. */
export const sampleChoice = (
  column: number,
  title: string,
  price_type: Candidate['price_type'],
  example: string,
): Candidate => ({ column, title, price_type, examples: [example], field: null });
