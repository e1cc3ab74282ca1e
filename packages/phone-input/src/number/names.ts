import type { Iso2 } from '../generated/countries.generated.ts';
import { once } from './once.ts';

type Style = 'long' | 'short';

// The field needs a name on every key, and reading it from the browser's data is slow.
const namesIn = once((locale: string) =>
  once((style: Style) => {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', style });
    return once((iso2: Iso2) => names.of(iso2.toUpperCase()) as string);
  }),
);

/**
 * Name of a country in a language, from the browser's data; English if the language is unknown. A code without a name
 * is returned as it is.
 *
 * @param style `short` for a shorter name if the language has one: `UK` instead of `United Kingdom`
 */
export const countryName = (iso2: Iso2, locale: string, style: Style = 'long') =>
  namesIn(locale)(style)(iso2);
