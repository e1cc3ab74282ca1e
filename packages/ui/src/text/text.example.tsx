import { Text } from '@org/ui/text';

export function Example() {
  return (
    <Text size={12} tone="hint">
      Prices of today, 11:42
    </Text>
  );
}
