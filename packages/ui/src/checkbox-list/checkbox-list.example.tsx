import { CheckboxList } from '@org/ui/checkbox-list';
import { Columns } from '@org/ui/columns';

const brands = [
  { value: 'nokian', label: 'Nokian', count: 214 },
  { value: 'pirelli', label: 'Pirelli', count: 96 },
  { value: 'toyo', label: 'Toyo', count: 31 },
];

export function Example() {
  return (
    <Columns columns="medium">
      <CheckboxList label="Brands" items={brands} defaultValue={['toyo']} />
    </Columns>
  );
}
