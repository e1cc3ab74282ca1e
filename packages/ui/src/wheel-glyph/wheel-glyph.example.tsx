import { WheelGlyph } from '@org/ui/wheel-glyph';

export function Example() {
  return <WheelGlyph diameter={17} width={7} bolts={5} pcd={114.3} offset={45} spokes={10} />;
}
