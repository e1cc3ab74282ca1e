import { Columns } from '@org/ui/columns';
import { TextField } from '@org/ui/text-field';

export function Example() {
  return (
    <Columns columns={2} from={768}>
      <TextField label="Name" />
      <TextField label="City" />
    </Columns>
  );
}
