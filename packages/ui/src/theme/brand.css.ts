import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { ink } = vars.color;

/**
 * The colour of a brand, and what follows from it. None has a value unless the page sets `--org-color-brand`, on its root
 * or where it sets `data-theme`: then the theme derives the others. Decision 483.
 */
export const brand = createGlobalThemeContract(
  {
    color: 'color-brand',
    /** the other end of lightness, that hover and press go towards */
    shade: 'color-brand-shade',
    hover: 'color-brand-hover',
    press: 'color-brand-press',
    on: 'color-on-brand',
    focus: 'color-brand-focus',
  },
  (name) => `org-${name}`,
);

/** The colours of what is done first and of what is on: those of the brand if there is one, else ink. */
export const lead = {
  color: fallbackVar(brand.color, ink.ink),
  hover: fallbackVar(brand.hover, ink.ink2),
  press: fallbackVar(brand.press, ink.ink3),
  on: fallbackVar(brand.on, ink.inkInv),
};
