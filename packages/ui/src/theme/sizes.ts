/** Lengths that grow with the text size that a reader has chosen: `rem` of a root of 16 px. */
const rem = (px: number) => `${px / 16}rem`;

const line = { 11: 16, 12: 16, 13: 20, 14: 20, 15: 20, 16: 24, 18: 24, 22: 28, 28: 32, 36: 40 };

/** Size and line height of each step of text. */
export const textSizes = Object.fromEntries(
  Object.entries(line).map(([size, height]) => [
    `t${size}`,
    { size: rem(Number(size)), line: rem(height) },
  ]),
) as Record<`t${keyof typeof line}`, { size: string; line: string }>;

export const spaces = {
  s1: rem(4),
  s2: rem(8),
  s3: rem(12),
  s4: rem(16),
  s5: rem(20),
  s6: rem(24),
  s8: rem(32),
  s10: rem(40),
  s12: rem(48),
  s16: rem(64),
};

export const radii = { s: '6px', m: '10px', l: '16px', tag: '4px', full: '999px' };

export const weights = { regular: '400', medium: '500', semi: '600', bold: '700' };

export const durations = { fast: '120ms', medium: '200ms', slow: '300ms' };
