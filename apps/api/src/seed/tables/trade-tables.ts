import type { Supplier } from '../parties/suppliers.ts';
import type { Trade } from '../trade/trade.ts';
import type { Table } from './seed-table.ts';

const COMPANY_COLUMNS = [
  'id',
  'name',
  'legal_form',
  'inn',
  'kpp',
  'ogrn',
  'city_id',
  'vat_rate',
  'min_order_sum',
  'pickup',
  'phone',
  'email',
  'site',
  'description',
  'working_hours',
  'legal_address',
  'actual_address',
  'price_list_at',
  'registered_at',
  'bank_bic',
  'bank_account',
  'bank_correspondent_account',
  'bank_name',
];

/** Returns an address that does not exist: every Russian city has this street, but no house on it has this number. */
const addressOf = ({ city: { name, region }, at }: Supplier) =>
  `${region === name ? '' : `${region}, `}г. ${name}, ул. Складская, д. ${900 + at}`;

const companyRow = (supplier: Supplier): unknown[] => [
  supplier.id,
  supplier.name,
  supplier.legalForm,
  supplier.requisites.inn,
  supplier.requisites.kpp,
  supplier.requisites.ogrn,
  supplier.city.id,
  supplier.vatRate,
  supplier.minOrderSum,
  supplier.pickup,
  supplier.phone,
  `opt@${supplier.slug}.example`,
  `https://${supplier.slug}.example`,
  supplier.description,
  supplier.workingHours,
  addressOf(supplier),
  addressOf(supplier),
  supplier.priceListAt,
  supplier.registeredAt,
  supplier.bank.bic,
  supplier.bank.account,
  supplier.bank.correspondentAccount,
  supplier.bank.name,
];

const OFFER_COLUMNS = [
  'supplier_id',
  'product_id',
  'warehouse_id',
  'city_id',
  'section',
  'bulk_price',
  'vat_rate',
  'quantity',
  'quantity_is_minimum',
  'min_order',
  'multiple',
  'dot_year',
  'dot_week',
  'country',
  'customs_declaration',
  'updated_at',
];

function* offerRows(trade: Trade): Generator<unknown[]> {
  for (const product of trade.products()) {
    for (const offer of trade.offers(product)) {
      const { supplier, warehouse, dot } = offer;
      yield [
        supplier.id,
        product.id,
        warehouse.id,
        warehouse.city.id,
        product.section,
        offer.price,
        supplier.vatRate,
        offer.quantity,
        offer.quantityIsMinimum,
        offer.minOrder,
        offer.multiple,
        dot?.year,
        dot?.week,
        offer.country,
        offer.customsDeclaration,
        supplier.priceListAt,
      ];
    }
  }
}

function* historyRows(trade: Trade): Generator<unknown[]> {
  for (const product of trade.products())
    for (const { day, minBulkPrice, offersCount } of trade.history(product))
      yield [product.id, day.toISOString().slice(0, 10), minBulkPrice, offersCount];
}

export const supplierTables = ({ suppliers }: Trade): Table[] => [
  { name: 'company', columns: COMPANY_COLUMNS, rows: suppliers.map(companyRow) },
  {
    name: 'warehouse',
    columns: [
      'id',
      'company_id',
      'city_id',
      'name',
      'delivery_days_min',
      'delivery_days_max',
      'address',
      'working_hours',
    ],
    rows: suppliers.flatMap(({ id, warehouses, workingHours }) =>
      warehouses.map((warehouse) => [
        warehouse.id,
        id,
        warehouse.city.id,
        warehouse.name,
        ...warehouse.deliveryDays,
        // no street has so many houses
        `ул. Складская, д. ${900 + warehouse.id}`,
        workingHours,
      ]),
    ),
  },
];

export const offerTables = (trade: Trade): Table[] => [
  { name: 'offer', columns: OFFER_COLUMNS, rows: offerRows(trade), expected: trade.size.offers },
  {
    name: 'price_history',
    columns: ['product_id', 'day', 'min_bulk_price', 'offers_count'],
    rows: historyRows(trade),
  },
];
