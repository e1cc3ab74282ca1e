import { soundOf } from '../text/sound.ts';
import type { Reading, Section } from '../text/text-reading.ts';
import { GENERIC, type NameIndex } from './model-names.ts';
import { modelsOf } from './models.ts';
import { isKnown, type Piece } from './piece.ts';
import { isModelWord, sounding } from './read-loosely.ts';
import { modelWords } from './spoken-words.ts';

export const isReading = (piece: Piece): piece is Piece & { reading: Reading } =>
  Boolean(piece.reading);

/** Chooses one of the brands that a spelling may mean: the one whose models the other words name. */
export const preferBrand = (reading: Reading, name: string): Reading => ({
  ...reading,
  value: name,
  filter: { brand: [name] },
  alternatives: [reading, ...(reading.alternatives ?? [])]
    .filter(({ value }) => value !== name)
    .map(({ value, filter }) => ({ value, filter })),
});

/** Joins a brand with the next words that belong to its name: «тайрекс ол стил». */
export function withWholeBrands(
  index: NameIndex,
  section: Section,
  pieces: readonly Piece[],
): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const brand = last?.reading?.field === 'brand' ? last.reading.value : undefined;
    const goesOn =
      brand !== undefined &&
      !isReading(piece) &&
      !isKnown(piece) &&
      brand.split(' ').some((word) => endsWord(word, piece.word));
    const longer =
      brand !== undefined && !piece.reading && !isKnown(piece)
        ? longerBrand(index, section, brand, piece.word)
        : undefined;
    if (longer)
      whole[whole.length - 1] = {
        ...last!,
        end: piece.end,
        reading: preferBrand(last!.reading!, longer),
      };
    else if (goesOn) whole[whole.length - 1] = { ...last!, end: piece.end };
    else whole.push(piece);
  }
  return whole;
}

/** Checks whether a typed word is a word of a name, or its end: the «форминг» of FlowForming. */
function endsWord(word: string, typed: string): boolean {
  const [whole, end] = [soundOf(word), soundOf(typed)];
  return typed.length > 3 ? whole.endsWith(end) : whole === end;
}

/**
 * Finds a longer brand name that begins with the brand and the word: «кордиант проф» is Cordiant Professional, «ls flow»
 * is LS FlowForming and not LS Wheels.
 */
function longerBrand(
  index: NameIndex,
  section: Section,
  brand: string,
  word: string,
): string | undefined {
  if (word.length < 3 || isModelWord(index, word)) return undefined;
  const begun = soundOf(word);
  const first = `${brand.replace(GENERIC, '')} `;
  return index.products
    .keys()
    .find(
      (name) =>
        name.startsWith(first) &&
        soundOf(name.slice(first.length)).startsWith(begun) &&
        (index.products.get(name)?.[section] ?? 0) > 0,
    );
}

const isOfWheels = (section: string) => section.endsWith('disks');

/** Checks whether a brand sells tyres only and the section has wheels, or the other way round. */
function isForeign(index: NameIndex, section: Section, brand: string): boolean {
  const sold = Object.entries(index.products.get(brand) ?? {}).filter(([, count]) => count > 0);
  return sold.length > 0 && sold.every(([one]) => isOfWheels(one) !== isOfWheels(section));
}

/**
 * Takes brands of wheels for plain words in a search for tyres, and the other way round, because they would empty the
 * answer: «слик» of a motorcycle is not Slik. A text of one brand alone asks for that brand.
 */
export const withoutForeignBrands = (
  index: NameIndex,
  section: Section,
  pieces: readonly Piece[],
): Piece[] =>
  pieces.map((piece) => {
    const brands = piece.reading?.filter.brand;
    if (
      !brands ||
      pieces.length === 1 ||
      !brands.every((brand) => isForeign(index, section, brand))
    )
      return piece;
    const { reading: _, ...word } = piece;
    return sounding(index, piece.word).length > 0 ? word : { ...word, isUnsold: true };
  });

/** Returns the brand before a piece, with nothing but gaps and unread words between. */
function brandBefore(pieces: readonly Piece[], at: number): Piece | undefined {
  for (let next = at; next > 0; next--) {
    const before = pieces[next - 1]!;
    if (before.end + 1 !== pieces[next]!.start) return undefined;
    if (before.reading?.filter.brand) return before;
    // «ни мишлена ни нокиана»
    if (isReading(before) || isKnown(before) || before.word.length < 3) return undefined;
  }
  return undefined;
}

/** Checks whether a word and the one before it are of one model's name: «хакка блэк» is Hakka Black without its brand. */
function endsModel(index: NameIndex, pieces: readonly Piece[], at: number): boolean {
  const { word, start } = pieces[at]!;
  const before = pieces[at - 1];
  if (!before || before.reading || before.end + 1 !== start || before.word.length < 3) return false;
  return modelsOf(index, [modelWords(index, before.word), modelWords(index, word)]).length > 0;
}

/**
 * Checks whether a brand read after another brand is really a model of the first one. That is so if it was read with a
 * typing error («Сайлун терамакс» is not Tracmax) or by its beginning («хака блэк» is not Blackhawk), or if the second
 * brand has nothing in the section («кордиант оффроуд» is not a wheel).
 */
export function isModelBehindBrand(
  index: NameIndex,
  section: Section,
  pieces: readonly Piece[],
  at: number,
): boolean {
  const { reading, word } = pieces[at]!;
  if (!reading?.filter.brand) return false;
  const isGuessed = !index.brandKeys.has(word) && !index.brandSounds.has(soundOf(word));
  if (isGuessed && endsModel(index, pieces, at)) return true;
  const before = brandBefore(pieces, at);
  if (!before?.reading) return false;
  if (isGuessed) return true;
  const isHere = (index.products.get(reading.value)?.[section] ?? 0) > 0;
  return (
    !isHere &&
    modelsOf(index, [modelWords(index, word)], before.reading.filter.brand ?? []).length > 0
  );
}
