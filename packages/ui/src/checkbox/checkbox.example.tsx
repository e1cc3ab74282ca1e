import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';

export function Example() {
  return (
    <CheckboxGroup label="Show" defaultValue={['stock']} name="show">
      <Checkbox value="stock">In stock only</Checkbox>
      <Checkbox value="studs">With studs</Checkbox>
      <Checkbox value="runflat">RunFlat</Checkbox>
    </CheckboxGroup>
  );
}
