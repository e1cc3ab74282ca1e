import { Button } from '@org/ui/button';
import { Popover, PopoverTrigger } from '@org/ui/popover';

export function Example() {
  return (
    <PopoverTrigger>
      <Button variant="link">What is a staggered set?</Button>
      <Popover title="Staggered set">The rear tyres are wider than the front ones.</Popover>
    </PopoverTrigger>
  );
}
