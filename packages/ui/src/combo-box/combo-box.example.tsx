import { ComboBox } from '@org/ui/combo-box';

const brands = ['Bridgestone', 'Cordiant', 'Hankook', 'Kumho', 'Nokian', 'Pirelli', 'Toyo'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

export function Example() {
  return (
    <ComboBox
      label="Brands"
      placeholder="Choose brands"
      selectionMode="multiple"
      items={brands}
      defaultValue={['nokian']}
    />
  );
}
