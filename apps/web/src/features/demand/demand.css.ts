import { below, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { ink, line, season, state } = vars.color;
const phone = below(768);

export const title = style({ marginTop: 20, font: `${vars.weight.bold} ${vars.text.t22}` });
export const note = style({ marginTop: 4, maxWidth: 720, font: vars.text.t13, color: ink.ink2 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  margin: '16px 0 8px',
});
export const choice = style({ width: 200, '@media': { [phone]: { width: '100%' } } });

export const table = style({
  width: '100%',
  marginTop: 8,
  borderCollapse: 'collapse',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({ '@media': { [phone]: { display: 'none' } } });
const columnTitle = style({
  padding: '8px 0',
  borderBottom: `2px solid ${ink.ink}`,
  font: vars.text.t13,
  fontWeight: vars.weight.regular,
  color: ink.ink2,
});
export const nameTitle = style([columnTitle, { textAlign: 'left' }]);
export const weekTitle = style([columnTitle, { textAlign: 'center' }]);
export const figureTitle = style([columnTitle, { paddingLeft: 16, textAlign: 'right' }]);

export const row = style({
  borderBottom: `1px solid ${line.hairline}`,
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', padding: '10px 0' } },
});
export const name = style({
  padding: '6px 12px 6px 0',
  textAlign: 'left',
  font: `${vars.weight.semi} ${vars.text.t16}`,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { flex: '1 0 100%', padding: '0 0 6px' } },
});
export const variant = style({
  display: 'block',
  font: vars.text.t13,
  fontWeight: vars.weight.regular,
  color: ink.ink2,
});
export const week = style({
  padding: 1,
  textAlign: 'center',
  '@media': { [phone]: { flex: '1 1 22%' } },
});
const cell = style({ display: 'block', padding: '9px 4px', borderRadius: 4, color: ink.ink });
export const hidden = style([cell, { color: ink.ink3 }]);

const STRENGTHS = { 0: 12, 1: 22, 2: 32, 3: 42, 4: 52 };
const heatOf = (color: string) =>
  styleVariants(STRENGTHS, (strength) => [
    cell,
    { background: `color-mix(in srgb, ${color} ${strength}%, transparent)` },
  ]);
/** Stronger steps for more buyers. */
export const heat = {
  winter: heatOf(season.winter),
  summer: heatOf(season.summer),
  other: heatOf(season.allseason),
};

export const figure = style({
  padding: '6px 0 6px 16px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { flex: '1 1 auto', padding: '6px 12px 0 0', textAlign: 'left' } },
});
export const label = style({
  marginRight: 4,
  font: vars.text.t13,
  color: ink.ink2,
  '@media': { '(min-width: 768px)': { display: 'none' } },
});
export const more = style({ marginTop: 16 });
export const warning = style({ color: state.warnText, fontWeight: vars.weight.semi });
export const none = style({ color: state.dangerText });
