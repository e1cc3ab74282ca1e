import type { Understanding } from '@org/api-client/schema';

/** Endings of «Совпал» for a single label; «Совпал бренд» has none. */
const ENDINGS: Record<string, string> = {
  ...Object.fromEntries(['модель', 'ось', 'слойность', 'ступица'].map((label) => [label, 'а'])),
  ...Object.fromEntries(
    ['применение', 'положение', 'назначение', 'исполнение', 'количество'].map((label) => [
      label,
      'о',
    ]),
  ),
  индексы: 'и',
};

const quoted = (pieces: readonly { text: string }[]) =>
  pieces.map(({ text }) => `«${text}»`).join(', ');

/** Says why a row has no product: what was understood is not on sale, a code is not known, words are not understood. */
export function absenceOf(understood: Understanding | undefined, codes: readonly string[]): string {
  if (understood && understood.tokens.length > 0) {
    const { tokens, unknown } = understood;
    const unread = unknown.length > 0 ? `. Не понято: ${quoted(unknown)}` : '';
    return `Сейчас никто не продаёт: ${quoted(tokens)}${unread}`;
  }
  const [code] = codes;
  return code === undefined ? '' : `Кода «${code}» нет ни в одном прайс-листе`;
}

/**
 * Says what matched: «Совпали: размер, бренд, сезон»; «Совпала модель»; and which words count for nothing.
 * @param untaken phones and wishes that are read by nobody
 */
export const reasonOf = (
  { tokens, unknown }: Understanding,
  untaken: readonly { text: string }[] = [],
): string => {
  const labels = [...new Set(tokens.map(({ label }) => label.toLowerCase()))];
  const unread = quoted([...unknown, ...untaken]);
  const [only] = labels;
  const matched =
    only && labels.length === 1
      ? `Совпал${ENDINGS[only] ?? ''} ${only}`
      : `Совпали: ${labels.join(', ')}`;
  return `${matched}${unread ? `; не понято: ${unread}` : ''}`;
};
