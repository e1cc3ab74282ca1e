import { style } from '@vanilla-extract/css';
import { below, from } from '../../packages/ui/src/theme/breakpoints.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

const { color, font, space, text, weight } = vars;

export const themes = style({
  display: 'grid',
  '@media': { [from(1920)]: { gridTemplateColumns: '1fr 1fr' } },
});

export const theme = style({
  minWidth: 0,
  padding: '32px 40px 64px',
  background: color.surface.paper,
  color: color.ink.ink,
  '@media': { [below(768)]: { padding: '24px 16px 48px' } },
});

export const title = style({
  marginBottom: space.s6,
  font: `${weight.bold} ${text.t28}`,
  letterSpacing: '-.015em',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: '16px 20px',
  padding: '20px 0',
  borderTop: `1px solid ${color.line.hairline}`,
  '@media': { [below(768)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const partTitle = style({ font: `${weight.semi} ${text.t13}`, color: color.ink.ink2 });

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const swatch = style({
  display: 'grid',
  gap: 4,
  width: 76,
  font: text.t11,
  color: color.ink.ink2,
});

export const swatchColour = style({
  height: 44,
  borderRadius: 8,
  boxShadow: `inset 0 0 0 1px ${color.line.hairline}`,
});

export const h1 = style({ font: `${weight.bold} ${text.t28}`, letterSpacing: '-.015em' });
export const h2 = style({ font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' });
export const h3 = style({ font: `${weight.semi} ${text.t16}` });
export const caption = style({ font: text.t12, color: color.ink.ink3 });

export const marking = style({
  fontFamily: font.mark,
  fontSize: 24,
  lineHeight: '28px',
  fontWeight: weight.bold,
  letterSpacing: '.01em',
});

export const index = style({ fontWeight: weight.medium, color: color.ink.ink2 });

/** Puts a floating layer into the page, in whatever order the styles come. */
export const inPlace = style({
  selectors: { '&&': { position: 'relative', width: '100%', overflow: 'hidden' } },
});

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

export const modalGround = style({
  padding: 20,
  borderRadius: vars.radius.m,
  background: color.surface.sunk2,
});

export const accountName = style({ display: 'block', color: color.ink.ink });
export const accountMail = style({ display: 'block', fontWeight: weight.regular });

export const tooltipInPlace = style({ position: 'relative', width: 'max-content' });

export const loadingRow = style({ display: 'flex', alignItems: 'center', gap: 16 });
export const loadingLines = style({ display: 'grid', gap: 8, flex: 1 });
