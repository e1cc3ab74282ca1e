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
const ENTITY = /(?:&|%26)(?:(amp|apos|quot|lt|gt|nbsp|laquo|raquo)|#(\d{2,5}));/g;

/** What a web shop's export has escaped: `O&apos;Green`, also where the ampersand was escaped once more. */
export const unescaped = (text: string): string =>
  text.includes(';')
    ? text.replace(ENTITY, (_, name: string | undefined, code: string) =>
        name ? (ENTITIES[name] ?? ' ') : String.fromCodePoint(Number(code)),
      )
    : text;
