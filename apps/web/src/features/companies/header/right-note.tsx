import { whoMay } from '@org/trade/roles';
import { Note } from '@org/ui/note';
import { paths } from '../../../shared/paths.ts';
import type { Company } from '../atoms.ts';
import * as css from './header.css.ts';

/** What it takes to change what a page of a company shows. */
const RIGHTS: [path: (id: string) => string, right: Company['rights'][number]][] = [
  [paths.companyEdit, 'manage'],
  [paths.companyKeys, 'manage'],
  [paths.companyRests, 'sell'],
  [paths.companyWarehouses, 'sell'],
  [paths.companyDelivery, 'sell'],
  [paths.companyShowcases, 'sell'],
  [paths.companyBuyers, 'papers'],
];

interface RightNoteProps {
  company: Pick<Company, 'id' | 'rights'>;
  /** The path of the open page. */
  pathname: string;
}

/** Says who changes what the page shows, to whoever may only look. */
export function RightNote({ company: { id, rights }, pathname }: RightNoteProps) {
  const [, right] = RIGHTS.find(([path]) => `${pathname}/`.startsWith(`${path(id)}/`)) ?? [];
  if (!right || rights.includes(right)) return null;
  return (
    <div className={css.right}>
      <Note title="Здесь вы только смотрите.">
        Менять может {whoMay(right)}. Попросите владельца компании.
      </Note>
    </div>
  );
}
