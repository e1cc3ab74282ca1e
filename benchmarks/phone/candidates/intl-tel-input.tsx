import IntlTelInput from '@intl-tel-input/react/with-utils';
import { useState } from 'react';
import 'intl-tel-input/styles';

export function Candidate() {
  const [value, setValue] = useState('');
  return (
    <IntlTelInput
      initialCountry="ru"
      value={value}
      onChangeNumber={setValue}
      inputProps={{ 'aria-label': 'Phone' }}
    />
  );
}
