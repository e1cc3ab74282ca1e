import { names } from './names.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { durations, radii, spaces, textSizes, weights } from './sizes.ts';

type Leaves = { readonly [name: string]: string | Leaves };

/** Leaves of a tree by the custom property that `names` gives each. */
const byProperty = (tree: Leaves, of: Leaves): [property: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const property = of[name];
    if (typeof value === 'string') return typeof property === 'string' ? [[property, value]] : [];
    return typeof property === 'object' ? byProperty(value, property) : [];
  });

/** Colours by theme, as custom properties without `--org-`. */
export const palettes = {
  light: byProperty(lightPalette, names.color),
  dark: byProperty(darkPalette, names.color),
};

/** Lengths, weights and times, which no theme changes. */
const sizes = {
  dimension: [...byProperty(spaces, names.space), ...byProperty(radii, names.radius)],
  fontWeight: byProperty(weights, names.weight),
  duration: byProperty(durations, names.duration),
};

/** A length or a time as the W3C format has it: a number and its unit. */
function measured(text: string) {
  const [, value = '0', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? [];
  return { value: Number(value), unit };
}

const texts = Object.entries(textSizes).map(
  ([name, { size, line }]) => [names.text[name as keyof typeof textSizes], { size, line }] as const,
);

/** The channels of `#rrggbb` or `rgb(r g b / a)`, from 0 to 1. */
function channels(colour: string) {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const share = (value: number) => Math.round((value / 255) * 10_000) / 10_000;
  return { r: share(red), g: share(green), b: share(blue), a: alpha };
}

const color = (text: string) => {
  const { r, g, b, a } = channels(text);
  return { colorSpace: 'srgb', components: [r, g, b], ...(a < 1 && { alpha: a }) };
};

const inRem = (size: string, line: string) => Number.parseFloat(line) / Number.parseFloat(size);

/** All tokens in the format of the W3C Design Tokens group. @see https://www.designtokens.org/TR/2025.10/format/ */
export function designTokens() {
  const group = <Value>(
    type: string,
    entries: readonly (readonly [string, Value])[],
  ): { $type: string; [name: string]: unknown } => ({
    $type: type,
    ...Object.fromEntries(entries.map(([name, $value]) => [name, { $value }])),
  });
  const colours = (entries: readonly (readonly [string, string])[]) =>
    group(
      'color',
      entries.map(([name, value]) => [name, color(value)] as const),
    );
  return {
    light: colours(palettes.light),
    dark: colours(palettes.dark),
    dimension: group(
      'dimension',
      sizes.dimension.map(([name, value]) => [name, measured(value)] as const),
    ),
    'font-weight': group(
      'fontWeight',
      sizes.fontWeight.map(([name, value]) => [name, Number(value)] as const),
    ),
    duration: group(
      'duration',
      sizes.duration.map(([name, value]) => [name, measured(value)] as const),
    ),
    'font-size': group(
      'dimension',
      texts.map(([name, { size }]) => [name, measured(size)] as const),
    ),
    'line-height': group(
      'number',
      texts.map(
        ([name, { size, line }]) => [name, Math.round(inRem(size, line) * 1e4) / 1e4] as const,
      ),
    ),
  };
}

/** The same for Figma: the body of a request to its Variables API. Lengths are px there, a rem being 16. */
export function figmaVariables() {
  const px = (text: string) => {
    const { value, unit } = measured(text);
    return unit === 'rem' ? value * 16 : value;
  };
  const dark = new Map(palettes.dark);
  const collection = 'org';
  const modes = ['light', 'dark'];
  const colours = palettes.light.map(([name, light]) => ({
    name,
    type: 'COLOR',
    values: [light, dark.get(name) ?? light].map(channels),
  }));
  const lengths = sizes.dimension.map(([name, value]) => ({
    name,
    type: 'FLOAT',
    values: modes.map(() => px(value)),
  }));
  const fonts = texts.flatMap(([name, { size, line }]) => [
    { name: `${name}-size`, type: 'FLOAT', values: modes.map(() => px(size)) },
    { name: `${name}-line`, type: 'FLOAT', values: modes.map(() => px(line)) },
  ]);
  const variables = [...colours, ...lengths, ...fonts];
  return {
    variableCollections: [
      { action: 'CREATE', id: collection, name: '@org/ui', initialModeId: modes[0] },
    ],
    variableModes: [
      { action: 'UPDATE', id: modes[0], name: modes[0], variableCollectionId: collection },
      { action: 'CREATE', id: modes[1], name: modes[1], variableCollectionId: collection },
    ],
    variables: variables.map(({ name, type }) => ({
      action: 'CREATE',
      id: name,
      name,
      variableCollectionId: collection,
      resolvedType: type,
      codeSyntax: { WEB: `var(--org-${name})` },
    })),
    variableModeValues: variables.flatMap(({ name, values }) =>
      values.map((value, at) => ({ variableId: name, modeId: modes[at], value })),
    ),
  };
}
