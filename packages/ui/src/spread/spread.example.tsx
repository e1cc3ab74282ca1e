import { Spread } from '@org/ui/spread';

export function Example() {
  return <Spread values={[100, 104, 110, 124]} label="Four prices within 24 %" />;
}
