import { ComboBox } from '@org/ui/combo-box';
import { listWords } from '../../shared/format/list-words.ts';
import type { Names } from '../../shared/names/use-names.ts';
import type { SupplierSearch } from './supplier-search.ts';

interface NamesFieldProps {
  label: string;
  names: Names;
  value: readonly string[];
  field: 'city' | 'brand';
  onChange: (changes: Partial<SupplierSearch>) => void;
}

/** A filter by several names, found as they are typed. */
export function NamesField({ label, names, value, field, onChange }: NamesFieldProps) {
  return (
    <ComboBox
      aria-label={label}
      placeholder={label}
      size="l"
      selectionMode="multiple"
      {...names}
      selectedItems={value.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={(picked) => onChange({ [field]: [...picked] })}
      clearText="Очистить"
      words={listWords(label)}
    />
  );
}
