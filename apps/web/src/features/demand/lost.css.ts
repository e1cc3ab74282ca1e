import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;
const phone = below(768);

export const head = style({
  marginTop: 20,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '12px 24px',
  paddingBottom: 16,
  borderBottom: `2px solid ${ink.ink}`,
});
export const note = style({ maxWidth: 720, font: vars.text.t13, color: ink.ink2 });
export const section = style({ marginTop: 32 });
export const heading3 = style({ font: `${vars.weight.semi} ${vars.text.t16}` });
export const sectionTitle = style([
  heading3,
  { paddingBottom: 8, borderBottom: `1px solid ${line.hairline}` },
]);
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '8px 24px',
  paddingBottom: 8,
});
export const aside = style([note, { marginLeft: 8, fontWeight: vars.weight.regular }]);

export const reasons = style({ font: vars.text.t14 });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) 136px minmax(0, 2fr)',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const track = style({ height: 8 });
export const bar = style({ height: '100%', borderRadius: 2, background: ink.ink2 });
export const share = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '@media': { [phone]: { textAlign: 'left' } },
});
export const advice = style({ overflowWrap: 'anywhere' });

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style([
  note,
  { padding: '8px 8px 8px 0', textAlign: 'left', fontWeight: vars.weight.regular },
]);
export const row = style({ borderTop: `1px solid ${line.hairline}` });
export const cell = style({ padding: '8px 8px 8px 0', textAlign: 'left' });
export const name = style([cell, { fontWeight: vars.weight.regular }]);
export const more = style({ marginTop: 16 });
export const count = style([title, cell, { textAlign: 'right', color: ink.ink }]);
/** What a narrow table does without. */
export const wide = style({ '@media': { [phone]: { display: 'none' } } });
