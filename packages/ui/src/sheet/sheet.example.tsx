import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { Sheet, SheetTrigger } from '@org/ui/sheet';

export function Example() {
  return (
    <SheetTrigger>
      <Button>Filters</Button>
      <Sheet
        title="Filters"
        footer={
          <Button variant="primary" slot="close">
            Show 214 tyres
          </Button>
        }
      >
        <Checkbox>With studs</Checkbox>
        <Checkbox>RunFlat</Checkbox>
      </Sheet>
    </SheetTrigger>
  );
}
