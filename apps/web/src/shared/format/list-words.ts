import { countOf, formatNumber, pluralOf } from './format.ts';

/** Words of a list of choices with a search field. */
export const listWords = (search: string) => ({
  search,
  clear: 'Очистить поиск',
  more: 'Ещё',
  moreOfCount: (count: number) => `Ещё ${formatNumber(count)}`,
  empty: 'Ничего не нашлось',
  loading: 'Загружаем',
  retry: 'Повторить',
  found: (count: number) =>
    `${pluralOf(count, ['Найден', 'Найдено', 'Найдено'])} ${countOf(count, ['вариант', 'варианта', 'вариантов'])}`,
});
