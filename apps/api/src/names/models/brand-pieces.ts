import type { Reading, Section } from '../text/reading.ts';
import { soundOf } from '../text/sound.ts';
import { modelsOf } from './models.ts';
import type { NameIndex } from './names.ts';
import { isKnown, type Piece } from './piece.ts';
import { isModelWord } from './read-loosely.ts';
import { modelWords } from './read-models.ts';

export const isReading = (piece: Piece): piece is Piece & { reading: Reading } =>
  Boolean(piece.reading);

/** One brand among those that a spelling means: the one whose models the other words name. */
export const preferBrand = (reading: Reading, name: string): Reading => ({
  ...reading,
  value: name,
  filter: { brand: [name] },
  alternatives: [reading, ...(reading.alternatives ?? [])]
    .filter(({ value }) => value !== name)
    .map(({ value, filter }) => ({ value, filter })),
});

/** «тайрекс ол стил»: words that go on with the name of the brand before them. */
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
      brand.split(' ').some((word) => soundOf(word) === soundOf(piece.word));
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

/** «кордиант проф»: the brand whose name begins so, Cordiant Professional. */
function longerBrand(
  index: NameIndex,
  section: Section,
  brand: string,
  word: string,
): string | undefined {
  if (word.length < 3 || isModelWord(index, word)) return undefined;
  const begun = soundOf(word);
  return index.products
    .keys()
    .find(
      (name) =>
        name.startsWith(`${brand} `) &&
        soundOf(name.slice(brand.length + 1)).startsWith(begun) &&
        (index.products.get(name)?.[section] ?? 0) > 0,
    );
}

/**
 * What stands right behind a brand is rather a model than another brand with a slip, «Сайлун терамакс» is no Tracmax, or than
 * one that has nothing here: «кордиант оффроуд» is no wheel.
 */
export function isModelBehindBrand(
  index: NameIndex,
  section: Section,
  { reading, start, word }: Piece,
  before: Piece | undefined,
): boolean {
  if (!reading?.filter.brand || !before?.reading?.filter.brand) return false;
  if (before.reading.corrected || before.end + 1 !== start) return false;
  if (!index.brandKeys.has(word) && !index.brandSounds.has(soundOf(word))) return true;
  const isHere = (index.products.get(reading.value)?.[section] ?? 0) > 0;
  return (
    !isHere &&
    modelsOf(index, [modelWords(index, word)], before.reading.filter.brand ?? []).length > 0
  );
}
