import { NumberStepper } from '@org/ui/number-stepper';

export function Example() {
  return <NumberStepper label="Quantity" defaultValue={4} minValue={4} maxValue={40} step={4} />;
}
