import { type CalendarDate, parseDate } from '@internationalized/date';

/** Years have four digits: one with fewer is still being typed. */
const FIRST_YEAR = 1000;
const THIS_CENTURY = 2000;

/** Parses a date; null for an invalid text, as from a URL that was edited by hand. */
export function dayOf(text: string | null | undefined) {
  if (!text) return null;
  try {
    const day = parseDate(text);
    return day.year < FIRST_YEAR ? null : day;
  } catch {
    return null;
  }
}

export const isHalfTyped = (day: CalendarDate | null) => day !== null && day.year < FIRST_YEAR;
export const textOf = (day: CalendarDate | null) =>
  day && !isHalfTyped(day) ? day.toString() : null;

/** A year of two digits is one of this century. */
export const withCentury = (day: CalendarDate) =>
  day.year < 100 ? day.set({ year: THIS_CENTURY + day.year }) : day;
