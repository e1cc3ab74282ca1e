const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
};
const ENTITY =
  /(?:&|%26)(?:(amp|apos|quot|lt|gt|nbsp|laquo|raquo)|#(\d{2,5})|#x([0-9a-f]{2,4}));/gi;

/** Replaces the HTML entities of a web shop's export: `O&apos;Green`. The ampersand may have been escaped once more. */
export const unescaped = (text: string): string =>
  text.includes(';')
    ? text.replace(ENTITY, (_, name?: string, code?: string, hex?: string) =>
        name
          ? (ENTITIES[name.toLowerCase()] ?? ' ')
          : String.fromCodePoint(code ? Number(code) : Number.parseInt(hex ?? '20', 16)),
      )
    : text;
