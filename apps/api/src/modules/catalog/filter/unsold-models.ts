import type { LeftOutPiece, Understood } from '@org/api-client/schema';
import { modelSoundKey } from '../../../names/trade/model-traits.ts';
import { type TradeModel, tradeModelNamed } from '../../../names/trade/trade-model.ts';
import type { Reference } from './reference.ts';

type Piece = Understood['unknown'][number];

/** Whether a brand's model is sold here in some section, also under a name that begins with the brand. */
const isSold = ({ models, brandIds }: Reference, { brand, name }: TradeModel) => {
  const id = brandIds.get(brand);
  const keys = [name, `${brand} ${name}`].map(modelSoundKey);
  return models
    .values()
    .some((model) => model.brand_id === id && keys.includes(modelSoundKey(model.name)));
};

/** Whether only a space or a mark stands between two pieces of a text. */
const areNeighbours = (one: Piece | undefined, next: Piece | undefined) =>
  one !== undefined && next !== undefined && next.start - one.end <= 1;

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

/** The first of some pieces, with those behind it that make a name together with it. */
function longestName(pieces: readonly Piece[], isName: (words: string) => boolean) {
  const gap = pieces.findIndex((piece, at) => at > 0 && !areNeighbours(pieces[at - 1], piece));
  let run = gap < 0 ? pieces : pieces.slice(0, gap);
  while (run.length > 1 && !isName(textOf(run))) run = run.slice(0, -1);
  return run;
}

/**
 * Says which of the pieces that nothing was found with name a model that the trade knows and nobody sells here: «нордман
 * 5». Words that something is found with may belong to its name: «vikingcontact» of VikingContact 7. Neighbouring pieces
 * of one name become one.
 */
export function withUnsoldModels(
  leftOut: readonly Piece[],
  unread: readonly Piece[],
  brands: readonly string[],
  reference: Reference,
): LeftOutPiece[] {
  const modelOf = (words: string) => {
    for (const brand of brands) {
      const model = tradeModelNamed(brand, words);
      if (model && !isSold(reference, model)) return model;
    }
    return null;
  };
  const left = new Set(leftOut.map(({ start }) => start));
  const kept = unread.filter(({ start }) => !left.has(start));
  const pieces = [...leftOut, ...kept].sort((a, b) => a.start - b.start);
  const named: LeftOutPiece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const run = longestName(pieces.slice(at), (words) => modelOf(words) !== null);
    const own = run.filter(({ start }) => left.has(start));
    const [first, last] = [own[0], own.at(-1)];
    if (first && last)
      named.push({
        ...{ text: textOf(own), start: first.start, end: last.end },
        model: modelOf(textOf(run)),
      });
    at += run.length;
  }
  return named;
}
