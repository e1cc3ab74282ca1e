import { NumberField } from '@org/ui/number-field';

export function Example() {
  return (
    <NumberField
      label="Price"
      defaultValue={14280}
      minValue={0}
      formatOptions={{ style: 'currency', currency: 'EUR' }}
    />
  );
}
