import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a formatter that groups digits by the locale, with a narrow no-break space instead of a wide one. */
export function useCountFormat(): (count: number) => string {
  const { locale } = useLocale();
  return formatter(locale);
}

const formatters = new Map<string, (count: number) => string>();

function formatter(locale: string) {
  const known = formatters.get(locale);
  if (known) return known;
  const { format } = new Intl.NumberFormat(locale, { useGrouping: true });
  const made = (count: number) => format(count).replaceAll('\u00a0', '\u202f');
  formatters.set(locale, made);
  return made;
}
