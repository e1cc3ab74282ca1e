import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Checkbox, CheckboxGroup } from '../checkbox/checkbox.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { Link } from '../link/link.tsx';
import { NumberStepper } from '../number-stepper/number-stepper.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { ControlCase } from './given.ts';

/** Components that can have the focus. */
export const controls: ControlCase[] = [
  { name: 'Button', gets: 'button', draw: (given) => <Button {...given}>Save</Button> },
  {
    name: 'ButtonLink',
    gets: 'a',
    draw: (given) => (
      <ButtonLink {...given} href="#a">
        Go
      </ButtonLink>
    ),
  },
  {
    name: 'IconButton',
    gets: 'button',
    draw: (given) => <IconButton {...given} label="Search" icon={<SearchIcon />} />,
  },
  {
    name: 'Link',
    gets: 'a',
    draw: (given) => (
      <Link {...given} href="#a">
        Go
      </Link>
    ),
  },
  {
    name: 'Checkbox',
    gets: 'input',
    ref: 'div',
    hasReadOnly: true,
    draw: (given) => <Checkbox {...given}>XL</Checkbox>,
  },
  {
    name: 'Switch',
    gets: 'input',
    ref: 'label',
    hasReadOnly: true,
    draw: (given) => <Switch {...given}>XL</Switch>,
  },
  {
    name: 'DateField',
    gets: '[role=group]',
    ref: 'div',
    hasReadOnly: true,
    described: '[role=group], [role=spinbutton], button',
    draw: (given) => <DateField {...given} label="Shipped on" hint="Some" />,
  },
  {
    name: 'NumberStepper',
    gets: 'input',
    hasReadOnly: true,
    draw: (given) => <NumberStepper {...given} label="Quantity" />,
  },
  {
    name: 'SearchField',
    gets: 'input',
    hasReadOnly: true,
    draw: (given) => <SearchField {...given} label="Find" />,
  },
  {
    name: 'TextArea',
    gets: 'textarea',
    hasReadOnly: true,
    draw: (given) => <TextArea {...given} label="About" hint="Some" />,
  },
  {
    name: 'TextField',
    gets: 'input',
    hasReadOnly: true,
    draw: (given) => <TextField {...given} label="Name" hint="Some" />,
  },
  {
    name: 'Select',
    gets: '[role=combobox]',
    hasReadOnly: true,
    draw: (given) => <Select {...given} label="City" items={[]} hint="Some" />,
  },
  {
    name: 'ComboBox',
    gets: '[role=combobox]',
    hasReadOnly: true,
    draw: (given) => <ComboBox {...given} label="City" items={[]} hint="Some" />,
  },
  {
    name: 'CheckboxGroup',
    gets: '[role=group]',
    hasReadOnly: true,
    draw: ({ onFocus, onBlur, ...given }) => (
      <CheckboxGroup {...given} label="Marks">
        <Checkbox value="xl" onFocus={onFocus} onBlur={onBlur}>
          XL
        </Checkbox>
      </CheckboxGroup>
    ),
  },
];
