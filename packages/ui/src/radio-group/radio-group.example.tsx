import { Radio, RadioGroup } from '@org/ui/radio-group';

export function Example() {
  return (
    <RadioGroup label="Delivery" name="delivery" defaultValue="self">
      <Radio value="self">I fetch it</Radio>
      <Radio value="truck">To my door</Radio>
    </RadioGroup>
  );
}
