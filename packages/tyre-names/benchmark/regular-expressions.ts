import type { NameCase } from './name-case.ts';
import type { Answer } from './score-names.ts';

/** What a program without knowledge of the trade does: the usual expressions for a size, an index and a brand's place. */
const TYRE = /(\d{3})\s*\/\s*(\d{2})\s*(Z?R|-)?\s*(\d{2}(?:\.5)?)(C)?/i;
const WHEEL = /(\d{1,2}(?:[.,]\d)?)\s*[xх*]\s*(\d{2}(?:[.,]5)?)/i;
const BOLTS = /(\d)\s*[xх*/]\s*(\d{2,3}(?:[.,]\d+)?)/i;
const OFFSET = /ET\s*(-?\d+(?:[.,]\d+)?)/i;
const BORE = /(?:DIA|D)\s*(\d{2,3}(?:[.,]\d+)?)/i;
const INDEX = /(?<![\d/])(\d{2,3}(?:\/\d{2,3})?)\s?([A-Y])(?![A-Za-z\d])/;
const NAME = /^([A-Za-zА-Яа-я&]+)\s+(.+)$/;

const numberOf = (text: string | undefined) =>
  text === undefined ? null : Number(text.replace(',', '.'));

function wheel(text: string): Answer['labels'] {
  const size = WHEEL.exec(text);
  const rest = text.replace(WHEEL, ' ');
  const bolts = BOLTS.exec(rest);
  return {
    category: 'disc',
    rim_width: numberOf(size?.[1]),
    diameter: numberOf(size?.[2]),
    bolts: numberOf(bolts?.[1]),
    pcd: numberOf(bolts?.[2]),
    et: numberOf(OFFSET.exec(rest)?.[1]),
    dia: numberOf(BORE.exec(rest)?.[1]),
  };
}

function tyre(text: string): Answer['labels'] {
  const size = TYRE.exec(text);
  const index = INDEX.exec(text.replace(TYRE, ' '));
  const construction = size?.[3]?.toUpperCase() ?? null;
  return {
    category: 'passenger_tyre',
    width: numberOf(size?.[1]),
    profile: numberOf(size?.[2]),
    diameter: numberOf(size?.[4]),
    construction: construction === '-' ? 'D' : construction,
    commercial: size?.[5] !== undefined,
    load_index: index?.[1] ?? null,
    speed_index: index?.[2] ?? null,
    season: /зим/i.test(text) ? 'winter' : /лет/i.test(text) ? 'summer' : null,
    studded: /шип/i.test(text) ? true : null,
    runflat: /run\s?flat|rft/i.test(text),
    xl: /\bXL\b/.test(text),
  };
}

/** Reads a name by regular expressions alone. */
export function readByExpressions({ text }: NameCase): Answer {
  const isWheel = !TYRE.test(text) && WHEEL.test(text);
  const labels = isWheel ? wheel(text) : tyre(text);
  const words = text
    .replace(isWheel ? WHEEL : TYRE, ' ')
    .replace(INDEX, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, brand = null, model = null] = NAME.exec(words) ?? [];
  return { isProduct: labels.diameter !== null, labels: { ...labels, brand, model } };
}
