import { TyreGlyph } from '@org/ui/tyre-glyph';

export function Example() {
  return <TyreGlyph width={205} profile={55} diameter={16} season="winter" hasStuds />;
}
