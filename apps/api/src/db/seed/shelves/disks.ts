import { brandPrice, brandWeight } from '../brands.ts';
import modelFacts from '../facts/rim-models.json' with { type: 'json' };
import sizeFacts from '../facts/rim-sizes.json' with { type: 'json' };
import { labels } from '../labels.ts';
import { hundredths } from '../marking.ts';
import { hash, share } from '../random.ts';
import { type Shelf, shelfOf } from '../ware.ts';
import { rimWords } from './rim-words.ts';

interface Size {
  width: number;
  diameter: number;
  bolts: number;
  pcd: number;
  /** Smallest and largest hub bore, mm. */
  bore: readonly number[];
  /** Smallest and largest offset, mm. */
  offset: readonly number[];
}

interface Combination {
  brand: string;
  type: string;
  model: { name: string };
  size: Size;
  bore: number;
}

interface Line {
  brand: string;
  type: string;
  /** Bolt circle of the car that the models are named after. */
  pcd?: string;
  models: readonly string[];
}

const lines = modelFacts as readonly Line[];
const { bores, sizes } = sizeFacts;
const pcdOf = ({ bolts, pcd }: Size) => `${bolts}x${pcd}`;

/** Diameters from 13 to 22 by how many cars stand on them. */
const DIAMETER_WEIGHTS = [2, 6, 9, 10, 9, 8, 5, 4, 1.5, 1];
const PCD_WEIGHTS: Record<string, number> = { '4x98': 2, '4x100': 3, '5x112': 3, '5x114.3': 3.5 };
const TYPE_PRICES: Record<string, number> = {
  cast: 1,
  replica: 1.15,
  flow: 1.3,
  forged: 2.1,
  stamped: 0.42,
};
const PAINTS = Object.keys(labels.colour).filter((code) => code !== 'grey' && code !== 'polished');

/** A model is cast in three neighbouring diameters; pressed steel ends at 17. */
function isMadeIn(type: string, first: number, diameter: number) {
  if (type === 'stamped') return diameter <= 17;
  return diameter >= first && diameter < first + 3;
}

function* combinations(): Generator<Combination & { weight: number }> {
  for (const [line, { brand, type, pcd, models }] of lines.entries())
    for (const [row, name] of models.entries()) {
      const first = 14 + (hash(line, row) % 7);
      const model = { name };
      for (const size of sizes) {
        if (!isMadeIn(type, first, size.diameter) || (pcd && pcd !== pcdOf(size))) continue;
        const [least = 0, most = 0] = size.bore;
        const weight =
          (DIAMETER_WEIGHTS[size.diameter - 13] ?? 1) *
          (PCD_WEIGHTS[pcdOf(size)] ?? 1) *
          brandWeight(brand);
        for (const bore of bores)
          if (bore >= least && bore <= most) yield { brand, type, model, size, bore, weight };
      }
    }
}

const colourOf = (type: string, at: number) => {
  const paints = type === 'stamped' ? ['silver', 'black'] : PAINTS;
  return paints[hash(at, 3) % paints.length] ?? 'silver';
};

function offsetOf({ offset: [least = 0, most = 0] }: Size, at: number) {
  const low = Math.ceil(least);
  return low + Math.floor(share(at, 5) * (Math.floor(most) - low + 1));
}

export const disks = (): Shelf =>
  shelfOf<Combination>(2, [...combinations()], ({ brand, type, size, bore }, at) => {
    const et = offsetOf(size, at);
    return {
      size: `${size.width}×${size.diameter}`,
      words: rimWords({ ...size, et, bore }),
      filters: {
        rim_width: hundredths(size.width),
        diameter: hundredths(size.diameter),
        bolts: size.bolts,
        pcd: hundredths(size.pcd),
        et: hundredths(et),
        dia: hundredths(bore),
        rim_type: type,
        colour: colourOf(type, at),
      },
      specs: {},
      price:
        6200 *
        1.17 ** (size.diameter - 15) *
        (TYPE_PRICES[type] ?? 1) *
        brandPrice(brand) ** 0.9 *
        (1 + (size.width - size.diameter / 2.4) * 0.03),
      lot: 4,
    };
  });
