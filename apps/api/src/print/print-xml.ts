/** An element: its name, its attributes and its content. Undefined attributes are left out. */
export interface XmlNode {
  name: string;
  attributes?: Record<string, string | number | undefined>;
  children?: readonly (XmlNode | undefined | false)[];
  text?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML can't hold
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export function writeXml({ name, attributes = {}, children = [], text }: XmlNode): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const inner =
    text === undefined
      ? children.map((child) => (child ? writeXml(child) : '')).join('')
      : escaped(text);
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

const decoder = new TextDecoder('windows-1251');
const BYTES = new Map(
  Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(at + 128)), at + 128]),
);

/** Encodes a document in windows-1251, as the tax service requires. Characters that it lacks become references. */
export function encodeWindows1251(xml: string): Buffer {
  const bytes: number[] = [];
  for (const sign of xml) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = code < 128 ? code : BYTES.get(sign);
    if (byte !== undefined) bytes.push(byte);
    else bytes.push(...Buffer.from(`&#${code};`));
  }
  return Buffer.from(bytes);
}
