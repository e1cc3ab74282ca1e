import { Select } from '@org/ui/select';
import { type Fact, keyOf } from './facts-words.ts';

interface FactSelectProps {
  fact: Fact;
  value: string;
  onChange: (key: string) => void;
}

/** The option that stands for no own value. */
const OTHERS = 'others';

/** The field for the own value of one fact. */
export function FactSelect({ fact, value, onChange }: FactSelectProps) {
  const { label, value_label, choices } = fact;
  const items = [
    { value: OTHERS, label: `Как в прайс-листах${value_label ? `: ${value_label}` : ''}` },
    ...choices.map((choice) => ({ value: keyOf(choice.value), label: choice.label })),
  ];
  return (
    <Select
      label={label}
      items={items}
      value={value || OTHERS}
      onChange={(key) => onChange(key === OTHERS ? '' : (key ?? ''))}
    />
  );
}
