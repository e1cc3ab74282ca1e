import {
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { options } from '../options.ts';

const items = options.map(({ value, label }) => ({ id: value, name: label }));

/** React Aria's own example, unchanged. */
export function Candidate() {
  return (
    <ComboBox defaultItems={items}>
      <Label>Model</Label>
      <Input />
      <Popover>
        <ListBox<(typeof items)[number]> style={{ maxHeight: 245, overflow: 'auto' }}>
          {(item) => <ListBoxItem>{item.name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
