'use client';
import { PhoneInput, type PhoneInputProps, usePhoneInput } from '@org/phone-input';
import { conformanceCases } from '@org/phone-input/conformance';
import {
  allCountries,
  type Country,
  caretOffset,
  countDigits,
  formatPhone,
  guessCountry,
  isPossible,
  parsePaste,
} from '@org/phone-input/core';
import { definePhoneInput } from '@org/phone-input/element';
import { examplePlaceholder } from '@org/phone-input/examples';
import { renderFlag } from '@org/phone-input/flags';
import { isOfKind } from '@org/phone-input/kinds';
import { ru } from '@org/phone-input/words/ru';
import { createElement, useEffect, useState } from 'react';

const settings: PhoneInputProps = { country: 'ru', preferredCountries: ['ru', 'by', 'kz'] };

function Field() {
  const [digits, setDigits] = useState('79161234567');
  return <PhoneInput {...settings} value={digits} onChange={setDigits} name="phone" isRequired />;
}

function Headless() {
  const phone = usePhoneInput({ country: 'us' });
  return <input {...phone.inputProps} aria-label="Phone without a look" />;
}

function Rules() {
  const country: Country | null = guessCountry('79161234567');
  const text = formatPhone('79161234567', country);
  const pasted = parsePaste('8 (916) 123-45-67', country);
  return (
    <p>
      {allCountries().length} {text} {pasted.digits} {String(isPossible(pasted.digits))}{' '}
      {countDigits(text, caretOffset(text, 4, 1), 1)}
    </p>
  );
}

function Element() {
  useEffect(() => definePhoneInput(), []);
  return createElement('phone-input', { name: 'phone', country: 'ru' });
}

/** Every entry point of the package, used as an application that installed it would. */
export function Gallery() {
  return (
    <>
      <section data-entry="." data-opens="listbox">
        <Field />
      </section>
      <section data-entry="core">
        <Rules />
        <Headless />
      </section>
      <section data-entry="conformance">{Object.keys(conformanceCases).length}</section>
      <section data-entry="element">
        <Element />
      </section>
      <section data-entry="flags">
        <PhoneInput label="With flags" country="by" renderFlag={renderFlag} />
      </section>
      <section data-entry="examples">
        <PhoneInput country="kz" prefill={false} placeholder={examplePlaceholder('mobile')} />
      </section>
      <section data-entry="kinds">{String(isOfKind('79161234567', 'mobile'))}</section>
      <section data-entry="words/ru">
        <PhoneInput {...ru} errorMessage={undefined} />
      </section>
    </>
  );
}
