import { type ColourName, contrast, type Group, pairs } from '../theme/contrast.ts';
import { names } from '../theme/names.ts';

/** Two colours of a page that are too near to each other. */
export interface FaintPair {
  /** Custom properties. */
  colour: string;
  ground: string;
  /** From 1 to 21. */
  ratio: number;
  /** What WCAG 2.2 asks for: 4.5 for text, 3 for borders and drawings. */
  minimum: 4.5 | 3;
  where: string;
}

const propertyOf = (colour: ColourName) => {
  const [group, name] = colour.split('.') as [Group, string];
  return `--org-${(names.color[group] as Record<string, string>)[name]}`;
};

/** What a brand adds. Without `--org-color-brand` none of these has a value, and none is looked at. */
const ofBrand: Omit<FaintPair, 'ratio'>[] = [
  ...['', '-hover', '-press'].map((state) => ({
    colour: '--org-color-on-brand',
    ground: `--org-color-brand${state}`,
    minimum: 4.5 as const,
    where: 'primary button',
  })),
  ...['paper', 'sheet'].map((ground) => ({
    colour: '--org-color-brand',
    ground: `--org-color-${ground}`,
    minimum: 3 as const,
    where: 'what is selected',
  })),
];

/** Any colour of CSS as `#rrggbb`, as the browser paints it; undefined if it is none. */
function painted(colour: string, paint: CanvasRenderingContext2D): string | undefined {
  if (colour === '' || !CSS.supports('color', colour)) return undefined;
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The pairs of colours that a theme makes too faint to read, worst first; none if it is well. Run it in a test or in the
 * console, with each theme of yours on the page.
 *
 * @param element the root of the theme: where `data-theme` is
 */
export function faintPairs(element: Element = document.documentElement): FaintPair[] {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!paint) return [];
  const probe = document.createElement('span');
  element.append(probe);
  const colourOf = (property: string) => {
    // a declared colour is computed only where it is used
    probe.style.color = '';
    probe.style.color = `var(${property})`;
    const isSet = getComputedStyle(probe).getPropertyValue(property).trim() !== '';
    return isSet ? painted(getComputedStyle(probe).color, paint) : undefined;
  };
  const ownPairs = pairs.flatMap(({ colour, grounds, minimum, where }) =>
    grounds.map((ground) => ({
      colour: propertyOf(colour),
      ground: propertyOf(ground),
      minimum,
      where,
    })),
  );
  const found = [...ownPairs, ...ofBrand].flatMap((pair) => {
    const [colour, ground] = [colourOf(pair.colour), colourOf(pair.ground)];
    if (colour === undefined || ground === undefined) return [];
    const ratio = Math.round(contrast(colour, ground) * 100) / 100;
    return ratio < pair.minimum ? [{ ...pair, ratio }] : [];
  });
  probe.remove();
  return found.sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
}
