/** Cyrillic letters in the order of the alphabet, and how an address writes them. */
const CYRILLIC = new Map(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words as an address has them: «Кама Irbis 205/55 R16» is `kama-irbis-205-55-r16`. */
export const slug = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => CYRILLIC.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
