import type { GoodsRequestLine } from '@org/api-client/schema';
import { ATTRIBUTES } from '@org/trade/attributes';

/** The size of goods, in the listing's numbers; null where any will do. */
export interface Size {
  diameter: number | null;
  width: number | null;
  profile: number | null;
  rim_width: number | null;
  bolts: number | null;
  pcd: number | null;
}
type SizeName = keyof Size;

export const SIZE: readonly SizeName[] = [
  'diameter',
  'width',
  'profile',
  'rim_width',
  'bolts',
  'pcd',
];

/** The one number that a wish has for an attribute; null if it has none, or several. */
function numberOf(wish: Record<string, unknown>, name: SizeName): number | null {
  const values = wish[name];
  const [value] = Array.isArray(values) && values.length === 1 ? values : [];
  if (typeof value !== 'number') return null;
  return ATTRIBUTES[name].kind === 'size' ? Math.round(value * 100) : value;
}

/** The size that a line's wish names; undefined if it names less than a rim and one more measure. */
export function sizeOf(wish: GoodsRequestLine['wish']): Size | undefined {
  if (!wish) return undefined;
  const entries = SIZE.map((name) => [name, numberOf(wish, name)] as const);
  const size = Object.fromEntries(entries) as Record<SizeName, number | null> as unknown as Size;
  const isNamed = size.diameter !== null && (size.width !== null || size.rim_width !== null);
  return isNamed ? size : undefined;
}

/** The words of a line that were understood as goods. What else it says is told to nobody. */
export const understoodText = ({
  text,
  understood,
}: Pick<GoodsRequestLine, 'text' | 'understood'>) =>
  understood.tokens.map(({ start, end }) => text.slice(start, end).trim()).join(' ');
