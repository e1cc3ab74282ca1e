import modelFacts from '@org/tyre-names/reference/rim-models.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { labels } from './good-labels.ts';
import { hash, share } from './random.ts';
import { rimWords } from './rim-words.ts';
import { hundredths } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { type WheelFit, wheelFits } from './wheel-fits.ts';

interface Line {
  brand: string;
  type: string;
  /** Bolt circle of the car that the models are named after. */
  pcd?: string;
  models: readonly string[];
}

interface Combination {
  brand: string;
  type: string;
  model: { name: string };
  fit: WheelFit;
}

const lines = modelFacts as readonly Line[];

/** Weights of the diameters from 13 to 22, by how many cars use them. */
const DIAMETER_WEIGHTS = [2, 6, 9, 10, 9, 8, 5, 4, 1.5, 1];
const TYPE_PRICES: Record<string, number> = {
  cast: 1,
  replica: 1.15,
  flow: 1.3,
  forged: 2.1,
  stamped: 0.42,
};
const PAINTS = Object.keys(labels.colour).filter((code) => code !== 'grey' && code !== 'polished');

/** Whether a model is made in a diameter: a cast one in three neighbouring diameters, a pressed steel one up to 17. */
const isMadeIn = (type: string, first: number, diameter: number) =>
  type === 'stamped' ? diameter <= 17 : diameter >= first && diameter < first + 3;

function* combinations(): Generator<Combination & { weight: number }> {
  const fits = wheelFits();
  for (const [line, { brand, type, pcd, models }] of lines.entries())
    for (const [row, name] of models.entries()) {
      const first = 14 + (hash(line, row) % 7);
      for (const fit of fits) {
        if (!isMadeIn(type, first, fit.diameter)) continue;
        if (pcd && pcd !== `${fit.bolts}x${fit.pcd}`) continue;
        const asked = (DIAMETER_WEIGHTS[fit.diameter - 13] ?? 1) * (0.5 + fit.cars);
        yield { brand, type, model: { name }, fit, weight: asked * brandWeight(brand) };
      }
    }
}

const colourOf = (type: string, at: number) => {
  const paints = type === 'stamped' ? ['silver', 'black'] : PAINTS;
  return paints[hash(at, 3) % paints.length] ?? 'silver';
};

function offsetOf({ offset: [least, most] }: WheelFit, at: number) {
  const low = Math.ceil(least);
  return low + Math.floor(share(at, 5) * Math.max(1, Math.floor(most) - low + 1));
}

export const disks = (): Shelf =>
  shelfOf<Combination>(2, [...combinations()], ({ brand, type, fit }, at) => {
    const et = offsetOf(fit, at);
    return {
      size: `${fit.width}×${fit.diameter}`,
      words: rimWords({ ...fit, et }),
      filters: {
        rim_width: hundredths(fit.width),
        diameter: hundredths(fit.diameter),
        bolts: fit.bolts,
        pcd: hundredths(fit.pcd),
        et: hundredths(et),
        dia: hundredths(fit.bore),
        rim_type: type,
        colour: colourOf(type, at),
      },
      specs: {},
      price:
        6200 *
        1.17 ** (fit.diameter - 15) *
        (TYPE_PRICES[type] ?? 1) *
        brandPrice(brand) ** 0.9 *
        (1 + (fit.width - fit.diameter / 2.4) * 0.03),
      lot: 4,
    };
  });
