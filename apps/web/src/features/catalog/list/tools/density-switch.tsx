import { DenseRowsIcon, RowsIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtom } from 'jotai';
import { densityAtom } from '../../../../shared/atoms.ts';
import { isDensity } from '../../../../shared/session/preferences.ts';

const options = [
  { value: 'comfortable', label: 'Обычные строки', icon: <RowsIcon size={16} />, isIconOnly: true },
  { value: 'dense', label: 'Плотные строки', icon: <DenseRowsIcon size={16} />, isIconOnly: true },
];

/** Sets how tall the rows are; the choice is remembered. */
export function DensitySwitch() {
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <SegmentedControl
      label="Высота строк"
      options={options}
      value={[density]}
      onChange={([value]) => isDensity(value) && setDensity(value)}
    />
  );
}
