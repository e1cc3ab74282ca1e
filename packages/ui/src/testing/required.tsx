import type { ReactNode } from 'react';
import { Checkbox, CheckboxGroup } from '../checkbox/checkbox.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

interface Judged {
  isRequired?: boolean;
  validationBehavior?: 'native' | 'aria';
}

/** Fields that can be required. A stepper always has a number, and a switch is valid in both states. */
export const required: { name: string; draw: (judged: Judged) => ReactNode }[] = [
  { name: 'Checkbox', draw: (judged) => <Checkbox {...judged}>XL</Checkbox> },
  {
    name: 'CheckboxGroup',
    draw: (judged) => (
      <CheckboxGroup {...judged} label="Marks">
        <Checkbox value="xl">XL</Checkbox>
      </CheckboxGroup>
    ),
  },
  { name: 'ComboBox', draw: (judged) => <ComboBox {...judged} label="City" items={[]} /> },
  { name: 'DateField', draw: (judged) => <DateField {...judged} label="Shipped on" /> },
  {
    name: 'RadioGroup',
    draw: (judged) => (
      <RadioGroup {...judged} label="Payment">
        <Radio value="bill">Bill</Radio>
      </RadioGroup>
    ),
  },
  { name: 'SearchField', draw: (judged) => <SearchField {...judged} label="Find" /> },
  { name: 'Select', draw: (judged) => <Select {...judged} label="City" items={[]} /> },
  { name: 'TextArea', draw: (judged) => <TextArea {...judged} label="About" /> },
  { name: 'TextField', draw: (judged) => <TextField {...judged} label="Name" /> },
];
