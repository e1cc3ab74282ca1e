import { PhoneInput } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { useState } from 'react';

export function Example() {
  const [digits, setDigits] = useState('');
  return (
    <PhoneInput
      label="Phone"
      name="phone"
      country="ru"
      preferredCountries={['ru', 'by', 'kz']}
      value={digits}
      onChange={setDigits}
      isValid={(number) => isPossible(number) || 'This number is too short or too long'}
    />
  );
}
