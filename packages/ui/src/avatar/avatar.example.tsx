import { Avatar } from '@org/ui/avatar';

export function Example() {
  return (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar name="Ada Lovelace" isDecorative /> Ada Lovelace
    </span>
  );
}
