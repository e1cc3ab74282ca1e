import { FileProgress } from '@org/ui/file-progress';

export function Example() {
  return (
    <div style={{ width: 320 }}>
      <FileProgress
        name="prices.xlsx"
        details="2 MB, sending"
        value={40}
        removeText="Stop"
        onRemove={() => console.log('stopped')}
      />
    </div>
  );
}
