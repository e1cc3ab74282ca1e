import { getCountries } from '../../packages/phone-input/src/country.ts';
import { CountryList } from '../../packages/phone-input/src/country-list-box.tsx';
import { popover } from '../../packages/phone-input/src/country-picker.css.ts';
import { renderFlag } from '../../packages/phone-input/src/flags.tsx';
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

export function Phones({ id }: { id: string }) {
  return (
    <Part title="Телефон">
      <div className={css.pair}>
        <div className={css.stack}>
          <Phone label={null} aria-label="Телефон" value="7343288410" />
          <div className={`${popover} ${css.inPlace}`}>
            <CountryList
              {...texts}
              id={`${id}-countries`}
              countries={countries}
              country={countries.find(({ iso2 }) => iso2 === 'ru') ?? null}
              getDigits={() => '7'}
              onSelect={nothing}
              close={nothing}
            />
          </div>
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
