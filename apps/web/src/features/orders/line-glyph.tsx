import { isWheelSection } from '@org/api-client/sections';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import type { Order } from './orders.atoms.ts';

type Product = Order['items'][number]['product'];
const KINDS = {
  tyres: 'car',
  truck_tyres: 'truck',
  special_tyres: 'special',
  moto_tyres: 'moto',
  quadro_tyres: 'quad',
} as const;

/** The drawing of a line's product, to scale. */
export function LineGlyph({ product }: { product: Product }) {
  const { section, season, studded, specs } = product;
  if (isWheelSection(section))
    return (
      <WheelGlyph
        width={specs.rim_width}
        diameter={specs.diameter}
        bolts={specs.bolts}
        pcd={specs.pcd}
      />
    );
  return (
    <TyreGlyph
      kind={KINDS[section]}
      width={specs.outer_diameter ?? specs.width}
      profile={specs.outer_diameter === undefined ? specs.profile : specs.width}
      diameter={specs.diameter}
      season={season === 'all_season' ? 'allseason' : season}
      hasStuds={studded}
    />
  );
}
