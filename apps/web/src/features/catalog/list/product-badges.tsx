import { Badge } from '@org/ui/badge';
import { SnowflakeIcon, SunIcon, SunSnowIcon } from '@org/ui/icons';
import type { ComponentType } from 'react';
import {
  badgesOf,
  type Product,
  type Season,
  seasonLabels,
  unknownsOf,
} from '../search/product-words.ts';
import * as css from './product-row.css.ts';

const seasonLooks: Record<
  Season,
  { tone: 'winter' | 'summer' | 'allseason'; Icon: ComponentType<{ size: 14 }> }
> = {
  winter: { tone: 'winter', Icon: SnowflakeIcon },
  summer: { tone: 'summer', Icon: SunIcon },
  all_season: { tone: 'allseason', Icon: SunSnowIcon },
};

/** What distinguishes a product, as badges: season, what is unknown, attributes. */
export function ProductBadges({ product }: { product: Product }) {
  const { season, specs } = product;
  const look = season && seasonLooks[season];
  return (
    <>
      {season && look && (
        <Badge tone={look.tone} icon={<look.Icon size={14} />}>
          <span className={css.season}>{seasonLabels[season]}</span>
        </Badge>
      )}
      {unknownsOf(product).map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
      {badgesOf(product).map((word) => (
        <Badge
          key={word}
          tone="technical"
          icon={
            specs.et !== undefined && word.startsWith('ET') && <span className={css.mountingFace} />
          }
        >
          {word}
        </Badge>
      ))}
    </>
  );
}
