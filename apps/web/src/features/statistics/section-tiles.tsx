import { Text } from '@org/ui/text';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countOf, MODELS } from '../../shared/format/format.ts';
import { type SectionCode, sections } from '../../shared/sections.ts';
import * as css from './section-tiles.css.ts';

/** A typical product of each section, to its own scale. */
const drawings: Record<SectionCode, ReactNode> = {
  tyres: <TyreGlyph width={205} profile={55} diameter={16} season="winter" hasStuds height={50} />,
  disks: <WheelGlyph width={7} diameter={17} bolts={5} pcd={114.3} offset={45} height={50} />,
  truck_tyres: <TyreGlyph kind="truck" width={315} profile={80} diameter={22.5} height={54} />,
  truck_disks: (
    <WheelGlyph
      width={9}
      diameter={22.5}
      bolts={10}
      pcd={335}
      offset={175}
      bore={281}
      spokeStyle="plate"
      height={54}
    />
  ),
  special_tyres: <TyreGlyph kind="special" width={600} profile={70} diameter={30} height={60} />,
  moto_tyres: <TyreGlyph kind="moto" width={150} profile={70} diameter={17} height={54} />,
  quadro_tyres: <TyreGlyph kind="quad" width={255} profile={70} diameter={12} height={54} />,
};

export interface SectionTilesProps {
  /** Models of each section. @default none: their room is left empty */
  counts?: Partial<Record<SectionCode, number>>;
}

/** The seven sections as drawings of what they sell. */
export function SectionTiles({ counts }: SectionTilesProps) {
  return (
    <ul className={css.tiles}>
      {sections.map(({ code, path, label }) => (
        <li key={code}>
          <Link to={path} className={css.tile}>
            <span className={css.drawing}>{drawings[code]}</span>
            <span>
              <span className={css.name}>{label}</span>
              <Text as="span" size={13} tone="hint">
                {counts?.[code] === undefined ? '\u00A0' : countOf(counts[code], MODELS)}
              </Text>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
