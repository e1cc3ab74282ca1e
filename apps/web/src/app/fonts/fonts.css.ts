import { vars } from '@org/ui/theme';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';

/**
 * Self-hosted font subsets: characters of Russian and of markings, in the weights of the theme. `golos-text-cyrillic` and
 * `golos-text-latin` are preloaded; the others load when one of their characters is used.
 */
const url = (file: string, format = 'woff2') => `url(./${file}?no-inline) format("${format}")`;

const latin =
  'U+0020-007E,U+00A0,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2030,U+2191,U+2193,U+2212';
/** Letters with accents and signs that hardly a page has. */
const rare =
  'U+00A1-00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+2039-203A,U+2044,U+20AC,U+2122,U+2215';
const cyrillic = 'U+0400-045F,U+0490-0491,U+2116';

const golos = { fontWeight: '400 700', fontDisplay: 'swap' } as const;
const sofia = { fontWeight: '500 700', fontDisplay: 'swap' } as const;

globalFontFace('Golos Text', [
  { ...golos, src: url('golos-text-cyrillic.woff2'), unicodeRange: cyrillic },
  { ...golos, src: url('golos-text-latin.woff2'), unicodeRange: latin },
  { ...golos, src: url('golos-text-rare.woff2'), unicodeRange: rare },
  { ...golos, src: url('golos-text-rouble.woff2'), unicodeRange: 'U+20BD' },
  // In Golos the narrow no-break space has almost no width; this font with a single glyph makes it 0.19 em.
  { ...golos, src: url('protektor-nnbsp.otf', 'opentype'), unicodeRange: 'U+202F' },
]);

globalFontFace('Sofia Sans Condensed', [
  { ...sofia, src: url('sofia-sans-condensed-latin.woff2'), unicodeRange: latin },
  { ...sofia, src: url('sofia-sans-condensed-rare.woff2'), unicodeRange: rare },
  { ...sofia, src: url('sofia-sans-condensed-cyrillic.woff2'), unicodeRange: cyrillic },
]);

/** Characters whose widths differ in the same way in two fonts. */
const alike = {
  rest: undefined,
  spaces: 'U+0020,U+00A0',
  figures: 'U+002C-003A,U+00B7',
  latin: 'U+0061-007A',
  capitals: 'U+0400-042F',
  letters: 'U+0430-045F',
};

/**
 * Fallbacks until the fonts are loaded: an installed font scaled to the same widths and heights, so that no line breaks
 * elsewhere when the font is swapped. `size-adjust` is the ratio of the widths in the two fonts, of such characters as
 * pages set; the overrides are the font's own ascent and descent divided by it.
 */
const fallbacks = (
  ascent: number,
  descent: number,
  fontWeight: string,
  local: string[],
  ratios: Record<keyof typeof alike, number>,
) =>
  Object.entries(alike).map(([kind, unicodeRange]) => {
    const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
    const ratio = ratios[kind as keyof typeof alike];
    return {
      src: local.map((name) => `local("${name}")`).join(', '),
      fontWeight,
      sizeAdjust: percent(ratio),
      ascentOverride: percent(ascent / ratio),
      descentOverride: percent(descent / ratio),
      lineGapOverride: '0%',
      ...(unicodeRange && { unicodeRange }),
    };
  });

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'];

globalFontFace('Golos Text Fallback', [
  ...fallbacks(0.98, 0.22, '400 500', arial, {
    rest: 1,
    spaces: 0.9,
    figures: 1.06,
    latin: 1.12,
    capitals: 1.041,
    letters: 1.079,
  }),
  ...fallbacks(0.98, 0.22, '600 700', arialBold, {
    rest: 1,
    spaces: 0.9,
    figures: 1.09,
    latin: 1.024,
    capitals: 1.028,
    letters: 1.005,
  }),
]);

globalFontFace('Sofia Sans Condensed Fallback', [
  ...fallbacks(0.9, 0.3, '400 500', arial, {
    rest: 0.672,
    spaces: 0.569,
    figures: 0.762,
    latin: 0.785,
    capitals: 1,
    letters: 0.908,
  }),
  ...fallbacks(0.9, 0.3, '600 700', arialBold, {
    rest: 0.683,
    spaces: 0.565,
    figures: 0.787,
    latin: 0.733,
    capitals: 1.044,
    letters: 0.9,
  }),
]);

// Stronger than the theme's own `:root`, whichever comes first.
globalStyle('html:root', {
  vars: {
    [vars.font.ui]: '"Golos Text", "Golos Text Fallback", "Segoe UI", Roboto, Arial, sans-serif',
    [vars.font.mark]:
      '"Sofia Sans Condensed", "Sofia Sans Condensed Fallback", "Arial Narrow", "Roboto Condensed", sans-serif',
  },
});
