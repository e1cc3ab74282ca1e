import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import { contrast, pairs } from '../theme/contrast.ts';
import namesSource from '../theme/names.ts?raw';
import { Facts, Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const themes = ['light', 'dark'] as const;
const { scrim: _, ...groups } = vars.color;
const colours = Object.entries(groups).flatMap(([group, names]) =>
  Object.entries(names).map(([name, value]) => ({ path: `${group}.${name}`, group, name, value })),
);

/** Name of the custom property in `var(--name)`. */
const property = (reference: string) => reference.slice(4, -1);

/** What each property is used for, from the comment at its name. */
const uses = new Map(
  [...namesSource.matchAll(/\/\*\* (.+) \*\/\s+\w+: '([\w-]+)'/g)].map(([, use = '', name]) => [
    `--org-${name}`,
    use,
  ]),
);

/** Values of the properties in a theme, as computed by the browser. */
function readTheme(theme: string): Map<string, string> {
  const probe = document.createElement('div');
  probe.dataset.theme = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const values = new Map(
    colours.map(({ path, value }) => [path, style.getPropertyValue(property(value)).trim()]),
  );
  probe.remove();
  return values;
}

/** `#fff` as `#ffffff`. */
const long = (colour = '') =>
  colour.length === 4 ? colour.replace(/[\da-f]/gi, (digit) => digit + digit) : colour;

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{
          width: 40,
          height: 24,
          borderRadius: 4,
          background: colour,
          boxShadow: `inset 0 0 0 1px ${vars.color.line.hairline}`,
        }}
      />
      <code>{colour}</code>
    </span>
  );
}

function useThemes() {
  const [values, setValues] = useState<Map<string, string>[]>([]);
  useLayoutEffect(() => setValues(themes.map(readTheme)), []);
  return values;
}

function ColourTables() {
  const [light, dark] = useThemes();
  return (
    <Page
      title="Colours"
      lead={
        <>
          Colours by their part. Components know the names alone, as <code>vars</code> of{' '}
          <code>@org/ui/theme</code>; a theme gives them values, shown here as the browser has them.
        </>
      }
    >
      {Object.keys(groups).map((group) => (
        <Section key={group} title={group}>
          <Facts
            label={group}
            head={['Name', 'Custom property', 'Used for', 'Light', 'Dark']}
            rows={colours
              .filter((colour) => colour.group === group)
              .map(({ path, name, value }) => ({
                key: path,
                cells: [
                  name,
                  <code key="property">{property(value)}</code>,
                  uses.get(property(value)),
                  <Swatch key="light" colour={light?.get(path)} />,
                  <Swatch key="dark" colour={dark?.get(path)} />,
                ],
              }))}
          />
        </Section>
      ))}
    </Page>
  );
}

export const Colours: StoryObj = {
  render: () => <ColourTables />,
  play: async () => {
    for (const theme of themes) {
      const unset = [...readTheme(theme)].filter(([, value]) => value === '');
      await expect(unset).toEqual([]);
    }
    const useless = colours.filter(({ value }) => !uses.has(property(value)));
    await expect(useless).toEqual([]);
    const flat = (part: object): string[] =>
      Object.values(part).flatMap((value) => (typeof value === 'string' ? value : flat(value)));
    const root = getComputedStyle(document.documentElement);
    const unset = flat(vars).filter((name) => root.getPropertyValue(property(name)) === '');
    await expect(unset).toEqual([]);
  },
};

const ratio = (theme: Map<string, string>, colour: string, ground: string) =>
  contrast(long(theme.get(colour)), long(theme.get(ground)));

function ContrastTable() {
  const values = useThemes();
  return (
    <Page
      title="Contrast"
      lead={
        <>
          Text at least 4.5 : 1, borders and drawings at least 3 : 1 (WCAG 2.2 AA), computed here
          from what the browser shows. A new pair is added to <code>theme/contrast.ts</code> before
          it is used; a test holds every one.
        </>
      }
    >
      <Facts
        label="Contrast"
        head={['Colour', 'Ground', 'Light', 'Dark', 'Least', 'Where']}
        rows={pairs.flatMap(({ colour, grounds, minimum, where }) =>
          grounds.map((ground) => ({
            key: `${colour} ${ground}`,
            cells: [
              colour,
              ground,
              ...values.map((theme) => ratio(theme, colour, ground).toFixed(2)),
              minimum,
              where,
            ],
          })),
        )}
      />
    </Page>
  );
}

export const Contrast: StoryObj = {
  render: () => <ContrastTable />,
  play: async () => {
    for (const theme of themes.map(readTheme)) {
      const faint = pairs.flatMap(({ colour, grounds, minimum }) =>
        grounds
          .filter((ground) => ratio(theme, colour, ground) < minimum)
          .map((ground) => `${colour} on ${ground}`),
      );
      await expect(faint).toEqual([]);
    }
  },
};
