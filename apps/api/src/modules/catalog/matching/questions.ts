import type { MatchedRow, ProductBrief, Section } from '@org/api-client/schema';
import type { RowReading } from '@org/tyre-names/order/readings';
import type { OrderRow } from '@org/tyre-names/order/settle-rows';
import type { SourceRow } from '@org/tyre-names/order/source-row';

type Question = MatchedRow['questions'][number];

/** A quantity of ten times the usual one is a slip, or worth a second look. */
const SLIP = 10;
const USUAL = 4;

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const formatPieces = (pieces: number) =>
  `${String(pieces).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0шт.`;

/** Returns the open questions about a row's quantity. `others` are the quantities of the other rows. */
export function quantityQuestions(
  { pieces, doubt }: OrderRow,
  others: readonly number[],
): Question[] {
  if (pieces === null) return [{ code: 'quantity', message: doubt ?? 'Количество не указано' }];
  const usual = Math.max(USUAL, median(others));
  return pieces >= SLIP * usual
    ? [
        {
          code: 'large_quantity',
          message: `${formatPieces(pieces)} — в десять раз больше обычного`,
        },
      ]
    : [];
}

const MAX_NAMED = 60;

/** Says that the end of a row was not read: it may ask for more than its beginning does. */
export const unreadQuestion = ({ unread }: Pick<SourceRow, 'unread'>): Question[] =>
  unread === ''
    ? []
    : [
        {
          code: 'unread',
          message: `Строка слишком длинная, конец не прочитан: «${unread.slice(0, MAX_NAMED)}${unread.length > MAX_NAMED ? '…' : ''}». Разделите её на несколько`,
        },
      ];

/** Says by which line a quantity was corrected: it may have been meant for another row. */
export const correctionQuestion = ({ correction }: SourceRow): Question[] =>
  correction === undefined
    ? []
    : [
        {
          code: 'corrected',
          message: `Исправлено строкой ниже: «${correction.text.slice(0, MAX_NAMED)}»`,
        },
      ];

/** Marks that a tyre has or has not. */
const MARKS = ['studded', 'run_flat', 'xl'] as const;

/** Asks about words of a row that exclude each other: «шипы» and «липучка». */
export function saidBoth(reading: RowReading | undefined): string | undefined {
  const tokens = reading?.understood.tokens ?? [];
  for (const name of MARKS) {
    const [has, lacks] = [true, false].map((value) =>
      tokens.find(({ filter }) => filter[name] === value),
    );
    if (has && lacks) return `Сказано и «${has.text}», и «${lacks.text}»: что нужно?`;
  }
  return undefined;
}

const SIZES = ['width', 'profile', 'diameter', 'rim_width'] as const;

const excludes = (values: unknown, value: unknown) =>
  Array.isArray(values) && value !== undefined && value !== null && !values.includes(value);

/** Returns how a row contradicts the product whose code it names; undefined if they agree. */
export function contradictionOf(
  { brand, season, studded, section, specs }: ProductBrief,
  readings: readonly RowReading[],
): string | undefined {
  const sectionReading = readings.find((reading) => reading.section === section);
  const filter = sectionReading?.understood.filter ?? {};
  if (SIZES.some((name) => excludes(filter[name], specs[name]))) return 'другой размер';
  if (excludes(filter.brand, brand)) return 'другой бренд';
  if (excludes(filter.season, season)) return 'другой сезон';
  if (filter.studded !== undefined && studded !== null && filter.studded !== studded)
    return filter.studded ? 'шипованная' : 'без шипов';
  return isOfAnother(section, readings) ? 'другой товар' : undefined;
}

/** True if the words name a size, but none that products of the section have. */
function isOfAnother(section: Section, readings: readonly RowReading[]): boolean {
  const sized = readings.filter(
    ({ understood: { filter } }) => filter.width || filter.rim_width || filter.outer_diameter,
  );
  return sized.length > 0 && !sized.some((reading) => reading.section === section);
}
