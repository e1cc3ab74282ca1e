import { ATTRIBUTES } from '@org/trade/attributes';
import { brandId, brandOf } from '../goods/brands.ts';
import { labels } from '../goods/good-labels.ts';
import type { Filters } from '../goods/seed-product.ts';
import { inventGtin } from '../parties/requisites.ts';
import type { Product, Trade } from '../trade/trade.ts';
import { valueId } from './reference-tables.ts';
import { mapRows, type Table } from './seed-table.ts';

/** Returns an article of a range that no maker uses, as for GTINs. */
const articleOf = (id: number) => `2${String(id).padStart(7, '0')}`;

const plain = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('×', 'x').replace(/\s+/g, ' ').trim();

const searchText = ({ id, ware }: Product) =>
  plain(
    [ware.brand, ...brandOf(ware.brand).aliases, ware.model, articleOf(id), ...ware.words].join(
      ' ',
    ),
  );

/** Returns the ids of models, in the order in which products first need them. */
function modelIds({ catalog }: Trade): Map<string, number> {
  const ids = new Map<string, number>();
  for (let at = 0; at < catalog.count; at++) {
    const { brand, model } = catalog.name(at);
    const key = `${brand}\t${model}`;
    if (!ids.has(key)) ids.set(key, ids.size + 1);
  }
  return ids;
}

const PLAIN_FILTERS = Object.values(ATTRIBUTES).flatMap((attribute) =>
  attribute.kind === 'word' || attribute.kind === 'brand' || attribute.kind === 'model'
    ? []
    : [attribute.column],
);
const WORD_FILTERS = Object.keys(labels) as (keyof typeof labels)[];

const filterValues = (filters: Filters): unknown[] => [
  ...PLAIN_FILTERS.map((column) => filters[column]),
  ...WORD_FILTERS.map((attribute) => {
    const value = filters[attribute];
    return value === undefined ? null : valueId(attribute, value);
  }),
];

export function catalogTables(trade: Trade): Table[] {
  const models = modelIds(trade);
  const modelId = ({ ware }: Product) => models.get(`${ware.brand}\t${ware.model}`);
  const expected = trade.catalog.count;

  return [
    {
      name: 'model',
      columns: ['id', 'brand_id', 'name'],
      rows: [...models].map(([key, id]) => {
        const [brand = '', name = ''] = key.split('\t');
        return [id, brandId(brand), name];
      }),
    },
    {
      name: 'product',
      columns: [
        'id',
        'section',
        'brand_id',
        'model_id',
        'size',
        'load_index',
        'speed_index',
        'article',
        'barcode',
        'country',
        'specs',
        'search_text',
      ],
      rows: mapRows(trade.products(), (product) => {
        const { id, section, ware } = product;
        return [
          id,
          section,
          brandId(ware.brand),
          modelId(product),
          ware.size,
          ware.loadIndex,
          ware.speedIndex,
          articleOf(id),
          inventGtin(id),
          brandOf(ware.brand).country,
          ware.specs,
          searchText(product),
        ];
      }),
      expected,
    },
    {
      name: 'listing',
      columns: [
        'product_id',
        'section',
        'brand_id',
        'model_id',
        'sort_name',
        ...PLAIN_FILTERS,
        ...WORD_FILTERS,
      ],
      rows: mapRows(trade.products(), (product) => {
        const { id, section, ware } = product;
        const sortName = plain(`${ware.brand} ${ware.model} ${ware.size}`);
        return [
          id,
          section,
          brandId(ware.brand),
          modelId(product),
          sortName,
          ...filterValues({ ...ware.filters, country: brandOf(ware.brand).country }),
        ];
      }),
      expected,
    },
  ];
}
