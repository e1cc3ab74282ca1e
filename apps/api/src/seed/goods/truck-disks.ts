import facts from '@org/tyre-names/reference/truck-rims.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { rimWords } from './rim-words.ts';
import { hundredths } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';

type Size = (typeof facts.sizes)[number];

interface Combination {
  brand: string;
  model: { name: string };
  type: string;
  size: Size;
  et: number;
  colour: string;
}

/** Alloy wheels of trucks are made in tubeless sizes only. */
const isAlloySize = ({ diameter }: Size) => diameter % 1 === 0.5;

function* combinations(): Generator<Combination & { weight: number }> {
  for (const { brand, type, models } of facts.brands)
    for (const name of models)
      for (const [at, size] of facts.sizes.entries()) {
        if (type === 'forged_aluminium' && !isAlloySize(size)) continue;
        const colours = type === 'steel' ? ['silver', 'grey', 'black'] : ['polished'];
        for (const et of size.offsets)
          for (const [order, colour] of colours.entries()) {
            const weight = (brandWeight(brand) * 10) / (at + 3) / (order + 1);
            yield { brand, model: { name }, type, size, et, colour, weight };
          }
      }
}

export const truckDisks = (): Shelf =>
  shelfOf<Combination>(4, [...combinations()], ({ brand, type, size, et, colour }) => ({
    // truck rims are written with the diameter first
    size: `${size.diameter}×${size.width}`,
    words: rimWords({ ...size, et }),
    filters: {
      rim_width: hundredths(size.width),
      diameter: hundredths(size.diameter),
      bolts: size.bolts,
      pcd: hundredths(size.pcd),
      et: hundredths(et),
      dia: hundredths(size.bore),
      rim_type: type,
      colour,
    },
    specs: { fastener: size.fastener },
    price:
      390 *
      (size.width * size.diameter) ** 0.62 *
      (type === 'steel' ? 1 : 3.4) *
      brandPrice(brand) ** 0.6,
    lot: 2,
  }));
