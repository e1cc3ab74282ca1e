import {
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { options } from '../options.ts';

const items = options.map(({ value, label }) => ({ id: value, name: label }));

/** React Aria's example for long lists. */
export function Candidate() {
  return (
    <ComboBox defaultItems={items}>
      <Label>Model</Label>
      <Input />
      <Popover style={{ width: 'var(--trigger-width)' }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox<(typeof items)[number]>
            style={{ display: 'block', height: 245, overflow: 'auto', padding: 0 }}
          >
            {(item) => <ListBoxItem>{item.name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}
