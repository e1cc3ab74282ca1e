import { PhoneInput, type PhoneInputProps } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';

/** A phone number with its country, in Russian; ours and the neighbours' come first. */
export function PhoneField(props: PhoneInputProps) {
  return (
    <PhoneInput
      label="Телефон"
      country="ru"
      preferredCountries={['ru', 'by', 'kz', 'us', 'gb']}
      placeholder="+7 (343) 000-00-00"
      countryLabel="Страна"
      searchPlaceholder="Найти страну"
      searchNotFound="Такой страны нет в списке"
      defaultErrorMessage="Укажите телефон"
      isValid={(digits, country) =>
        isPossible(digits, country?.countryCode) || 'В номере не хватает цифр или есть лишние'
      }
      {...props}
    />
  );
}
