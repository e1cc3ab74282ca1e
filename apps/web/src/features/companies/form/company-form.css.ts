import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

/** Two columns of fields where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'start',
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The ИНН field and the button that acts on it, in one line. */
export const inn = style([fields, { rowGap: 12 }]);
export const fill = style({ '@media': { [from(768)]: { paddingTop: 22 } } });
export const wide = style({ gridColumn: '1 / -1' });
/** The text of the button, not its invisible frame, is aligned with the fields. */
export const remove = style({ marginLeft: -13 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const itemName = style({ font: `${weight.medium} ${text.t14}`, overflowWrap: 'anywhere' });
