import { v7 } from 'uuid';
import { type City, cities, cityOf, inventPhone } from './cities.ts';
import facts from './facts/suppliers.json' with { type: 'json' };
import { hash, type Random, randomOf } from './random.ts';
import { inventRequisites, type Requisites } from './requisites.ts';

/** What a supplier trades in: ids of sections by the kind of trade. */
const TRADES: Record<string, readonly number[]> = {
  all: [1, 2, 3, 4, 5, 6, 7],
  cars: [1, 2],
  trucks: [3, 4, 5],
  farm: [3, 5],
  moto: [6, 7],
  wheels: [2, 4],
};

export interface Warehouse {
  id: number;
  city: City;
  name: string;
  deliveryDays: readonly [min: number, max: number];
}

export interface Supplier {
  /** Place in the list of suppliers, from 0. */
  at: number;
  id: string;
  name: string;
  slug: string;
  legalForm: string;
  city: City;
  sections: readonly number[];
  warehouses: readonly Warehouse[];
  requisites: Requisites;
  vatRate: number | null;
  rating: number;
  minOrderSum: number;
  pickup: boolean;
  workingHours: string;
  phone: string;
  description: string;
  priceListAt: Date;
  registeredAt: Date;
  /** How much of the trade passes through it, against the others. */
  weight: number;
  /** Its prices against the usual ones. */
  markup: number;
  /** Stock above this is told as «more than». */
  showsUpTo: number | undefined;
  /** Sells by the piece instead of by the set. */
  sellsPieces: boolean;
  /** Sells off what a season left: single old tyres. */
  sellsLeftovers: boolean;
}

interface Profile {
  name: string;
  slug: string;
  legalForm: string;
  city: City;
  trade: string;
  vatRate: number | null;
  warehouseCities: City[];
}

const named = facts.map(
  (fact): Profile => ({
    name: fact.name,
    slug: fact.slug,
    legalForm: fact.legal_form,
    trade: fact.trade,
    vatRate: fact.vat_rate,
    city: cityOf(fact.city),
    warehouseCities: fact.warehouses.map(cityOf),
  }),
);

const FIRST = [
  'Вектор',
  'Горизонт',
  'Меридиан',
  'Орбита',
  'Пилот',
  'Рубеж',
  'Спутник',
  'Турбо',
  'Форвард',
  'Экспресс',
  'Альянс',
  'Базис',
  'Гранит',
  'Дельта',
  'Импульс',
  'Курс',
  'Линия',
  'Маяк',
  'Норд',
  'Полюс',
];
const SECOND = [
  'Шина',
  'Колесо',
  'Авто',
  'Трейд',
  'Опт',
  'Снаб',
  'Резина',
  'Логистик',
  'Склад',
  'Партнёр',
  'Диск',
  'Протектор',
];

/** Beyond the suppliers of the facts: as many more as a large trade needs. */
function furtherProfile(at: number, random: Random): Profile {
  const place = at - named.length;
  const first = FIRST[place % FIRST.length] ?? '';
  const second = SECOND[Math.floor(place / FIRST.length) % SECOND.length] ?? '';
  const round = Math.floor(place / (FIRST.length * SECOND.length));
  const start = random.between(0, cities.length - 1);
  const places = Array.from(
    { length: random.between(1, 4) },
    (_, step) => cities[(start + step * 7) % cities.length] as City,
  );
  return {
    name: `${first} ${second}${round > 0 ? ` ${round + 1}` : ''}`,
    slug: `supplier-${at + 1}`,
    legalForm: 'ООО',
    city: places[0] as City,
    trade: random.pick(['all', 'all', 'cars', 'cars', 'cars', 'trucks', 'farm', 'moto', 'wheels']),
    vatRate: random.pick([22, 22, 22, 22, 22, 5, 7, null]),
    warehouseCities: places,
  };
}

