import { Button } from '@org/ui/button';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@org/ui/menu';

export function Example() {
  return (
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu onAction={(key) => console.log(key)}>
        <MenuItem id="rename">Rename</MenuItem>
        <MenuItem id="copy">Copy the address</MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" isDanger>
          Delete…
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
