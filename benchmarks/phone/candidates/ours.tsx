import { useState } from 'react';
import { PhoneInput } from '../../../packages/phone-input/src/phone-input.tsx';

export function Candidate() {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      label={null}
      aria-label="Phone"
      country="ru"
      locale="en"
      value={value}
      onChange={setValue}
    />
  );
}
