import { Readable } from 'node:stream';
import { writeXml, type XmlNode } from '../../../print/print-xml.ts';
import type { ShowcaseProduct } from './showcase-listed.ts';

export const XML_TYPE = 'application/xml; charset=utf-8';

/** Elements that are written at once. */
const BATCH = 200;

async function* parts(
  head: string,
  rows: AsyncIterable<ShowcaseProduct>,
  nodeOf: (row: ShowcaseProduct) => XmlNode | undefined,
  tail: string,
): AsyncGenerator<string> {
  let batch = [`<?xml version="1.0" encoding="UTF-8"?>\n${head}`];
  for await (const row of rows) {
    const node = nodeOf(row);
    if (node) batch.push(`${writeXml(node)}\n`);
    if (batch.length < BATCH) continue;
    yield batch.join('');
    batch = [];
  }
  yield `${batch.join('')}${tail}`;
}

/** Streams a document with an element for each row, written as the rows come. */
export const streamXml = (...args: Parameters<typeof parts>): Readable =>
  Readable.from(parts(...args), { objectMode: false });

/** Returns an element with text; undefined if the text is empty. */
export const leaf = (name: string, text: string | number | null | undefined) =>
  text === null || text === undefined || text === '' ? undefined : { name, text: String(text) };
