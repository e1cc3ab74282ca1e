import { PhoneInput, type PhoneInputProps } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { ru } from '@org/phone-input/words/ru';
import { useEffect, useState } from 'react';

/** A phone number with its country, in Russian; ours and the neighbours' come first. */
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

/** All flags are heavier than the field: they follow it, and where they do not come, letters stay. */
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
