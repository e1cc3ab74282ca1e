import { useState } from 'react';
import { PhoneInput } from 'react-international-phone';
import 'react-international-phone/style.css';

export function Candidate() {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      defaultCountry="ru"
      value={value}
      onChange={setValue}
      inputProps={{ 'aria-label': 'Phone' }}
    />
  );
}
