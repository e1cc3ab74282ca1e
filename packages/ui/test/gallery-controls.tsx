import { Button, type ButtonProps } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { CheckboxList } from '@org/ui/checkbox-list';
import { ComboBox } from '@org/ui/combo-box';
import { DateField } from '@org/ui/date-field';
import { FileDrop } from '@org/ui/file-drop';
import { IconButton } from '@org/ui/icon-button';
import { SearchIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { NumberStepper } from '@org/ui/number-stepper';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { SearchField } from '@org/ui/search-field';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Slider } from '@org/ui/slider';
import { Switch } from '@org/ui/switch';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import type { GallerySection } from './gallery-section.ts';

const words = {
  search: 'Find a city',
  empty: 'No such city',
  loading: 'Loading',
  retry: 'Try again',
  found: (count: number) => `Found: ${count}`,
  clear: 'Clear',
  more: () => 'More cities',
};

const cities = ['Kazan', 'Omsk', 'Perm', 'Tyumen'].map((label) => ({ value: label, label }));

// @ts-expect-error An unknown look is an error: the types, too, reach the application.
const look: ButtonProps['variant'] = 'unknown';

/** What is pressed, typed and chosen. */
export const controls: GallerySection[] = [
  { entry: 'button', content: <Button variant={look && 'primary'}>Save</Button> },
  { entry: 'button-link', content: <ButtonLink href="#save">Go</ButtonLink> },
  { entry: 'icon-button', content: <IconButton label="Search" icon={<SearchIcon />} /> },
  { entry: 'icons', content: <SearchIcon size={16} /> },
  { entry: 'link', content: <Link href="#terms">Terms</Link> },
  {
    entry: 'text-field',
    content: (
      <TextField label="Name" defaultValue="Wheel" isDisabled={undefined} hint={undefined} />
    ),
  },
  { entry: 'text-area', content: <TextArea label="About" /> },
  { entry: 'date-field', content: <DateField label="Shipped on" defaultValue="2026-11-24" /> },
  {
    entry: 'number-stepper',
    content: (
      <NumberStepper label="Quantity" decreaseText="Less" increaseText="More" defaultValue={4} />
    ),
  },
  { entry: 'search-field', content: <SearchField label="Search" clearText="Clear" /> },
  {
    entry: 'select',
    opens: 'listbox',
    content: <Select label="Sort by" items={cities} words={words} defaultValue="Omsk" />,
  },
  {
    entry: 'combo-box',
    opens: 'listbox',
    content: <ComboBox label="City" items={cities} words={words} />,
  },
  {
    entry: 'checkbox',
    content: (
      <CheckboxGroup label="Features" defaultValue={['xl']}>
        <Checkbox value="xl">XL</Checkbox>
        <Checkbox value="runflat">RunFlat</Checkbox>
      </CheckboxGroup>
    ),
  },
  {
    entry: 'checkbox-list',
    content: <CheckboxList label="Cities" items={cities} words={words} foldedCount={2} />,
  },
  {
    entry: 'radio-group',
    content: (
      <RadioGroup label="Payment" defaultValue="bill">
        <Radio value="bill">Bill</Radio>
        <Radio value="card">Card</Radio>
      </RadioGroup>
    ),
  },
  { entry: 'switch', content: <Switch>Favourites only</Switch> },
  {
    entry: 'segmented-control',
    content: (
      <SegmentedControl
        label="Order"
        defaultValue={['price']}
        options={[
          { value: 'price', label: 'Price' },
          { value: 'time', label: 'Time' },
        ]}
      />
    ),
  },
  {
    entry: 'slider',
    content: (
      <Slider
        label="Price"
        thumbLabels={['From', 'To']}
        minValue={0}
        maxValue={100}
        defaultValue={[20, 80]}
        counts={[1, 4, 9, 4, 1]}
      />
    ),
  },
  {
    entry: 'file-drop',
    content: (
      <FileDrop
        label="Price list"
        dropLabel="Drop a file here"
        buttonText="Choose a file"
        onFiles={() => {}}
      />
    ),
  },
];
