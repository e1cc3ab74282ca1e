import { PhoneInput, type PhoneInputProps } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { ru } from '@org/phone-input/words/ru';
import { useEffect, useState } from 'react';

/** A phone number with its country, in Russian; the preferred countries come first. */
export function PhoneField(props: PhoneInputProps) {
  return (
    <PhoneInput
      {...ru}
      country="ru"
      preferredCountries={['ru', 'by', 'kz', 'us', 'gb']}
      placeholder="+7 (343) 000-00-00"
      renderFlag={useFlags()}
      errorMessage="Укажите телефон"
      isValid={(digits, country) =>
        isPossible(digits, country?.countryCode) || 'В номере не хватает цифр или есть лишние'
      }
      {...props}
    />
  );
}

/** Loads the flags after the field, because they are heavier than it. If they do not load, the letters stay. */
function useFlags() {
  const [renderFlag, setRenderFlag] = useState<PhoneInputProps['renderFlag']>();
  useEffect(() => {
    import('@org/phone-input/flags').then(
      (flags) => setRenderFlag(() => flags.renderFlag),
      () => undefined,
    );
  }, []);
  return renderFlag;
}
