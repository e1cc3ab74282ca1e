import '../theme/theme.ts';
import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { vars } from '../theme/contract.css.ts';
import { contrast, pairs } from '../theme/contrast.ts';

/** The value of a colour by its group and name, as the browser computes it in a part of the page. */
function colourIn(part: Element, path: string) {
  const [group = '', name = ''] = path.split('.');
  const groups = vars.color as unknown as Record<string, Record<string, string>>;
  const value = getComputedStyle(part).getPropertyValue(groups[group]?.[name]?.slice(4, -1) ?? '');
  return value.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

const faintIn = (part: Element) =>
  pairs.flatMap(({ colour, grounds, minimum }) =>
    grounds
      .filter((ground) => contrast(colourIn(part, colour), colourIn(part, ground)) < minimum)
      .map((ground) => `${colour} on ${ground}`),
  );

function partOf(theme: string) {
  const part = document.createElement('section');
  part.dataset.theme = theme;
  document.body.append(part);
  return part;
}

test("the README's theme can be read, every pair of it", () => {
  const [, css = ''] = /```css\n(\[data-theme[^`]+)```/.exec(readme) ?? [];
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  const part = partOf('dark night-shift');
  expect(colourIn(part, 'surface.paper')).toBe('#10141a');
  expect(faintIn(part)).toEqual([]);
});

test('a light part of a dark page has its own ground and ink', () => {
  document.documentElement.dataset.theme = 'dark';
  const { backgroundColor, color } = getComputedStyle(partOf('light'));
  expect([backgroundColor, color]).toEqual(['rgb(247, 246, 244)', 'rgb(27, 26, 25)']);
});
