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

/** What a web shop's export has escaped: `O&apos;Green`, also where the ampersand was escaped once more. */
export const unescaped = (text: string): string =>
  text.includes(';')
    ? text.replace(ENTITY, (_, name?: string, code?: string, hex?: string) =>
        name
          ? (ENTITIES[name.toLowerCase()] ?? ' ')
          : String.fromCodePoint(code ? Number(code) : Number.parseInt(hex ?? '20', 16)),
      )
    : text;
