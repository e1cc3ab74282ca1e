import { SaxesParser } from 'saxes';
import { FileProblem } from '../cells/table-file-problem.ts';

/** An element with its whole content. Names have no prefixes. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
}

/** What a document says from its beginning to its end, element by element. */
export interface XmlEvents {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

const ENCODING = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/;

/** Returns the decoder for the declared encoding, by default UTF-8. */
function createDecoder(head: Uint8Array) {
  const utf16 = head[0] === 0xff && head[1] === 0xfe;
  const declared = ENCODING.exec(Buffer.from(head.subarray(0, 200)).toString('latin1'))?.[1];
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : (declared ?? 'utf-8'));
  } catch {
    throw new FileProblem(`Неизвестная кодировка XML: ${declared}`);
  }
}

/** Most characters between two tags, or within one: the parser holds them until it has seen the end. */
const LONGEST_PIECE = 1024 * 1024;
/** As many elements as the largest list has cells, and as many empty ones. */
const MAX_ELEMENTS = 20_000_000;

/** Deeper than any catalog is, but no danger to the stack, nor to the memory of a parser that keeps what is open. */
const DEEPEST = 200;

/** Limits the size of the pieces of a document, the number of its elements and how deep they are. */
function createLimits() {
  let held = 0;
  let elements = 0;
  let depth = 0;
  return {
    take: (text: string) => {
      held += text.length;
      if (held > LONGEST_PIECE)
        throw new FileProblem('В файле слишком длинный текст. Это не похоже на прайс-лист');
    },
    ended: () => {
      held = 0;
    },
    close: () => {
      depth--;
    },
    open: () => {
      held = 0;
      if (++depth > DEEPEST)
        throw new FileProblem('В файле XML слишком глубокие вложения. Это не похоже на прайс-лист');
      if (++elements > MAX_ELEMENTS)
        throw new FileProblem('В файле слишком много ячеек. Удалите лишние столбцы и строки');
    },
  };
}

/**
 * Reads an XML document while it comes. Entities that it defines are refused, so that it can neither read other files
 * nor grow without limit. A document that is broken or incomplete is refused too.
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
  const limits = createLimits();
  const onText = (text: string) => {
    limits.ended();
    events.text?.(text);
  };
  parser.on('opentag', ({ name, attributes }) => {
    limits.open();
    events.open?.(withoutPrefix(name), attributes as Record<string, string>);
  });
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('comment', limits.ended);
  parser.on('closetag', ({ name }) => {
    limits.close();
    events.close?.(withoutPrefix(name));
  });

  let decoder: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= createDecoder(chunk);
    const text = decoder.decode(chunk, { stream: true });
    limits.take(text);
    parser.write(text);
  }
  parser.write(decoder?.decode() ?? '').close();
}

/** Most elements and characters in one element that is handed over: the groups of a whole catalog are in one. */
const MAX_NODES = 200_000;
const MAX_NODE_TEXT = 8 * 1024 * 1024;
const OVERSIZED = 'В одном из элементов XML слишком много данных. Это не похоже на прайс-лист';

/**
 * Hands over the elements with the given names one after another, as small trees, but not those inside another such
 * element. The rest of the document is never held. Calls `enter` at the start of each element around them.
 */
export async function readElements(
  chunks: AsyncIterable<Uint8Array>,
  names: readonly string[],
  take: (node: XmlNode, parents: readonly string[]) => void,
  enter?: (name: string, attributes: Record<string, string>) => void,
): Promise<void> {
  const wanted = new Set(names);
  const parents: string[] = [];
  const open: XmlNode[] = [];
  let nodes = 0;
  let length = 0;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (open.length === 0 && !wanted.has(name)) {
        parents.push(name);
        enter?.(name, attributes);
        return;
      }
      if (++nodes > MAX_NODES) throw new FileProblem(OVERSIZED);
      const node = { name, attributes, text: '', children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (text) => {
      const node = open.at(-1);
      if (!node) return;
      length += text.length;
      if (length > MAX_NODE_TEXT) throw new FileProblem(OVERSIZED);
      node.text += text;
    },
    close: () => {
      const node = open.pop();
      if (!node) parents.pop();
      else if (open.length === 0) {
        nodes = 0;
        length = 0;
        take(node, parents);
      }
    },
  });
}

export const childOf = ({ children }: XmlNode, name: string) =>
  children.find((child) => child.name === name);
export const childrenOf = ({ children }: XmlNode, name: string) =>
  children.filter((child) => child.name === name);
/** Returns the text at the end of a path of names; empty if there is none. */
export const textAt = (node: XmlNode, ...path: string[]): string => {
  let at: XmlNode | undefined = node;
  for (const name of path) at = at && childOf(at, name);
  return at?.text.trim() ?? '';
};
