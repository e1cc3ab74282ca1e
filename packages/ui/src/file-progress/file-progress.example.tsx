import { Columns } from '@org/ui/columns';
import { FileProgress } from '@org/ui/file-progress';

export function Example() {
  return (
    <Columns columns="wide">
      <FileProgress
        name="prices.xlsx"
        details="2 MB, sending"
        value={40}
        removeLabel="Stop"
        onRemove={() => console.log('stopped')}
      />
    </Columns>
  );
}
