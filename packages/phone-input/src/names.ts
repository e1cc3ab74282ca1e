import type { Iso2 } from './countries.generated.ts';

const displays = new Map<string, Intl.DisplayNames>();

/**
 * Name of a country in a language, from the data that browsers carry; English where the language is unknown.
 *
 * @param style `short` where the language has a shorter one: `UK` rather than `United Kingdom`
 */
export function countryName(iso2: Iso2, locale: string, style: 'long' | 'short' = 'long'): string {
  const key = `${locale} ${style}`;
  let display = displays.get(key);
  if (!display) {
    display = new Intl.DisplayNames([locale, 'en'], { type: 'region', style });
    displays.set(key, display);
  }
  // Codes without a name come back as they are.
  return display.of(iso2.toUpperCase()) as string;
}