/** Suppliers with a trait of their own, by slug. */
const STALE_FEED = 'enisey-koleso';
const LEFTOVERS = 'ostatok-sezona';
const SPELLINGS: Record<string, string> = {
  donshina: 'В прайс-листе бренды по-русски: Мишлен, Нокиан, Йокохама, Кордиант.',
  'kaspiy-shina':
    'В прайс-листе бренды заглавными буквами и по-старому: MICHELIN, НОКИА, ЙОКОГАМА, НК.ШЗ, БШК.',
};

const HOUR = 3_600_000;

function feedAgeHours(slug: string, random: Random): number {
  if (slug === STALE_FEED) return 49;
  return random.chance(0.75) ? random.share() * 3 : random.share() * 22;
}

const PLACES: Record<string, string> = {
  all: 'Шины и диски всех видов',
  cars: 'Легковые шины и диски',
  trucks: 'Грузовые шины и диски',
  farm: 'Сельхоз, индустриальные и карьерные шины',
  moto: 'Мото- и квадрошины',
  wheels: 'Легковые и грузовые диски',
};

function uuidAt(time: number, seed: number, at: number): string {
  const random = Uint8Array.from({ length: 16 }, (_, place) => hash(seed, at, place, 17) & 255);
  return v7({ msecs: time, random });
}

function warehousesOf(profile: Profile, firstId: number, random: Random): Warehouse[] {
  return profile.warehouseCities.map((city, order) => {
    const near = city === profile.city;
    const min = near ? random.between(0, 1) : random.between(1, 3);
    return {
      id: firstId + order,
      city,
      name: order === 0 ? `Основной склад, ${city.name}` : `Склад ${city.name}`,
      deliveryDays: [min, min + random.between(near ? 0 : 1, near ? 2 : 4)],
    };
  });
}

function createSupplier(at: number, seed: number, now: Date, firstWarehouse: number): Supplier {
  const random = randomOf(seed, at, 7001);
  const profile = named[at] ?? furtherProfile(at, random);
  const { slug, city, legalForm } = profile;
  const registeredAt = new Date(now.getTime() - random.between(90, 1500) * 24 * HOUR);
  return {
    ...profile,
    at,
    id: uuidAt(registeredAt.getTime(), seed, at),
    sections: TRADES[profile.trade] ?? [],
    warehouses: warehousesOf(profile, firstWarehouse, random),
    requisites: inventRequisites(random, city.regionCode, legalForm),
    rating: random.between(34, 50) / 10,
    minOrderSum: random.pick([0, 0, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000]) * 100,
    pickup: random.chance(0.75),
    workingHours: random.pick([
      'пн–пт 9:00–18:00',
      'пн–пт 8:30–17:30, сб 9:00–14:00',
      'пн–сб 9:00–19:00',
      'ежедневно 8:00–20:00',
    ]),
    phone: inventPhone(city, random.between(100, 999)),
    description: [
      `${PLACES[profile.trade] ?? 'Шины и диски'} оптом, ${city.name}.`,
      SPELLINGS[slug],
    ]
      .filter(Boolean)
      .join(' '),
    priceListAt: new Date(now.getTime() - feedAgeHours(slug, random) * HOUR),
    registeredAt,
    weight: 0.4 + 1.6 * random.share() ** 2 + (profile.trade === 'all' ? 0.6 : 0),
    markup: -0.05 + 0.11 * random.share(),
    showsUpTo: random.chance(0.3) ? random.pick([20, 20, 30]) : undefined,
    sellsPieces: random.chance(0.2),
    sellsLeftovers: slug === LEFTOVERS,
  };
}

/** At least the suppliers of the facts; of a large trade, one for every five thousand offers. */
export function createSuppliers(offers: number, seed: number, now: Date): Supplier[] {
  const count = Math.max(named.length, Math.min(200, Math.round(offers / 5000)));
  const suppliers: Supplier[] = [];
  let warehouses = 1;
  for (let at = 0; at < count; at++) {
    const supplier = createSupplier(at, seed, now, warehouses);
    warehouses += supplier.warehouses.length;
    suppliers.push(supplier);
  }
  return suppliers;
}
