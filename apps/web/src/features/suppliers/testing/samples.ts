import type { Supplier, SupplierCard } from '../supplier-words.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const card: SupplierCard = {
  id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d10',
  name: 'Шинторг Урал',
  reliability: { orders: 214, confirmed: 97, answer_minutes: 120 },
  city: 'Екатеринбург',
  favorite: true,
  logo: null,
  registered_at: '2021-03-14T10:00:00+05:00',
  price_list_at: hoursAgo(1),
  vat_rate: 22,
  terms: { min_order_sum: 2000000, delivery_days: 1, pickup: true },
  sections: [
    { section: 'tyres', products: 814, offers: 1214, quantity: 21400 },
    { section: 'disks', products: 120, offers: 140, quantity: 900 },
  ],
  products_count: 934,
  offers_count: 1354,
  cities: ['Екатеринбург', 'Тюмень'],
};

export const cards: SupplierCard[] = [
  card,
  {
    ...card,
    id: '2',
    name: 'Грузовая резина и диски Сибири',
    reliability: { orders: 3, confirmed: null, answer_minutes: null },
    city: 'Новосибирск',
    cities: ['Новосибирск'],
    favorite: false,
    price_list_at: hoursAgo(70),
    vat_rate: null,
    terms: { min_order_sum: 0, delivery_days: 0, pickup: false },
    sections: [
      { section: 'truck_tyres', products: 61, offers: 61, quantity: 400 },
      { section: 'special_tyres', products: 21, offers: 21, quantity: 80 },
      { section: 'truck_disks', products: 1, offers: 1, quantity: 4 },
    ],
    products_count: 83,
    offers_count: 83,
  },
  {
    ...card,
    id: '3',
    name: 'Мотошина',
    city: null,
    cities: [],
    favorite: false,
    price_list_at: null,
    terms: { min_order_sum: 500050, delivery_days: null, pickup: true },
    sections: [],
    products_count: 0,
    offers_count: 0,
  },
];

export const supplier: Supplier = {
  ...card,
  description: 'Легковые шины и диски оптом, Екатеринбург.',
  working_hours: 'пн–пт 9:00–18:00',
  phone: '73432001020',
  email: 'opt@shintorg.example',
  site: 'https://shintorg.example',
  socials: { vk: null, telegram: 'shintorg', whatsapp: null },
  legal_form: 'ООО',
  inn: '7707083893',
  ogrn: '1027700132195',
  legal_address: '620000, Екатеринбург, Монтажников, 24',
  actual_address: '620000, Екатеринбург, Монтажников, 24',
  filials: [
    {
      id: '4',
      name: 'Шинторг Тюмень',
      city: 'Тюмень',
      actual_address: 'Тюмень',
      phone: '73452001020',
    },
  ],
  warehouses: [
    {
      name: 'Основной склад, Екатеринбург',
      city: 'Екатеринбург',
      delivery_days_min: 0,
      delivery_days_max: 1,
    },
    { name: 'Склад Тюмень', city: 'Тюмень', delivery_days_min: 2, delivery_days_max: 4 },
  ],
};
