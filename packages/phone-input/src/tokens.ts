/**
 * Design tokens: custom properties of the page, each with a fallback value. Set them to restyle the field.
 */
const token = (name: string, fallback: string) => `var(--org-${name}, ${fallback})`;

export const color = {
  sheet: token('color-sheet', '#ffffff'),
  sunk: token('color-sunk', '#efedea'),
  sunk2: token('color-sunk-2', '#e4e1dc'),
  hairline: token('color-hairline', '#dedad3'),
  line: token('color-line', '#8a857c'),
  ink: token('color-ink', '#1b1a19'),
  ink2: token('color-ink-2', '#4d4a45'),
  ink3: token('color-ink-3', '#69655e'),
  inkOff: token('color-ink-off', '#a39e95'),
  danger: token('color-danger', '#c8143c'),
  dangerText: token('color-danger-text', '#b01035'),
  /** Border around flags with white edges. */
  flagEdge: 'color-mix(in srgb, currentColor 18%, transparent)',
  focus: token('color-focus', '#1c55b4'),
};

const fontUi = token('font-ui', 'system-ui, sans-serif');

export const text = {
  t12: token('text-12', `12px/16px ${fontUi}`),
  t13: token('text-13', `13px/20px ${fontUi}`),
  t14: token('text-14', `14px/20px ${fontUi}`),
  t15: token('text-15', `15px/20px ${fontUi}`),
  t16: token('text-16', `16px/24px ${fontUi}`),
};

export const weight = { medium: token('weight-medium', '500') };
export const radius = { s: token('radius-s', '6px'), m: token('radius-m', '10px') };
export const duration = {
  fast: token('duration-1', '120ms'),
  medium: token('duration-2', '200ms'),
};
export const easeOut = token('ease-out', 'cubic-bezier(.2, .7, .2, 1)');
export const ring = { width: token('ring-width', '2px') };
export const shadowPop = token(
  'shadow-pop',
  '0 0 0 1px rgb(27 26 25 / .10), 0 8px 24px -6px rgb(27 26 25 / .18)',
);
export const zPop = token('z-pop', '40');

/** Heights of the field; larger on touch. */
export const height = {
  s: token('height-s', '28px'),
  m: token('height-m', '36px'),
  l: token('height-l', '44px'),
};
export const touchHeight = {
  s: token('height-s', '44px'),
  m: token('height-m', '44px'),
  l: token('height-l', '48px'),
};
