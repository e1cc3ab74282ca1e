import { Button } from '../button/button.tsx';
import { CheckboxList } from '../checkbox-list/checkbox-list.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { Popover, PopoverTrigger } from '../popover/popover.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Slider } from '../slider/slider.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { createToastQueue, ToastRegion } from '../toast/toast.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type Case, nothing } from './given.ts';

const toasts = createToastQueue();
toasts.info('Saved', { timeoutMs: 0 });

/** Components with several parts, and layers above the page. */
export const groups: Case[] = [
  {
    name: 'CheckboxList',
    gets: '[role=listbox]',
    draw: (given) => <CheckboxList {...given} label="Cities" items={[]} />,
  },
  {
    name: 'RadioGroup',
    gets: '[role=radiogroup]',
    draw: (given) => (
      <RadioGroup {...given} label="Payment">
        <Radio value="bill">Bill</Radio>
      </RadioGroup>
    ),
  },
  {
    name: 'SegmentedControl',
    gets: '[role=radiogroup]',
    draw: (given) => (
      <SegmentedControl {...given} label="View" options={[{ value: 'a', label: 'A' }]} />
    ),
  },
  {
    name: 'Slider',
    gets: '[role=group]',
    described: 'input',
    draw: (given) => <Slider {...given} label="Price" minValue={0} maxValue={9} />,
  },
  {
    name: 'FileDrop',
    gets: 'div',
    described: 'button.own, button',
    draw: (given) => <FileDrop {...given} label="Price list" onFiles={nothing} />,
  },
  {
    name: 'Tabs',
    gets: 'div',
    described: null,
    draw: (given) => (
      <Tabs {...given}>
        <TabList aria-label="Company">
          <Tab id="a">A</Tab>
        </TabList>
        <TabPanel id="a">1</TabPanel>
      </Tabs>
    ),
  },
  {
    name: 'TabList',
    gets: '[role=tablist]',
    described: null,
    draw: (given) => (
      <Tabs>
        <TabList {...given} aria-label="Company">
          <Tab id="a">A</Tab>
        </TabList>
        <TabPanel id="a">1</TabPanel>
      </Tabs>
    ),
  },
  {
    name: 'Modal',
    gets: '[role=dialog]',
    draw: (given) => <Modal {...given} title="Delivery" defaultOpen />,
  },
  {
    name: 'ConfirmDialog',
    gets: '[role=alertdialog]',
    described: null,
    draw: (given) => (
      <ConfirmDialog {...given} title="Delete?" confirmLabel="Delete" onConfirm={nothing} isOpen>
        All of it.
      </ConfirmDialog>
    ),
  },
  {
    name: 'Sheet',
    gets: '[role=dialog]',
    draw: (given) => <Sheet {...given} title="Filters" defaultOpen />,
  },
  {
    name: 'Popover',
    gets: '[role=dialog]',
    draw: (given) => (
      <PopoverTrigger defaultOpen>
        <Button>What</Button>
        <Popover {...given} title="This">
          1
        </Popover>
      </PopoverTrigger>
    ),
  },
  {
    name: 'Menu',
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
  {
    name: 'Tooltip',
    gets: '[role=tooltip]',
    draw: (given) => (
      <Tooltip {...given} content="Average" isOpen>
        <Button>4.9</Button>
      </Tooltip>
    ),
  },
  {
    name: 'ToastRegion',
    gets: '[role=region]',
    described: null,
    draw: (given) => <ToastRegion {...given} queue={toasts} />,
  },
];
