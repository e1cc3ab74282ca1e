import { expect, test } from 'vitest';
import { withFavorite } from './favorites.ts';

const supplier = (id: string, favorite: boolean) => ({ id, name: `Поставщик ${id}`, favorite });

test('changes the supplier everywhere, and nothing else', () => {
  const pages = {
    pages: [
      {
        data: [
          { id: 'a', supplier: supplier('1', false) },
          { id: '1', price: 7 },
        ],
      },
      { data: [{ id: 'b', supplier: supplier('2', false) }], meta: null },
    ],
  };
  const next = withFavorite(pages, '1', true);
  expect(next.pages[0]?.data).toEqual([
    { id: 'a', supplier: supplier('1', true) },
    { id: '1', price: 7 },
  ]);
  expect(next.pages[1]).toBe(pages.pages[1]);
  expect(pages.pages[0]?.data[0]).toEqual({ id: 'a', supplier: supplier('1', false) });
});

test('data that does not speak of the supplier stays the same object', () => {
  const data = { data: [supplier('2', true)] };
  expect(withFavorite(data, '1', true)).toBe(data);
  expect(withFavorite(data, '2', true)).toBe(data);
});
