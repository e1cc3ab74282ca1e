import { Columns } from '@org/ui/columns';
import { Slider } from '@org/ui/slider';

export function Example() {
  return (
    <Columns columns="medium">
      <Slider
        label="Price, thousand"
        minValue={0}
        maxValue={100}
        defaultValue={[20, 60]}
        counts={[1, 4, 9, 14, 9, 6, 3, 1]}
      />
    </Columns>
  );
}
