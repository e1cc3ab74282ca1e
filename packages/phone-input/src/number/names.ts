import type { Iso2 } from '../generated/countries.generated.ts';
import { once } from './once.ts';

type Style = 'long' | 'short';

// A field asks for a name with every key, and the browser's data take their time.
const namesIn = once((locale: string) =>
  once((style: Style) => {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', style });
    return once((iso2: Iso2) => names.of(iso2.toUpperCase()) as string);
  }),
);

/**
 * Name of a country in a language, from the data that browsers carry; English where the language is unknown. Codes
 * without a name come back as they are.
 *
 * @param style `short` where the language has a shorter one: `UK` rather than `United Kingdom`
 */
export const countryName = (iso2: Iso2, locale: string, style: Style = 'long') =>
  namesIn(locale)(style)(iso2);
