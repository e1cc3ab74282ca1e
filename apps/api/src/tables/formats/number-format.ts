import { millisecondsInDay } from 'date-fns/constants';
/** How a cell of a workbook shows its number. */
export type NumberFormat = (value: number) => string | undefined;

/** Formats that workbooks use without saying them. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [14, 'dd.mm.yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm'],
  [19, 'h:mm:ss'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'dd.mm.yyyy h:mm'],
  [45, 'mm:ss'],
  [47, 'mm:ss'],
]);

const MONTHS = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');
/** Excel counts days from here, and believes in 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
const LAST_DAY = 2_958_465;

const two = (value: number) => String(value).padStart(2, '0');

const PARTS = /y+|m+|d+|h+|s+|"[^"]*"|\\.|\[[^\]]*\]|am\/pm|[^ymdhs]/gi;

/** Returns what a part of a date's format shows. «m» behind hours is minutes. */
function partOf(part: string, date: Date, isMinute: boolean): string {
  const month = date.getUTCMonth();
  switch (part[0]?.toLowerCase()) {
    case 'y':
      return part.length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100);
    case 'm':
      if (isMinute) return two(date.getUTCMinutes());
      if (part.length > 2) return MONTHS[month] ?? '';
      return part.length === 2 ? two(month + 1) : String(month + 1);
    case 'd':
      return part.length > 1 ? two(date.getUTCDate()) : String(date.getUTCDate());
    case 'h':
      return two(date.getUTCHours());
    case 's':
      return two(date.getUTCSeconds());
    case '"':
      return part.slice(1, -1);
    case '\\':
      return part.slice(1);
    case '[':
      return '';
    default:
      return /^(?:;|@|am\/pm|\*)$/i.test(part) ? '' : part;
  }
}

/** Shows a day as the cell does: «16-сен», «01.05.2026». */
function dateFormat(code: string): NumberFormat {
  const parts = code.split(';')[0]?.match(PARTS) ?? [];
  return (value) => {
    if (value < 0 || value > LAST_DAY) return undefined;
    const date = new Date(EPOCH + Math.round(value * millisecondsInDay));
    let isTime = false;
    const shown = parts.map((part) => {
      if (/^h/i.test(part)) isTime = true;
      else if (/^[yd]/i.test(part)) isTime = false;
      return partOf(part, date, isTime);
    });
    const text = shown.join('').trim();
    // a day without a time
    return Number.isInteger(value) ? text.replace(/\s+00:00(?::00)?$/, '') : text;
  };
}

/** `00000` and `000-000`: a code that begins with noughts. */
const CODE = /^0{2,}(?:[- ]?0+)*$/;

function codeFormat(code: string): NumberFormat {
  const digits = code.replace(/[^0]/g, '').length;
  return (value) => {
    if (!Number.isSafeInteger(value) || value < 0) return undefined;
    const text = String(value).padStart(digits, '0');
    let at = text.length - digits;
    const head = text.slice(0, at);
    return head + code.replace(/0/g, () => text[at++] ?? '');
  };
}

const withoutText = (code: string) => code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');

/** Returns how a format shows numbers, if that isn't as they are: days, and codes with noughts before them. */
export function numberFormat(id: number, code = BUILT_IN.get(id)): NumberFormat | undefined {
  if (code === undefined || /^general$/i.test(code)) return undefined;
  const plain = withoutText(code);
  if (CODE.test(plain)) return codeFormat(plain);
  return /[ymd]/i.test(plain) && !/[#?]|0[.,]0/.test(plain) ? dateFormat(code) : undefined;
}

const DAY = numberFormat(14);

/** Shows a day that a workbook gives in words of its own, «2025-12-05T00:00:00», as its cell does. */
export function shownDay(text: string, format = DAY): string {
  const at = Date.parse(/[Zz]$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  return (Number.isNaN(at) ? undefined : format?.((at - EPOCH) / millisecondsInDay)) ?? text;
}
