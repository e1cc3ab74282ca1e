import { productPath } from '@org/trade/product-path';
import type { BreadcrumbList, Product as SchemaProduct, WithContext } from 'schema-dts';
import { titleOf } from '../../shared/format/marking.ts';
import { sections } from '../../shared/sections.ts';
import type { Product } from './search/product-words.ts';

const roubles = (kopecks: number) => (kopecks / 100).toFixed(2);

/** The address of a product's picture, if there is one. */
export const pictureOf = ({ image }: Product, origin: string) =>
  image ? new URL(image, origin || undefined).href : undefined;

/** A product for machines, in the words of schema.org. @param origin of its address */
export function productData(product: Product, origin: string): WithContext<SchemaProduct> {
  const { brand, article, size, offers_count, min_bulk_price: min, max_bulk_price: max } = product;
  const url = origin + productPath(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: titleOf(product),
    url,
    ...(product.image && { image: pictureOf(product, origin) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    size,
    ...(article !== null && { mpn: article }),
    ...(min !== null && {
      offers: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: 'RUB',
        lowPrice: roubles(min),
        ...(max !== null && { highPrice: roubles(max) }),
        offerCount: offers_count,
        availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  };
}

/** The way from the first page to a product, for machines. */
export function breadcrumbData(product: Product, origin: string): WithContext<BreadcrumbList> {
  const section = sections.find(({ code }) => code === product.section);
  const steps = [
    { name: 'Протектор', path: '/' },
    { name: section?.label ?? '', path: section?.path ?? '/' },
    { name: titleOf(product), path: productPath(product) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
