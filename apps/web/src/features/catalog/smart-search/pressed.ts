import type { Search } from '../search/catalog-search.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The search after a press: what it changes was no longer asked by the text, which no longer says what is shown. */
export function pressed(wanted: Search, from: Search): Search {
  const { asked, ...others } = wanted;
  if (!asked || asked !== from.asked) return wanted;
  const valueIn = ({ filters, car, rear }: Search, name: string) =>
    name === 'car' ? car : name === 'rear' ? rear : filters[name];
  const fields = asked.fields.filter((name) => isSame(valueIn(wanted, name), valueIn(from, name)));
  if (fields.length === asked.fields.length && wanted.q === from.q) return wanted;
  return fields.length > 0 ? { ...others, asked: { text: '', fields } } : others;
}
