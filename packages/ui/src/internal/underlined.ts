import { vars } from '../theme/contract.css.ts';

/** The underline of a link: more visible on hover. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.line,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
};
