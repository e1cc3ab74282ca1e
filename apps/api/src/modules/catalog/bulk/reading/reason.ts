import type { Understood } from '@org/api-client/schema';

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

/** Says what matched: «Совпали: размер, бренд, сезон»; «Совпала модель». */
export const reasonOf = ({ tokens, unknown }: Understood): string => {
  const labels = [...new Set(tokens.map(({ label }) => label.toLowerCase()))];
  const unread = unknown.map(({ text }) => `«${text}»`).join(', ');
  const [only] = labels;
  const matched =
    only && labels.length === 1
      ? `Совпал${ENDINGS[only] ?? ''} ${only}`
      : `Совпали: ${labels.join(', ')}`;
  return `${matched}${unread ? `; не понято: ${unread}` : ''}`;
};
