import type { ProductBrief } from '@org/api-client/schema';
import { SECTION_PATHS } from './section-paths.ts';

/** Cyrillic letters in the order of the alphabet, and how an address writes them. */
const CYRILLIC = new Map(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words as an address has them: «Кама Irbis 205/55 R16» is `kama-irbis-205-55-r16`. */
const slug = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => CYRILLIC.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type AddressedProduct = Pick<
  ProductBrief,
  'id' | 'section' | 'brand' | 'model' | 'size' | 'load_index' | 'speed_index'
>;

/** The address of a product: its words are for people, its id says which one it is. */
export function productPath(product: AddressedProduct): string {
  const { id, section, brand, model, size, load_index, speed_index } = product;
  const words = slug([brand, model, size, `${load_index ?? ''}${speed_index ?? ''}`].join(' '));
  return `${SECTION_PATHS[section]}/${words === '' ? '' : `${words}-`}${id}`;
}

/** The id at the end of such an address; undefined if there is none. */
export const productIdOf = (segment: string): string | undefined =>
  /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
