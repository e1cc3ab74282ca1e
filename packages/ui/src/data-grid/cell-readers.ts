/**
 * Turns what was typed or pasted into the plain text that is checked and saved. Undefined if it can't be understood, or
 * may mean two things: the cell says so, and nothing is saved.
 */
export type CellReader = (text: string) => string | undefined;

/** `1 234 567`, `1.234.567`, `1234567`; spaces of any kind, every group with the same mark. */
const GROUPED = /^(?:\d+|\d{1,3}(?:([\s.,'’])\d{3})(?:\1\d{3})*)$/u;

/** The digits of a number, with a point before its fraction; undefined where a mark may be either. */
function readNumber(text: string): string | undefined {
  const bare = text.trim();
  const isOwed = /^\(.*\)$/u.test(bare);
  const [, sign = '', written = ''] =
    /^([-−+]?)\s*(.*)$/u.exec(isOwed ? bare.slice(1, -1) : bare) ?? [];
  if (isOwed && sign !== '') return undefined;
  const [, before = '', mark = '', fraction = ''] = /^(.*?)(?:([.,])(\d+))?$/u.exec(written) ?? [];
  const isWhole = before.includes(mark) && mark !== '';
  const isEither = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (isEither) return undefined;
  const whole = isWhole ? written : before;
  if (!GROUPED.test(whole)) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const number = isWhole || mark === '' ? digits : `${digits}.${fraction}`;
  return (isOwed || (sign !== '' && sign !== '+')) && /[1-9]/.test(number) ? `-${number}` : number;
}

const without = (text: string, units: readonly string[]) => {
  const bare = text.trim();
  for (const unit of units) {
    const isAt = (from: number) =>
      bare.slice(from, from + unit.length).toLowerCase() === unit.toLowerCase();
    if (isAt(bare.length - unit.length)) return bare.slice(0, -unit.length);
    if (isAt(0)) return bare.slice(unit.length);
  }
  return bare;
};

/**
 * Numbers and sums as spreadsheets write them anywhere, to `1234.5`: «1 234,50 ₽», «1.234,50», «1,234.50», «(12)». Not
 * «1,234», which is a thousand or one and a bit, and not with a unit that is not among `units`.
 */
export const readAmount =
  (...units: readonly string[]): CellReader =>
  (text) =>
    readNumber(without(text, units));

/** «12,5 %» to `12.5`. Below one only with its sign: a spreadsheet copies 12.5 % without a format as «0,125». */
export const readPercent: CellReader = (text) => {
  const bare = without(text, ['%']);
  const number = readNumber(bare);
  const isShare = bare === text.trim() && Math.abs(Number(number)) < 1 && Number(number) !== 0;
  return isShare ? undefined : number;
};

const DAYS: readonly [RegExp, (parts: readonly string[]) => (string | undefined)[]][] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, ([year, month, day]) => [year, month, day]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/, ([day, month, year]) => [year, month, day]],
];
const MIDNIGHT = /[ T]0?0:00(?::00)?$/;

/**
 * «01.02.2026» and «2026-02-01» to `2026-02-01`; a year of two digits is of this century. Not «02/01/2026», whose first
 * number is a day here and a month there, and not «46054», the number by which a spreadsheet keeps a day.
 */
export const readDay: CellReader = (text) => {
  const bare = text.trim().replace(MIDNIGHT, '');
  for (const [pattern, order] of DAYS) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const [year = '', month = '', day = ''] = order(found.slice(1));
    const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // the 31st of February would be a day of March
    return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(iso) ? iso : undefined;
  }
  return undefined;
};

/** One of the words for yes or for no, in any case, to `true` or `false`. */
export const readFlag =
  (yes: readonly string[], no: readonly string[]): CellReader =>
  (text) => {
    const word = text.trim().toLowerCase();
    const isOf = (words: readonly string[]) => words.some((one) => one.toLowerCase() === word);
    if (isOf(yes)) return 'true';
    return isOf(no) ? 'false' : undefined;
  };
