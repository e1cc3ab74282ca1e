import { useState } from 'react';
import ReactPhoneInput from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';

// The package is CommonJS: a bundler may hand over its exports instead of the component.
const Component =
  (ReactPhoneInput as unknown as { default?: typeof ReactPhoneInput }).default ?? ReactPhoneInput;

export function Candidate() {
  const [value, setValue] = useState('');
  return (
    <Component
      country="ru"
      enableSearch
      value={value}
      onChange={setValue}
      inputProps={{ 'aria-label': 'Phone' }}
    />
  );
}
