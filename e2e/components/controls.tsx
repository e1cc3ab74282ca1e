import { PhoneInput } from '@org/phone-input';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { CheckboxList } from '@org/ui/checkbox-list';
import { CodeField } from '@org/ui/code-field';
import { ComboBox } from '@org/ui/combo-box';
import { DateField } from '@org/ui/date-field';
import { DateRangeField } from '@org/ui/date-range-field';
import { NumberStepper } from '@org/ui/number-stepper';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { SearchField } from '@org/ui/search-field';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Slider } from '@org/ui/slider';
import { Switch } from '@org/ui/switch';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import type { ReactNode } from 'react';

/** A component that holds a value, as its parent uses it. */
export interface Control<Value = unknown> {
  name: string;
  /** Two values, and the one that stands for nothing. */
  one: Value;
  other: Value;
  none: Value;
  draw: (owned: Owned<Value>) => ReactNode;
  /** What the component shows, as text. */
  shown: (root: HTMLElement) => string;
  /** Whether a form resets it. @default true */
  isReset?: boolean;
  /** Keys that type `one` into it; then its error goes when it loses the focus. @default it is not typed */
  typed?: string;
}

export interface Owned<Value> {
  value: Value;
  onChange: (value: Value) => void;
  name: string;
  isRequired?: boolean;
  isInvalid?: boolean;
  errorMessage?: string;
}

const input = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('input:not([type=hidden]), textarea')?.value ?? '';
const checked = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).join();
const pressed = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-checked=true], [aria-pressed=true], [aria-selected=true]')]
    .map(({ textContent }) => textContent)
    .join();

const items = ['A', 'B', 'C'].map((value) => ({ value, label: value }));

const control = <Value,>(one: Control<Value>) => one as unknown as Control;

/** Every component of both libraries that holds a value. */
export const controls: readonly Control[] = [
  control<string>({
    name: 'TextField',
    typed: 'A',
    one: 'A',
    other: 'B',
    none: '',
    draw: (owned) => <TextField label="Name" {...owned} />,
    shown: input,
  }),
  control<string>({
    name: 'CodeField',
    typed: '417028',
    one: '417028',
    other: '902118',
    none: '',
    draw: (owned) => <CodeField label="Name" {...owned} />,
    shown: input,
  }),
  control<string>({
    name: 'TextArea',
    typed: 'A',
    one: 'A',
    other: 'B',
    none: '',
    draw: (owned) => <TextArea label="Words" {...owned} />,
    shown: input,
  }),
  control<string>({
    name: 'SearchField',

    one: 'A',
    other: 'B',
    none: '',
    draw: (owned) => <SearchField label="Search" {...owned} />,
    shown: input,
  }),
  control<number>({
    name: 'NumberStepper',
    one: 4,
    other: 8,
    none: 0,
    draw: ({ isRequired: _, ...owned }) => <NumberStepper label="Pieces" {...owned} />,
    shown: input,
  }),
  control<string | null>({
    name: 'DateField',
    typed: '112426',
    one: '2026-11-24',
    other: '2027-01-31',
    none: null,
    draw: (owned) => <DateField label="Shipped on" {...owned} />,
    shown: (root) =>
      [...root.querySelectorAll('[role=spinbutton]:not([data-placeholder])')]
        .map(({ textContent }) => textContent)
        .join('.'),
  }),
  control<{ from: string; to: string } | null>({
    name: 'DateRangeField',
    typed: '11242026123126',
    one: { from: '2026-11-24', to: '2026-12-31' },
    other: { from: '2027-01-31', to: '2027-02-01' },
    none: null,
    draw: ({ name, ...owned }) => (
      <DateRangeField label="Paid" startName={`${name}_from`} endName={`${name}_to`} {...owned} />
    ),
    shown: (root) =>
      [...root.querySelectorAll('[role=spinbutton]:not([data-placeholder])')]
        .map(({ textContent }) => textContent)
        .join('.'),
  }),
  control<string | null>({
    name: 'Select',
    one: 'A',
    other: 'B',
    none: null,
    draw: (owned) => <Select label="City" items={items} {...owned} />,
    shown: (root) => root.querySelector('[role=combobox]')?.textContent ?? '',
  }),
  control<string | null>({
    name: 'ComboBox',
    one: 'A',
    other: 'B',
    none: null,
    draw: (owned) => <ComboBox label="City" items={items} {...owned} />,
    shown: (root) => root.querySelector('[role=combobox]')?.textContent ?? '',
  }),
  control<readonly string[]>({
    name: 'CheckboxGroup',
    one: ['A'],
    other: ['B', 'C'],
    none: [],
    draw: ({ value, ...owned }) => (
      <CheckboxGroup label="Marks" value={[...value]} {...owned}>
        {items.map((item) => (
          <Checkbox key={item.value} value={item.value}>
            {item.label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    ),
    shown: checked,
  }),
  control<boolean>({
    name: 'Checkbox',
    one: true,
    other: false,
    none: false,
    draw: ({ value, ...owned }) => (
      <Checkbox isSelected={value} {...owned} value="yes">
        Agreed
      </Checkbox>
    ),
    shown: checked,
  }),
  control<boolean>({
    name: 'Switch',
    one: true,
    other: false,
    none: false,
    draw: ({ value, isRequired: _, ...owned }) => (
      <Switch isSelected={value} {...owned} value="yes">
        Letters
      </Switch>
    ),
    shown: checked,
  }),
  control<string | null>({
    name: 'RadioGroup',
    one: 'A',
    other: 'B',
    none: null,
    draw: (owned) => (
      <RadioGroup label="One of" {...owned}>
        {items.map((item) => (
          <Radio key={item.value} value={item.value}>
            {item.label}
          </Radio>
        ))}
      </RadioGroup>
    ),
    shown: checked,
  }),
  control<readonly string[]>({
    name: 'CheckboxList',
    one: ['A'],
    other: ['B', 'C'],
    none: [],
    draw: ({ value, onChange }) => (
      <CheckboxList label="Brands" items={items} value={value} onChange={onChange} />
    ),
    shown: pressed,
    isReset: false,
  }),
  control<readonly string[]>({
    name: 'SegmentedControl',
    one: ['A'],
    other: ['B'],
    none: [],
    draw: ({ value, onChange }) => (
      <SegmentedControl label="View" options={items} value={value} onChange={onChange} />
    ),
    shown: pressed,
    isReset: false,
  }),
  control<readonly [number, number]>({
    name: 'Slider',
    one: [1, 5],
    other: [2, 3],
    none: [0, 9],
    draw: ({ value, onChange }) => (
      <Slider label="Price" minValue={0} maxValue={9} value={value} onChange={onChange} />
    ),
    shown: (root) =>
      [...root.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value).join(),
    isReset: false,
  }),
  control<string>({
    name: 'PhoneInput',
    typed: '9161234567',
    one: '79161234567',
    other: '375294911911',
    none: '',
    draw: (owned) => <PhoneInput country="ru" {...owned} />,
    shown: (root) => root.querySelector<HTMLInputElement>('input[type=hidden]')?.value ?? '',
  }),
];
