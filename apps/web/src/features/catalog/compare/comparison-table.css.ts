import { below, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { ink, line, signal, state, surface } = vars.color;
const phone = below(768);

/** What was asked for before stays while the next comes, a little paler. */
export const scroll = style({
  overflowX: 'auto',
  marginBottom: 16,
  transition: `opacity ${vars.duration.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});
export const table = style({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});
globalStyle(`${table} :is(th, td)`, {
  minWidth: 200,
  padding: '10px 14px',
  // two of them beside their names on a phone
  '@media': { [phone]: { minWidth: 116, padding: '10px 8px' } },
  borderBottom: `1px solid ${line.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td) + :is(th, td)`, { borderLeft: `1px solid ${line.hairline}` });
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  left: 0,
  width: 170,
  minWidth: 150,
  background: surface.paper,
  font: vars.text.t13,
  color: ink.ink2,
  '@media': { [phone]: { width: 100, minWidth: 100, padding: '10px 4px 10px 0' } },
});
globalStyle(`${table} thead :is(th, td)`, { borderBottom: `2px solid ${ink.ink}` });
export const name = style({ gridColumn: '1 / -1', font: vars.text.t15 });
export const nameLink = style({ color: ink.ink, textDecoration: 'none' });
export const price = style({ font: `${vars.weight.bold} ${vars.text.t18}` });
export const best = style({ fontWeight: vars.weight.semi });
export const cell = style({ display: 'flex', alignItems: 'baseline', gap: 6 });
export const tick = style({ flex: 'none', alignSelf: 'center', color: state.okText });
export const dot = style({
  flex: 'none',
  alignSelf: 'center',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: signal.signal,
});
export const none = style({ color: ink.ink3 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
  // in one line the text would break differently once the own font has loaded
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 8 } },
});
export const pieces = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  '@media': { [phone]: { gridColumn: '1 / -1', marginLeft: 0 } },
  font: vars.text.t14,
  color: ink.ink2,
});
export const buy = style({});
// a column is as wide as its words, not as its controls beside each other
globalStyle(`${buy} > div`, { flexWrap: 'wrap', justifyContent: 'flex-start' });
/** Of keys, which a touch screen has not. */
export const note = style({
  font: vars.text.t14,
  color: ink.ink2,
  '@media': { '(hover: none)': { display: 'none' }, [phone]: { display: 'none' } },
});
