import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** A cascade layer, so that every rule of the host page and of the components overrides it. */
const reset = globalLayer('org-reset');

const inLayer = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

inLayer('*, *::before, *::after', { boxSizing: 'border-box' });

inLayer('html', {
  background: vars.color.surface.paper,
  WebkitTextSizeAdjust: '100%',
});

inLayer('body', {
  margin: 0,
  minWidth: 320,
  background: vars.color.surface.paper,
  color: vars.color.ink.ink,
  font: `${vars.weight.regular} ${vars.text.t14}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});

// A part of the page in another theme has the background and text colour of that theme.
inLayer('[data-theme]:not(html)', {
  background: vars.color.surface.paper,
  color: vars.color.ink.ink,
});

inLayer('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
});

inLayer('ul, ol', { listStyle: 'none' });

inLayer('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
});

inLayer('button', {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'inherit',
  WebkitTapHighlightColor: 'transparent',
});

inLayer('a', { color: 'inherit', textDecoration: 'none' });

inLayer('svg', { display: 'block', flex: 'none' });

inLayer('img', { display: 'block', maxWidth: '100%' });

inLayer('mark', { background: vars.color.state.mark, color: 'inherit', borderRadius: 2 });

inLayer(':focus-visible', {
  outline: `${vars.ring.width} solid ${vars.color.state.focus}`,
  outlineOffset: vars.ring.gap,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// In forced colours the system's colours replace ours; what only colour showed gets the system's highlight colour.
globalStyle(':root, [data-theme]', {
  '@media': {
    '(forced-colors: active)': {
      vars: {
        [vars.color.state.focus]: 'Highlight',
        [vars.color.state.focusInv]: 'Highlight',
        [vars.color.glyph.gRubber]: 'CanvasText',
        [vars.color.glyph.gGroove]: 'Canvas',
        [vars.color.glyph.gBg]: 'Canvas',
        [vars.color.glyph.gHub]: 'GrayText',
        [vars.color.glyph.gLine]: 'GrayText',
        [vars.color.glyph.gEt]: 'Highlight',
        [vars.color.glyph.gStud]: 'Canvas',
      },
    },
  },
});

globalStyle(':root', {
  '@media': {
    print: {
      vars: {
        [vars.color.surface.paper]: '#fff',
        [vars.color.surface.sheet]: '#fff',
        [vars.shadow.pop]: '0 0 0 1px #000',
        [vars.shadow.modal]: '0 0 0 1px #000',
      },
    },
  },
});
