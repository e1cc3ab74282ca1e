import type { names } from './names.ts';

type Names = typeof names.color;
export type Group = Exclude<keyof Names, 'scrim'>;

/** Group and name of a colour, as `ink.ink2`. */
export type ColourName = { [G in Group]: `${G}.${keyof Names[G] & string}` }[Group];

/** Relative luminance of `#rrggbb`. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Two colours that components put on each other. */
interface Pair {
  colour: ColourName;
  grounds: ColourName[];
  /** 4.5 for text, 3 for borders and drawings. */
  minimum: 4.5 | 3;
  where: string;
}

/** Every pair of colours that components combine. Add a new pair here first. */
export const pairs: Pair[] = [
  {
    colour: 'ink.ink',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'surface.sunk2', 'state.mark'],
    minimum: 4.5,
    where: 'body text',
  },
  {
    colour: 'ink.ink2',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'surface.sunk2'],
    minimum: 4.5,
    where: 'secondary text',
  },
  {
    colour: 'ink.ink3',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk'],
    minimum: 4.5,
    where: 'captions, placeholders',
  },
  { colour: 'ink.inkInv', grounds: ['ink.ink'], minimum: 4.5, where: 'primary button' },
  {
    colour: 'line.line',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk'],
    minimum: 3,
    where: 'control border',
  },
  {
    colour: 'asphalt.onAsphalt',
    grounds: ['asphalt.asphalt', 'asphalt.asphalt2'],
    minimum: 4.5,
    where: 'header text',
  },
  {
    colour: 'asphalt.onAsphalt2',
    grounds: ['asphalt.asphalt', 'asphalt.asphalt2'],
    minimum: 4.5,
    where: 'header links',
  },
  {
    colour: 'signal.onSignal',
    grounds: ['signal.signal', 'signal.signalHover', 'signal.signalPress'],
    minimum: 4.5,
    where: 'text on signal',
  },
  {
    colour: 'asphalt.onAsphalt',
    grounds: ['asphalt.toast'],
    minimum: 4.5,
    where: 'words of a toast',
  },
  {
    colour: 'asphalt.toastInk',
    grounds: ['asphalt.toastOk', 'asphalt.toastWarn', 'asphalt.onAsphalt2'],
    minimum: 3,
    where: 'mark of a toast',
  },
  {
    colour: 'state.focusInv',
    grounds: ['asphalt.toast'],
    minimum: 3,
    where: 'ring on a toast',
  },
  { colour: 'signal.signal', grounds: ['asphalt.asphalt'], minimum: 3, where: 'cart count' },
  {
    colour: 'signal.signalText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'signal.signalWash'],
    minimum: 4.5,
    where: 'signal as text',
  },
  {
    colour: 'signal.signal',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk'],
    minimum: 3,
    where: 'the mark (always paired with words)',
  },
  {
    colour: 'season.winterText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'season.winterWash'],
    minimum: 4.5,
    where: 'season text',
  },
  {
    colour: 'season.winter',
    grounds: ['surface.paper', 'surface.sheet'],
    minimum: 3,
    where: 'season fill (always paired with words)',
  },
  {
    colour: 'season.summerText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'season.summerWash'],
    minimum: 4.5,
    where: 'season text',
  },
  {
    colour: 'season.summer',
    grounds: ['surface.paper', 'surface.sheet'],
    minimum: 3,
    where: 'season fill (always paired with words)',
  },
  {
    colour: 'season.allseasonText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'season.allseasonWash'],
    minimum: 4.5,
    where: 'season text',
  },
  {
    colour: 'season.allseason',
    grounds: ['surface.paper', 'surface.sheet'],
    minimum: 3,
    where: 'season fill (always paired with words)',
  },
  {
    colour: 'state.okText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'state.okWash'],
    minimum: 4.5,
    where: 'state text',
  },
  {
    colour: 'state.warnText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'state.warnWash'],
    minimum: 4.5,
    where: 'state text',
  },
  {
    colour: 'state.dangerText',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'state.dangerWash'],
    minimum: 4.5,
    where: 'state text',
  },
  {
    colour: 'state.onDanger',
    grounds: ['state.danger', 'state.dangerHover'],
    minimum: 4.5,
    where: 'danger button, error toast',
  },
  {
    colour: 'state.danger',
    grounds: ['surface.paper', 'surface.sheet'],
    minimum: 3,
    where: 'error border',
  },
  {
    colour: 'state.ok',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk2'],
    minimum: 3,
    where: 'progress',
  },
  {
    colour: 'state.focus',
    grounds: ['surface.paper', 'surface.sheet', 'surface.sunk', 'surface.sunk2'],
    minimum: 3,
    where: 'focus ring',
  },
  {
    colour: 'state.focusInv',
    grounds: ['asphalt.asphalt', 'asphalt.asphalt2'],
    minimum: 3,
    where: 'ring on asphalt',
  },
  {
    colour: 'glyph.gRubber',
    grounds: ['surface.paper', 'surface.sheet'],
    minimum: 3,
    where: 'glyph',
  },
];
