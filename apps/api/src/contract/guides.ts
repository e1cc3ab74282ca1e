import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const at = (name: string) =>
  fileURLToPath(new URL(name, import.meta.resolve('@org/api-client/package.json')));

/** The guides for programmers, in Markdown, including the examples that they name. */
export async function readGuides(): Promise<string> {
  const guides = await readFile(at('guides.md'), 'utf8');
  const names = [...guides.matchAll(/<!-- (examples\/[\w-]+\.(?:ts|py)) -->/g)].map(
    ([, name]) => name ?? '',
  );
  const texts = await Promise.all(names.map((name) => readFile(at(name), 'utf8')));
  return names.reduce(
    (text, name, place) =>
      text.replace(
        `<!-- ${name} -->`,
        () => `\`\`\`${name.split('.').at(-1)}\n${texts[place]?.trim()}\n\`\`\``,
      ),
    guides,
  );
}
