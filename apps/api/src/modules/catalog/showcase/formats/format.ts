import type { Readable } from 'node:stream';
import type { Section } from '@org/api-client/schema';
import type { AvitoNames } from '../avito/names.ts';
import type { Shown, ShownList } from '../listed.ts';

/** Whose price list it is: what feeds say of the shop. */
export interface Shop {
  id: string;
  name: string;
  site: string | null;
  phone: string | null;
  address: string | null;
}

/** What a file is written from. */
export interface FeedSource {
  list: ShownList;
  shop: Shop;
  /** The id of the showcase, … */
  showcase: string;
  /** … and what it is called. */
  name: string;
  /** What Avito calls goods, for its file alone. */
  avito?: AvitoNames;
  /** Where pictures are. */
  publicUrl: string;
  now: Date;
}

/** How a file is written, while its rows come. */
export interface Format {
  type: string;
  /** The sections that it is for. @default all */
  sections?: readonly Section[];
  write(source: FeedSource, rows: AsyncIterable<Shown>): Readable;
}

export const CAP = 20;

/** Pieces as numbers say them: what is over the cap need not be known. */
export const shownQuantity = ({ quantity }: Pick<Shown, 'quantity'>, isCapped: boolean) =>
  isCapped ? Math.min(quantity, CAP) : quantity;

/** Roubles of kopecks, for programs: `5480`, `5480.50`. */
export const roubles = (kopecks: number) =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);

/** What a good is called where one line is all there is of it. */
export function titleOf({ title, run_flat, studded, season }: Shown['product']): string {
  const marks = [run_flat && 'RunFlat', studded && 'шипы', season === 'winter' && 'зима'];
  return [title, ...marks.filter(Boolean)].join(' ');
}

export const pictureOf = (image: string | null, publicUrl: string) =>
  image === null ? undefined : new URL(image, publicUrl).href;
