import { Chip, ChipGroup } from '../chip/chip.tsx';
import type { SelectionMode } from '../internal/picker/picker-value.ts';
import type { Picker } from '../internal/picker/use-picker.ts';
import type { ComboBoxProps } from './combo-box-props.ts';

/** Whether the chosen options are chips under the field. What cannot be changed has no crosses: it stays in the field. */
export const showsChips = <Mode extends SelectionMode>(
  { hasChips, isDisabled, isReadOnly }: ComboBoxProps<Mode>,
  { isMultiple, chosen }: Picker,
) => Boolean(hasChips && isMultiple && !isDisabled && !isReadOnly) && chosen.length > 0;

interface ChosenChipsProps {
  label: string;
  picker: Picker;
}

/** The chosen options, each with a cross. When the last is gone, the field has the focus. */
export function ChosenChips({ label, picker }: ChosenChipsProps) {
  const remove = (value: string) => {
    const left = picker.values.filter((one) => one !== value);
    picker.setValues(left);
    if (left.length === 0) picker.trigger.current?.focus();
  };
  return (
    <ChipGroup label={label} onRemove={remove}>
      {picker.chosen.map(({ value, label: text }) => (
        <Chip key={value} id={value}>
          {text}
        </Chip>
      ))}
    </ChipGroup>
  );
}
