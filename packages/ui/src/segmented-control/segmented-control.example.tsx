import { SegmentedControl } from '@org/ui/segmented-control';

export function Example() {
  return (
    <SegmentedControl
      label="Order"
      defaultValue={['price']}
      options={[
        { value: 'price', label: 'Price' },
        { value: 'time', label: 'Time' },
        { value: 'name', label: 'Name' },
      ]}
    />
  );
}
