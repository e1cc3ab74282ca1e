import { Progress } from '@org/ui/progress';

export function Example() {
  return (
    <div style={{ width: 260 }}>
      <Progress label="Reading 1 240 rows" value={66} />
    </div>
  );
}
