import { Columns } from '@org/ui/columns';
import { Progress } from '@org/ui/progress';

export function Example() {
  return (
    <Columns columns="medium">
      <Progress label="Reading 1 240 rows" value={66} />
    </Columns>
  );
}
