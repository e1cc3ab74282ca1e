import { Button } from '../button/button.tsx';
import { Chip, ChipGroup } from '../chip/chip.tsx';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '../disclosure-row/disclosure-row.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { SortButton } from '../table/table.tsx';
import { Tab, TabLink, TabLinks, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { type Case, nothing } from './given.ts';

/** Parts of other components. The `id` of some is a key for their parent component, not an attribute. */
export const parts: Case[] = [
  {
    name: 'Chip',
    isNamedById: true,
    gets: 'span',
    draw: (given) => (
      <ChipGroup label="Filters" onRemove={nothing}>
        <Chip {...given}>Omsk</Chip>
      </ChipGroup>
    ),
  },
  {
    name: 'DisclosureRowHeader',
    gets: 'div',
    draw: (given) => (
      <DisclosureRow>
        <DisclosureRowHeader {...given}>1</DisclosureRowHeader>
      </DisclosureRow>
    ),
  },
  {
    name: 'DisclosureRowButton',
    isNamedById: true,
    gets: 'button',
    draw: ({ id: _id, ...given }) => (
      <DisclosureRow>
        <DisclosureRowButton {...given} label="Open">
          1
        </DisclosureRowButton>
      </DisclosureRow>
    ),
  },
  {
    name: 'DisclosureRowPanel',
    isNamedById: true,
    gets: '[role=group]',
    draw: ({ id: _id, ...given }) => (
      <DisclosureRow defaultExpanded>
        <DisclosureRowPanel {...given}>1</DisclosureRowPanel>
      </DisclosureRow>
    ),
  },
  {
    name: 'MenuItem',
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
  {
    name: 'MenuSection',
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
  {
    name: 'MenuSeparator',
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
  {
    name: 'Radio',
    gets: 'input',
    ref: 'label',
    draw: (given) => (
      <RadioGroup label="Payment">
        <Radio {...given} value="bill">
          Bill
        </Radio>
      </RadioGroup>
    ),
  },
  {
    name: 'SortButton',
    gets: 'button',
    draw: (given) => (
      <SortButton {...given} onPress={nothing}>
        Price
      </SortButton>
    ),
  },
  {
    name: 'Tab',
    isNamedById: true,
    gets: '[role=tab]',
    draw: (given) => (
      <Tabs>
        <TabList aria-label="Company">
          <Tab {...given}>A</Tab>
        </TabList>
      </Tabs>
    ),
  },
  {
    name: 'TabPanel',
    isNamedById: true,
    gets: '[role=tabpanel]',
    draw: (given) => (
      <Tabs>
        <TabList aria-label="Company">
          <Tab id={given.id}>A</Tab>
        </TabList>
        <TabPanel {...given}>1</TabPanel>
      </Tabs>
    ),
  },
  {
    name: 'TabLink',
    gets: 'a',
    draw: (given) => (
      <TabLinks label="Parts">
        <TabLink {...given} href="#a">
          A
        </TabLink>
      </TabLinks>
    ),
  },
];
