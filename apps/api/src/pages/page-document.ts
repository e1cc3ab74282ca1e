import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build's code, by the manifest that Vite writes. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What is drawn of a page. */
export interface PageMarkup {
  head: string;
  markup: string;
  /** names of the parts in it whose code comes by itself */
  parts: string[];
}

/** What a page needs besides its markup and its answers. */
interface Frame extends PageMarkup {
  styles: string;
  /** files of code, the application's own first */
  code: string[];
}

/** The names by which the page and the application know each other's parts. */
export interface Marks {
  /** id of the element with the answers */
  drawnId: string;
  /** the attribute in the place of `style` */
  styleMark: string;
}

const ENTRY = 'index.html';
const CLASSES = /\bclass="([^"]*)"/g;
const STYLE = / style="([^"]*)"/g;
const CLASS_OF_RULE = /\.((?:\\.|[\w-])+)/g;

const decoded = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Which chunks have rules for a class. */
function chunksByClass(manifest: Record<string, Chunk>, sheetOf: (file: string) => string) {
  const chunksOf = new Map<string, Set<string>>();
  for (const [key, { css = [] }] of Object.entries(manifest))
    for (const file of css)
      for (const [, name = ''] of sheetOf(file).matchAll(CLASS_OF_RULE)) {
        const chunks = chunksOf.get(name) ?? new Set();
        chunksOf.set(name, chunks.add(key));
      }
  return chunksOf;
}

/** Puts drawn pages into the page of the build. */
export function createDocument(directory: string, { drawnId, styleMark }: Marks) {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
  const sheets = new Map<string, string>();
  const sheetOf = (file: string) => {
    const text = sheets.get(file) ?? read(file).trim();
    sheets.set(file, text);
    return text;
  };
  const chunksOf = chunksByClass(manifest, sheetOf);

  /** The chunks of a part: its file has its name. */
  const chunksOfPart = (part: string) => {
    const file = `/${part.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;
    return Object.keys(manifest).filter((key) => key.endsWith(file));
  };

  /** The chunks behind the classes and parts of a page, each after what it imports: so are their styles to be ordered. */
  function chunksIn({ markup, parts }: PageMarkup): Chunk[] {
    const needed = new Set([ENTRY]);
    for (const part of parts) for (const key of chunksOfPart(part)) needed.add(key);
    for (const [, names = ''] of markup.matchAll(CLASSES))
      for (const name of names.split(' '))
        for (const key of chunksOf.get(name) ?? []) needed.add(key);
    const seen = new Set<string>();
    const ordered: Chunk[] = [];
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const imported of chunk.imports ?? []) visit(imported);
      ordered.push(chunk);
    };
    for (const key of needed) visit(key);
    return ordered;
  }

  const template = read(ENTRY)
    .replaceAll(/<link rel="(?:preload|modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>\s*/, '');

  /** Works out what does not change while the same is drawn. */
  function frameOf(drawn: PageMarkup): Frame {
    const { head, markup, parts } = drawn;
    const rules = new Map<string, string>();
    // the page's security policy refuses styles in attributes: each becomes a rule for an attribute of ours
    const unstyled = markup.replaceAll(STYLE, (_, style: string) => {
      const text = decoded(style);
      rules.set(style, `[${styleMark}="${text.replaceAll(/["\\]/g, '\\$&')}"]{${text}}`);
      return ` ${styleMark}="${style}"`;
    });
    const chunks = chunksIn(drawn);
    const entryFile = manifest[ENTRY]?.file;
    const css = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const code = chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${entryFile}`);
    // the application's loader takes a style sheet that is named for one that is there; a disabled one is not fetched
    const named = css.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
    return {
      head: head + named,
      markup: unstyled,
      parts,
      styles: [...css.map(sheetOf), ...rules.values()].join('\n'),
      code: [`/${entryFile}`, ...code],
    };
  }

  /** Returns the whole document. */
  function documentOf(
    { head, markup, parts, styles, code }: Frame,
    drawn: object,
    view: string,
  ): string {
    const data = JSON.stringify({ ...drawn, parts }).replaceAll('<', '\\u003c');
    return template
      .replace(
        '<html lang="ru"',
        () =>
          `<html lang="ru" data-view="${view.replaceAll('&', '&amp;')}" data-app="${code.join(' ')}"`,
      )
      .replace('</head>', () => `${head}<style>${styles}</style></head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${markup}</div><script type="application/json" id="${drawnId}">${data}</script>`,
      );
  }
  return { frameOf, documentOf };
}

/** By this the page's security policy knows its styles. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
export type { Frame };
