import { useRef } from 'react';
import { renderFlag } from '../../packages/phone-input/src/flags.tsx';
import { popover } from '../../packages/phone-input/src/list/country-picker.css.ts';
import { CountryRowsBox } from '../../packages/phone-input/src/list/country-rows-box.tsx';
import { SearchField } from '../../packages/phone-input/src/list/search-field.tsx';
import { useCountryRows } from '../../packages/phone-input/src/list/use-country-rows.ts';
import { getCountries } from '../../packages/phone-input/src/number/country.ts';
import { PhoneInput, type PhoneInputProps } from '../../packages/phone-input/src/phone-input.tsx';
import { Part } from './part.tsx';
import * as css from './sheet.css.ts';

const countries = getCountries();
const texts = {
  locale: 'ru',
  searchPlaceholder: 'Найти страну',
  searchNotFound: 'Такой страны нет в списке',
  countriesLabel: 'Страны',
  preferredCountries: ['ru', 'by', 'kz', 'us', 'gb'],
  renderFlag,
} satisfies Partial<PhoneInputProps>;

const nothing = () => undefined;

function Phone(props: PhoneInputProps) {
  return <PhoneInput {...texts} country="ru" countryLabel="Страна" {...props} />;
}

/** The list that opens under the button, placed on the sheet. */
function OpenList({ id }: { id: string }) {
  const russia = countries.find(({ iso2 }) => iso2 === 'ru') ?? null;
  const list = useCountryRows({ ...texts, countries, country: russia, digits: '7' });
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={`${popover} ${css.inPlace}`}>
      <SearchField
        {...texts}
        id={id}
        inputRef={search}
        activeId={undefined}
        onSearch={list.search}
      />
      <CountryRowsBox
        id={id}
        boxRef={box}
        label={texts.countriesLabel}
        list={list}
        isFocusable={false}
        activeId={undefined}
        onPick={nothing}
        renderFlag={renderFlag}
      />
    </div>
  );
}

export function Phones({ id }: { id: string }) {
  return (
    <Part title="Телефон">
      <div className={css.pair}>
        <div className={css.stack}>
          <Phone label={null} aria-label="Телефон" value="7343288410" />
          <OpenList id={`${id}-countries`} />
        </div>
        <div className={css.stack}>
          <Phone label="Закрыт" value="73432884107" />
          <Phone label="Страна по коду" value="3752914120" hint="Определили по первым цифрам" />
          <Phone
            label="Ошибка"
            value="7343288"
            isValid={false}
            defaultErrorMessage="Не хватает 4 цифр"
          />
        </div>
      </div>
    </Part>
  );
}
