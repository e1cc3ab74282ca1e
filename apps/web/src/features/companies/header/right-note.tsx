import { whoMay } from '@org/trade/roles';
import { Note } from '@org/ui/note';
import type { Company } from '../companies.atoms.ts';
import * as css from './company-header.css.ts';

interface RightNoteProps {
  /** What the user lacks to change what the page shows; nothing if he may. */
  missing: Company['rights'][number] | undefined;
}

/** Says who changes what the page shows, to whoever may only look. */
export function RightNote({ missing }: RightNoteProps) {
  if (!missing) return null;
  return (
    <div className={css.right}>
      <Note title="Здесь вы только смотрите.">
        Менять может {whoMay(missing)}. Попросите владельца компании.
      </Note>
    </div>
  );
}
