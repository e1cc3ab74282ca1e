import { vars } from '../theme/contract.css.ts';

/** The line of a link: quiet until the pointer comes. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.line,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
};
