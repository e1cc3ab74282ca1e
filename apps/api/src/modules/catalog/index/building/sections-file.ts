import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Deserializer, Serializer } from 'node:v8';
import { postOffers } from '../columns/postings.ts';
import type { SectionData } from '../columns/section.ts';
import type { CatalogData } from './build.ts';

/** A section as it is stored in a file. */
export type KeptSection = Omit<SectionData, 'posted'>;

const PREFIX = 8;

function* framed(sections: Iterable<readonly [number, KeptSection]>): Generator<Buffer> {
  for (const entry of sections) {
    // unlike with `serialize`, arrays get memory of their own when they are read, so another thread can take it over
    const serializer = new Serializer();
    serializer.writeHeader();
    serializer.writeValue(entry);
    const bytes = serializer.releaseBuffer();
    const prefix = Buffer.alloc(PREFIX);
    prefix.writeBigUInt64LE(BigInt(bytes.length));
    yield prefix;
    yield bytes;
  }
}

/** Writes sections one after another: each as V8 serialises it, after its length. */
export const writeSections = (
  path: string,
  sections: Iterable<readonly [number, KeptSection]>,
): Promise<void> => pipeline(framed(sections), createWriteStream(path));

/** Reads what `writeSections` wrote. @throws where the file ends too early */
export async function readSections(path: string): Promise<CatalogData> {
  const sections: CatalogData = new Map();
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 22 })) chunks.push(chunk);
  const all = Buffer.concat(chunks);
  for (let at = 0; at < all.length; ) {
    const start = at + PREFIX;
    const end = start + Number(all.readBigUInt64LE(at));
    if (end > all.length) throw new Error('The file of the search index ends too early.');
    const reader = new Deserializer(all.subarray(start, end));
    reader.readHeader();
    const [id, kept] = reader.readValue() as [number, KeptSection];
    // products are ranked by the same array of stock that changes with their offers
    const keys = { ...kept.keys, quantity: kept.offers.pieces };
    sections.set(id, { ...kept, keys, posted: postOffers(kept.offers) });
    at = end;
  }
  return sections;
}
