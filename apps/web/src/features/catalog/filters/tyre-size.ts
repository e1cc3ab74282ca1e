/** The three numbers of a metric tyre size. */
export interface TyreSize {
  width: number;
  profile: number;
  diameter: number;
}

/** Reads `255/35 R19`, `255 35 19`, `2553519`, with a Cyrillic Р or a comma too; undefined for anything else. */
export function parseTyreSize(text: string): TyreSize | undefined {
  const [, width, profile, diameter] =
    /^\s*(\d{3})[\s/\\xх-]*(\d{2})[\s/\\xх-]*[zrр]*\s*(\d{2}(?:[.,]5)?)\s*$/i.exec(text) ?? [];
  if (!width || !profile || !diameter) return undefined;
  return {
    width: Number(width),
    profile: Number(profile),
    diameter: Number(diameter.replace(',', '.')),
  };
}

/** `255/35 R19` */
export const formatTyreSize = ({ width, profile, diameter }: TyreSize) =>
  `${width}/${profile} R${String(diameter).replace('.', ',')}`;
