import type { DeliveryTerm, DeliveryTerms } from '../delivery-draft.ts';

const term = (changes: Partial<DeliveryTerm> = {}): DeliveryTerm => ({
  warehouse_id: '1',
  days_min: 2,
  days_max: 2,
  cutoff: 960,
  workdays: [1, 2, 3, 4, 5, 6],
  basis: 'piece',
  price: 7500,
  disk_price: 6000,
  min_cost: 60_000,
  free_from: 12_000_000,
  ...changes,
});

const warehouse = (id: string, name: string, city: string) => ({
  id,
  name,
  city,
  region: `${city} и область`,
  time_zone: 'Asia/Yekaterinburg',
  delivery_days_min: 0,
  delivery_days_max: 0,
});

export const terms: DeliveryTerms = {
  revision: 3,
  warehouses: [warehouse('1', 'Основной', 'Екатеринбург'), warehouse('2', 'Северный', 'Челябинск')],
  cities: ['Екатеринбург', 'Казань', 'Омск', 'Челябинск'].map((name) => ({
    name,
    region: `${name} и область`,
  })),
  goods: [
    { title: '205/55 R16', section: 'tyres', grams: 9333, volume: 81_870, bulk_price: 640_000 },
  ],
  zones: [
    {
      name: 'Город склада',
      own_city: true,
      everywhere: false,
      cities: [],
      regions: [],
      terms: [
        term({ days_min: 0, days_max: 0, basis: 'order', price: 0, min_cost: 0, disk_price: null }),
      ],
    },
    {
      name: 'Поволжье',
      own_city: false,
      everywhere: false,
      cities: ['Казань'],
      regions: [],
      terms: [term(), term({ warehouse_id: '2', basis: 'weight', price: 1400, disk_price: null })],
    },
  ],
};
