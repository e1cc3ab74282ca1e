/**
 * Writes drawings of Lucide as files of `src/icons/drawings`, each a single path: an icon is one element in its `svg`,
 * and who installs the library installs no other one for its icons. Prints their lines of `src/icons/icons.tsx`.
 *
 *     node scripts/lucide-path.ts truck circle-check
 */
import { writeFileSync } from 'node:fs';
import drawings from 'lucide-react/dynamicIconImports';

type Attributes = Record<string, string>;

const numbers = (attributes: Attributes, ...names: string[]) =>
  names.map((name) => Number(attributes[name] ?? 0));

function circle(attributes: Attributes) {
  const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r');
  return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

function rectangle(attributes: Attributes) {
  const [x = 0, y = 0, width = 0, height = 0, r = 0] = numbers(
    attributes,
    ...['x', 'y', 'width', 'height', 'rx'],
  );
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

/** A relative first step, and that the steps after it are lines of its kind. */
const RELATIVE = /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)(?![\d.])[ ,]?([-\d.])?/;

const shapes: Record<string, (attributes: Attributes) => string> = {
  // behind another drawing a relative first step would be one from its end
  path: ({ d = '' }) =>
    d.replace(RELATIVE, (_, x, y, next) => `M${x} ${y}${next ? `l${next}` : ''}`),
  circle,
  rect: rectangle,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
};

/** The drawing of an icon by its name in Lucide, as the data of one path. */
async function lucidePath(name: string): Promise<string> {
  const load = (drawings as Record<string, (() => Promise<unknown>) | undefined>)[name];
  if (!load) throw new Error(`Lucide has no ${name}.`);
  const { __iconData: drawing } = (await load()) as {
    __iconData: { node: [tag: string, attributes: Attributes][] };
  };
  return drawing.node
    .map(([tag, attributes]) => {
      const shape = shapes[tag];
      if (!shape) throw new Error(`${name} has a ${tag}: there is no way to a path for it.`);
      return shape(attributes);
    })
    .join('');
}

/** `circle-check` is `CircleCheckIcon`. */
const exportOf = (name: string) =>
  `${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const DRAWINGS = new URL('../src/icons/drawings/', import.meta.url);

for (const name of process.argv.slice(2)) {
  const drawing = `/* @__PURE__ */ icon(\n  '${await lucidePath(name)}',\n)`;
  writeFileSync(
    new URL(`${name}-icon.ts`, DRAWINGS),
    `import { icon } from '../icon.tsx';\n\nexport const ${exportOf(name)} = ${drawing};\n`,
  );
  process.stdout.write(`export { ${exportOf(name)} } from './drawings/${name}-icon.ts';\n`);
}
