import { useState } from 'react';
import PhoneInput from 'react-phone-number-input';
import 'react-phone-number-input/style.css';

export function Candidate() {
  const [value, setValue] = useState<string>();
  return (
    <PhoneInput
      international
      defaultCountry="RU"
      value={value}
      onChange={setValue}
      aria-label="Phone"
    />
  );
}
