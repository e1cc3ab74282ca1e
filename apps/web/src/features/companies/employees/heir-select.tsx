import { Select } from '@org/ui/select';
import type { Employee, Mandate } from '../companies.atoms.ts';
import * as css from './employees.css.ts';
import { noteOf, titleOf } from './mandate-words.ts';

interface HeirSelectProps {
  companyId: string;
  mandate: Mandate;
  heirs: readonly Employee[];
  /** Id of the employee who takes it over; empty if it ends. */
  value: string;
  onChange: (employeeId: string) => void;
}

/** The option that stands for nobody. */
const ENDS = 'ends';

/** One thing that acts in the name of an employee, and the field for who takes it over. */
export function HeirSelect({ companyId, mandate, heirs, value, onChange }: HeirSelectProps) {
  const note = noteOf(mandate, companyId);
  const items = [
    ...heirs.map(({ id, full_name, me }) => ({ value: id, label: me ? 'Мне' : full_name })),
    { value: ENDS, label: 'Прекратить' },
  ];
  return (
    <li className={css.mandate}>
      <Select
        label={titleOf(mandate)}
        hint={note || undefined}
        items={items}
        value={value || ENDS}
        onChange={(key) => onChange(key === ENDS ? '' : (key ?? ''))}
      />
    </li>
  );
}
