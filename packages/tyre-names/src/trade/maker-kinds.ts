import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import moto from '../reference/moto-models.json' with { type: 'json' };
import quadro from '../reference/quadro-models.json' with { type: 'json' };
import rims from '../reference/rim-models.json' with { type: 'json' };
import special from '../reference/special-models.json' with { type: 'json' };
import trucks from '../reference/truck-models.json' with { type: 'json' };
import tyres from '../reference/tyre-models.json' with { type: 'json' };
import { nameKey } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { isWheelSection } from './rules.generated.ts';

const keysOf = (brands: Iterable<string>) => new Set([...brands].map(nameKey));

const TYRE_MAKERS = keysOf([
  ...[tyres, trucks, special, moto, quadro].flat().map(({ brand }) => brand),
  ...Object.keys(tradeModels.tyres),
]);
const WHEEL_MAKERS = keysOf([
  ...rims.map(({ brand }) => brand),
  ...Object.keys(tradeModels.wheels),
]);

/** Checks whether a brand can have goods of a section. Makers of tyres, such as БАРС, are not known to make wheels. */
export function canMake(brand: string, section: Section): boolean {
  if (!isWheelSection(section)) return true;
  const key = nameKey(brand);
  const isOfTyres = TYRE_MAKERS.has(key) || / (?:tyres?|tires?)$/i.test(brand);
  return !isOfTyres || WHEEL_MAKERS.has(key);
}
