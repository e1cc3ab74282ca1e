import { PhoneInput, type PhoneInputProps } from '@org/phone-input';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Functions that a probe names, because an address holds none. */
const JUDGES: Record<string, PhoneInputProps['isValid']> = {
  message: (digits) => digits.length === 11 || 'Digits are missing',
  boolean: (digits) => digits.length === 11,
};

const { judge, ...props } = JSON.parse(
  new URLSearchParams(location.search).get('props') ?? '{}',
) as PhoneInputProps & { judge?: string };

/** The field with the props of the address, and what it reported last. */
function PhonePage() {
  const [reported, setReported] = useState<unknown>(null);
  return (
    <>
      <PhoneInput
        {...props}
        {...(judge && { isValid: JUDGES[judge] })}
        onChange={(digits, country, forms) => setReported({ digits, country, forms })}
      />
      <output>{JSON.stringify(reported)}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PhonePage />);
