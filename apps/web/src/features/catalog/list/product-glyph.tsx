import { TyreGlyph } from '@org/ui/tyre-glyph';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { descriptions } from '../search/catalog-sections.ts';
import type { Product } from '../search/product-words.ts';

const WheelGlyph = lazyPart(() => import('@org/ui/wheel-glyph'), 'WheelGlyph');

/**
 * The data say nothing of a wheel's look. It is picked by the model's name, so the same model looks the same
 * everywhere.
 */
const spokes = [5, 6, 7, 8, 10] as const;
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

type GlyphProduct = Pick<Product, 'brand' | 'model' | 'section' | 'season' | 'studded' | 'specs'>;

/** The drawing of a product, to scale from its marking. */
export function ProductGlyph({ product }: { product: GlyphProduct }) {
  const { specs, season, studded } = product;
  const { glyph } = descriptions[product.section];
  if (glyph === 'wheel') {
    const isPlate = specs.rim_type === 'stamped' || specs.rim_type === 'steel';
    const look = hash(`${product.brand} ${product.model}`);
    return (
      <Suspense>
        <WheelGlyph
          width={specs.rim_width}
          diameter={specs.diameter}
          bolts={specs.bolts}
          pcd={specs.pcd}
          offset={specs.et}
          bore={specs.dia}
          spokes={spokes[look % spokes.length]}
          spokeStyle={
            isPlate ? 'plate' : look % 3 === 0 ? 'double' : look % 3 === 1 ? 'single' : 'mesh'
          }
        />
      </Suspense>
    );
  }
  return (
    <TyreGlyph
      kind={glyph}
      width={specs.outer_diameter ?? specs.width}
      profile={specs.outer_diameter === undefined ? specs.profile : specs.width}
      diameter={specs.diameter}
      season={season === 'all_season' ? 'allseason' : season}
      hasStuds={studded}
    />
  );
}
