import { vars } from '@org/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const { ink, state, surface } = vars.color;

const token = {
  padding: '2px 1px',
  margin: '0 -1px',
  borderRadius: vars.radius.tag,
  background: surface.sunk,
} as const;
export const stretches = styleVariants({
  plain: {},
  understood: { ...token, boxShadow: `inset 0 -2px 0 ${ink.ink}` },
  unknown: { ...token, boxShadow: `inset 0 -2px 0 ${state.danger}` },
});
