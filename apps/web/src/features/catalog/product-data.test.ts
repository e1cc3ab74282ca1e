import { expect, test } from 'vitest';
import { breadcrumbData, productData } from './product-data.ts';
import type { Product } from './search/product-words.ts';

const product = {
  id: '177',
  section: 'tyres',
  brand: 'Nokian',
  model: 'R5',
  title: 'Nokian R5 205/55 R16 94R',
  size: '205/55 R16',
  load_index: '94',
  speed_index: 'R',
  article: 'T430897',
  image: '/files/r5.jpg',
  min_bulk_price: 1_124_050,
  max_bulk_price: 1_298_000,
  quantity: 188,
  offers_count: 6,
} as Product;

test('a product states its price in roubles and its stock', () => {
  expect(productData(product, 'https://a.ru')).toMatchObject({
    '@type': 'Product',
    name: 'Nokian R5 205/55 R16 94R',
    url: 'https://a.ru/tires/nokian-r5-205-55-r16-94r-177',
    mpn: 'T430897',
    image: 'https://a.ru/files/r5.jpg',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '11240.50',
      highPrice: '12980.00',
      offerCount: 6,
      availability: 'https://schema.org/InStock',
    },
  });
});

test('what nobody sells has no offers, and what nobody states is left out', () => {
  const data = productData(
    {
      ...product,
      article: null,
      image: null,
      min_bulk_price: null,
      max_bulk_price: null,
      quantity: 0,
    },
    '',
  );
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('mpn');
});

test('the way to a product begins at the first page', () => {
  expect(breadcrumbData(product, 'https://a.ru').itemListElement).toMatchObject([
    { position: 1, item: 'https://a.ru/' },
    { position: 2, name: 'Шины', item: 'https://a.ru/tires' },
    { position: 3, item: 'https://a.ru/tires/nokian-r5-205-55-r16-94r-177' },
  ]);
});
