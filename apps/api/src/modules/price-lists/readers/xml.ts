import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

/** An element with all that is in it; names are without prefixes. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
}

interface XmlEvents {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

const ENCODING = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/;

/** The decoder that the declaration asks for; without one it is UTF-8. */
function createDecoder(head: Uint8Array) {
  const utf16 = head[0] === 0xff && head[1] === 0xfe;
  const declared = ENCODING.exec(Buffer.from(head.subarray(0, 200)).toString('latin1'))?.[1];
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : (declared ?? 'utf-8'));
  } catch {
    throw new FileProblem(`Неизвестная кодировка XML: ${declared}`);
  }
}

/**
 * Walks through an XML document as it comes. Entities of its own are refused, so that it can neither reach for other
 * files nor blow itself up; a document that is broken or breaks off is refused too.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw new FileProblem(
      /entity/i.test(error.message)
        ? 'XML со ссылками на внешние данные (ENTITY) не принимается'
        : 'Файл XML повреждён или загружен не полностью',
    );
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY'))
      throw new FileProblem('XML со ссылками на внешние данные (ENTITY) не принимается');
  });
  parser.on('opentag', ({ name, attributes }) =>
    events.open?.(withoutPrefix(name), attributes as Record<string, string>),
  );
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => events.close?.(withoutPrefix(name)));

  let decoder: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= createDecoder(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '').close();
}

/** Deeper than any catalogue is, and no danger to the stack. */
const DEEPEST = 200;

/**
 * Hands over, one after another, the elements of the given names that lie in none of each other, as small trees; the
 * rest of the document is never held.
 */
export async function readElements(
  chunks: AsyncIterable<Uint8Array>,
  names: readonly string[],
  take: (node: XmlNode, parents: readonly string[]) => void,
): Promise<void> {
  const wanted = new Set(names);
  const parents: string[] = [];
  const open: XmlNode[] = [];
  await readXml(chunks, {
    open: (name, attributes) => {
      if (parents.length + open.length > DEEPEST) throw new FileProblem('Файл XML повреждён');
      if (open.length === 0 && !wanted.has(name)) {
        parents.push(name);
        return;
      }
      const node = { name, attributes, text: '', children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (text) => {
      const node = open.at(-1);
      if (node) node.text += text;
    },
    close: () => {
      const node = open.pop();
      if (!node) parents.pop();
      else if (open.length === 0) take(node, parents);
    },
  });
}

export const childOf = ({ children }: XmlNode, name: string) =>
  children.find((child) => child.name === name);
export const childrenOf = ({ children }: XmlNode, name: string) =>
  children.filter((child) => child.name === name);
/** The text at the end of a path of names; empty where there is none. */
export const textAt = (node: XmlNode, ...path: string[]): string => {
  let at: XmlNode | undefined = node;
  for (const name of path) at = at && childOf(at, name);
  return at?.text.trim() ?? '';
};
