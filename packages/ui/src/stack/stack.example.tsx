import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';

export function Example() {
  return (
    <Stack gap={4}>
      <TextField label="Name" />
      <TextField label="City" />
    </Stack>
  );
}
