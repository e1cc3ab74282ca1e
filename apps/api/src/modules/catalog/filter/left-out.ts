import type { LeftOutPiece, Understanding } from '@org/api-client/schema';
import type { SearchBody } from './search-filter.ts';

type Piece = Understanding['unknown'][number];
type Token = Understanding['tokens'][number];

/** True for a word with a digit: it may be an article. A text of articles alone asks for nothing without them. */
const isCode = ({ text }: Piece) => /^\S*\d\S*$/.test(text) && text.length >= 4;

/** Fields that are wishes rather than demands, or that few products have: a car, the day of delivery, the terrain. */
const SOFT = new Set<Token['field']>([
  'car',
  'delivery',
  'terrain',
  'vehicle',
  'construction',
  'tube',
]);
const isSoft = ({ field }: Token) => SOFT.has(field);

/** Returns the understood text without some of its pieces. */
function without(understood: Understanding, pieces: ReadonlySet<Piece | Token>): Understanding {
  const soft = understood.tokens.filter((token) => pieces.has(token));
  const filter = { ...understood.filter };
  for (const token of soft)
    for (const field of Object.keys(token.filter)) delete filter[field as 'car'];
  return {
    ...understood,
    filter,
    unknown: understood.unknown.filter((piece) => !pieces.has(piece)),
  };
}

/** How many pieces are tried one by one: each is a search of its own. */
const MAX_TRIED = 8;

interface Finding {
  total: number;
  left_out: LeftOutPiece[];
}

/**
 * Searches without the words that nothing is found with: a word stays if something is found with it and the words kept
 * before it. Of many words the last ones are left out untried. Resolves to undefined if there is no such word, or if nothing else was asked for.
 */
export async function leaveOut<Found extends Finding>(
  understood: Understanding,
  body: SearchBody,
  find: (demanded: (understood: Understanding) => Understanding) => Promise<Found>,
): Promise<Found | undefined> {
  const given = new Set(Object.keys(body));
  const soft = understood.tokens.filter(
    (token) => isSoft(token) && Object.keys(token.filter).some((field) => !given.has(field)),
  );
  const open = [...understood.unknown, ...soft];
  const isArticle = understood.tokens.length === 0 && understood.unknown.every(isCode);
  if (open.length === 0 || isArticle) return undefined;
  const attempt = async (left: ReadonlySet<Piece | Token>): Promise<Found> => {
    const starts = new Set([...left].map(({ start }) => start));
    const found = await find((again) =>
      without(
        again,
        new Set([...again.unknown, ...again.tokens].filter(({ start }) => starts.has(start))),
      ),
    );
    const left_out = [...left]
      .map(({ text, start, end }) => ({ text, start, end, model: null }))
      .sort((a, b) => a.start - b.start);
    return { ...found, left_out };
  };
  const left = new Set<Piece | Token>(open);
  let best = await attempt(left);
  if (best.total === 0 || open.length === 1) return best.total > 0 ? best : undefined;
  for (const piece of open.slice(0, MAX_TRIED)) {
    left.delete(piece);
    const found = await attempt(left);
    if (found.total > 0) best = found;
    else left.add(piece);
  }
  return best;
}
