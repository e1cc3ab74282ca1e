const MAX_DAYS = 365;
/** A text in weeks, months or hours is not in days. */
const OTHER_UNIT = /нед|мес|час|week|month|hour|\d[.:]\d/i;

/** Reads in how many days products can be had: «7-10», «3 дня», «в наличии». Returns null if the text does not say. */
export function readDeliveryDays(text: string | undefined): { least: number; most: number } | null {
  if (!text || OTHER_UNIT.test(text)) return null;
  if (/налич|сегодня|сразу|склад/i.test(text)) return { least: 0, most: 0 };
  if (/завтра/i.test(text)) return { least: 1, most: 1 };
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [first, second = first, another] = numbers;
  if (first === undefined || second === undefined || another !== undefined) return null;
  // «до 5»
  const least = /(?:^|[^а-я])до\s*\d/i.test(text) && numbers.length === 1 ? 0 : first;
  return second <= MAX_DAYS && least <= second ? { least, most: second } : null;
}
