import type { Readable } from 'node:stream';
import type { Section } from '@org/api-client/schema';
import type { AvitoNames } from './avito/avito-names.ts';
import type { ShowcaseProduct, ShownList } from './showcase-listed.ts';

/** The shop whose price list it is, as feeds describe it. */
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
  /** The id of the showcase. */
  showcase: string;
  /** The name of the showcase. */
  name: string;
  /** Avito's names of products, only for its file. */
  avito?: AvitoNames;
  /** The address that pictures are under. */
  publicUrl: string;
  now: Date;
}

/** How a file is written as its rows come. Decision 157. */
export interface Format {
  type: string;
  /** The sections that it is for. @default all */
  sections?: readonly Section[];
  write(source: FeedSource, rows: AsyncIterable<ShowcaseProduct>): Readable;
}

export const CAP = 20;

/** Returns the stock as a number. If it is capped, stock over the cap is not shown. */
export const shownQuantity = (
  { quantity }: Pick<ShowcaseProduct, 'quantity'>,
  isCapped: boolean,
) => (isCapped ? Math.min(quantity, CAP) : quantity);

/** Writes kopecks as roubles, for programs: `5480`, `5480.50`. */
export const roubles = (kopecks: number) =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);

export const pictureOf = (image: string | null, publicUrl: string) =>
  image === null ? undefined : new URL(image, publicUrl).href;
