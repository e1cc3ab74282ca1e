import { CheckboxList } from '@org/ui/checkbox-list';

const brands = [
  { value: 'nokian', label: 'Nokian', count: 214 },
  { value: 'pirelli', label: 'Pirelli', count: 96 },
  { value: 'toyo', label: 'Toyo', count: 31 },
];

export function Example() {
  return (
    <div style={{ width: 260 }}>
      <CheckboxList label="Brands" items={brands} defaultValue={['toyo']} />
    </div>
  );
}
