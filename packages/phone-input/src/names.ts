import type { Iso2 } from './countries.generated.ts';

const displays = new Map<string, Intl.DisplayNames>();

/** Name of a country in a language, from the data that browsers carry; English where the language is unknown. */
export function countryName(iso2: Iso2, locale: string): string {
  let display = displays.get(locale);
  if (!display) {
    display = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
    displays.set(locale, display);
  }
  return display.of(iso2.toUpperCase()) ?? iso2.toUpperCase();
}
