import { Select } from '@org/ui/select';
import { useState } from 'react';

const cities = [
  { value: 'ekb', label: 'Yekaterinburg', section: 'Ural' },
  { value: 'tjm', label: 'Tyumen', section: 'Ural' },
  { value: 'oms', label: 'Omsk', section: 'Siberia' },
  { value: 'nsk', label: 'Novosibirsk', section: 'Siberia' },
];

export function Example() {
  const [city, setCity] = useState<string | null>('tjm');
  return <Select label="City" items={cities} value={city} onChange={setCity} name="city" />;
}
