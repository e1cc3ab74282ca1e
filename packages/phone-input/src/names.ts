import type { Iso2 } from './countries.generated.ts';

const displays = new Map<string, Intl.DisplayNames>();
const names = new Map<string, string>();

/**
 * Name of a country in a language, from the data that browsers carry; English where the language is unknown.
 *
 * @param style `short` where the language has a shorter one: `UK` rather than `United Kingdom`
 */
export function countryName(iso2: Iso2, locale: string, style: 'long' | 'short' = 'long'): string {
  const language = `${locale} ${style}`;
  const key = `${iso2} ${language}`;
  let name = names.get(key);
  if (name === undefined) {
    const code = iso2.toUpperCase();
    let display = displays.get(language);
    if (!display) {
      display = new Intl.DisplayNames([locale, 'en'], { type: 'region', style });
      displays.set(language, display);
    }
    name = display.of(code) ?? code;
    names.set(key, name);
  }
  return name;
}
