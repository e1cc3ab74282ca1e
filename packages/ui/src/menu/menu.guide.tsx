import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

export const guide: Guide = {
  use: [
    'Three to ten rarely used actions share one button.',
    'The actions of a row have no room in the row.',
  ],
  avoid: [
    ['One of them is what most people want', 'Button beside the menu'],
    ['A value of a form is chosen', 'Select'],
    ['It holds fields', 'Popover'],
  ],
  pairs: [
    {
      good: (
        <MenuTrigger>
          <Button>More</Button>
          <Menu>
            <MenuItem>Copy the address</MenuItem>
            <MenuItem isDanger>Delete…</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
      why: 'What can’t be taken back stands last, and asks first.',
      bad: (
        <MenuTrigger>
          <Button>More</Button>
          <Menu>
            <MenuItem>Save</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
      whyNot: 'One action behind a menu costs a press for nothing.',
    },
  ],
  anatomy: [
    ['Button that opens it', 'button'],
    ['Box, which flips where there is no room', '[role=menu]'],
    ['Sections with a title', '[role=group]'],
    ['Item: icon, words, and something short at the end', '[role=menuitem]'],
  ],
  picture: (
    <MenuTrigger>
      <Button>More</Button>
      <Menu>
        <MenuSection title="The list">
          <MenuItem>Copy the address</MenuItem>
          <MenuItem isDanger>Delete…</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  opens: 'button',
  criteria: [
    ['4.1.2', 'A menu of the ARIA practices: letters go to the item that begins with them'],
    ['2.4.3', 'The focus returns to the button'],
  ],
  keys: [
    ['Enter, Space, ArrowDown', 'Opens it from the button, on its first item'],
    ['ArrowUp', 'Opens it on its last item'],
    ['ArrowDown, ArrowUp', 'Goes through the items, round the ends'],
    ['Home, End', 'Goes to the first or the last item'],
    ['A letter', 'Goes to the next item that begins with it'],
    ['Enter, Space', 'Chooses the item'],
    ['Escape', 'Closes it; the button has the focus again'],
  ],
  words: [
    'Verbs for actions, nouns for places.',
    'All items in one form: “Copy”, “Rename”, “Delete…”.',
  ],
  components: {
    Menu: {
      gets: '[role=menu]',
      draw: (given) => (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu {...given}>
            <MenuItem>One</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
    },
    MenuItem: {
      isNamedById: true,
      gets: '[role=menuitem]',
      draw: (given) => (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu>
            <MenuItem {...given}>One</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
    },
    MenuSection: {
      isNamedById: true,
      gets: '[role=group]',
      described: null,
      draw: (given) => (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu>
            <MenuSection {...given} title="All">
              <MenuItem>One</MenuItem>
            </MenuSection>
          </Menu>
        </MenuTrigger>
      ),
    },
    MenuSeparator: {
      isNamedById: true,
      gets: '[role=separator]',
      draw: (given) => (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu>
            <MenuItem>One</MenuItem>
            <MenuSeparator {...given} />
            <MenuItem>Two</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
    },
    MenuTrigger: null,
  },
};
