import { millisecondsInHour } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { v7 } from 'uuid';
import facts from '../../reference/suppliers.json' with { type: 'json' };
import { hash, type Random, randomOf } from '../goods/random.ts';
import { type City, cities, cityOf, inventPhone } from './party-cities.ts';
import { type Bank, inventBank, inventRequisites, type Requisites } from './requisites.ts';

/** Kinds of trade: the ids of sections, the name for people, and a specialist's share of its sections. */
const TRADES = {
  all: { sections: [1, 2, 3, 4, 5, 6, 7], name: 'Шины и диски всех видов', weight: 0.6 },
  cars: { sections: [1, 2], name: 'Легковые шины и диски', weight: 0.4 },
  trucks: { sections: [3, 4, 5], name: 'Грузовые шины и диски', weight: 2 },
  farm: { sections: [3, 5], name: 'Сельхоз, индустриальные и карьерные шины', weight: 2 },
  moto: { sections: [6, 7], name: 'Мото- и квадрошины', weight: 3 },
  wheels: { sections: [2, 4], name: 'Легковые и грузовые диски', weight: 1 },
} as const satisfies Record<string, { sections: number[]; name: string; weight: number }>;

type TradeKind = keyof typeof TRADES;

/** Who a supplier is. How it trades is random. */
interface Profile {
  name: string;
  /** Its name in e-mail addresses and URLs. */
  slug: string;
  legalForm: string;
  city: City;
  trade: TradeKind;
  vatRate: number | null;
  warehouseCities: readonly City[];
  /** What its description says in addition. */
  note?: string | undefined;
  /** Set if its price list is late. */
  feedAgeHours?: number | undefined;
  /** Sells what is left from a season: single old tyres. */
  sellsLeftovers: boolean;
}

const namedProfiles: readonly Profile[] = facts.map((fact) => ({
  name: fact.name,
  slug: fact.slug,
  legalForm: fact.legal_form,
  city: cityOf(fact.city),
  trade: fact.trade as TradeKind,
  vatRate: fact.vat_rate,
  warehouseCities: fact.warehouses.map(cityOf),
  note: fact.note,
  feedAgeHours: fact.feed_age_hours,
  sellsLeftovers: fact.leftovers ?? false,
}));

const FIRST =
  'Вектор Горизонт Меридиан Орбита Пилот Рубеж Спутник Турбо Форвард Экспресс Альянс Базис Гранит Дельта Импульс Курс Линия Маяк Норд Полюс'.split(
    ' ',
  );
const SECOND = 'Шина Колесо Авто Трейд Опт Снаб Резина Логистик Склад Партнёр Диск Протектор'.split(
  ' ',
);

const COMMON_TRADES: TradeKind[] = [
  'all',
  'all',
  'cars',
  'cars',
  'cars',
  'trucks',
  'farm',
  'moto',
  'wheels',
];

/** Returns the profile of a supplier beyond the named ones. There are as many as pairs of words. */
function furtherProfile(at: number, random: Random): Profile {
  const place = at - namedProfiles.length;
  const first = FIRST[place % FIRST.length];
  const second = SECOND[Math.floor(place / FIRST.length) % SECOND.length];
  const start = random.between(0, cities.length - 1);
  const places = Array.from(
    { length: random.between(1, 4) },
    (_, step) => cities[(start + step * 7) % cities.length] as City,
  );
  return {
    name: `${first} ${second}`,
    slug: `supplier-${at + 1}`,
    legalForm: 'ООО',
    city: places[0] as City,
    trade: random.pick(COMMON_TRADES),
    vatRate: random.pick([22, 22, 22, 22, 22, 5, 7, null]),
    warehouseCities: places,
    sellsLeftovers: false,
  };
}

export interface Warehouse {
  id: number;
  city: City;
  name: string;
  deliveryDays: readonly [min: number, max: number];
}

export interface Supplier extends Profile {
  /** Index in the list of suppliers, from 0. */
  at: number;
  id: string;
  sections: readonly number[];
  warehouses: readonly Warehouse[];
  requisites: Requisites;
  bank: Bank;
  /** Kopecks. */
  minOrderSum: number;
  pickup: boolean;
  workingHours: string;
  phone: string;
  description: string;
  priceListAt: Date;
  registeredAt: Date;
  /** Its share of the trade, relative to the others. */
  weight: number;
  /** Its prices relative to the usual ones. */
  markup: number;
  /** Larger stock is shown as «more than» this. */
  showsUpTo: number | undefined;
  /** Sells by the piece instead of by the set. */
  sellsPieces: boolean;
}

const MIN_ORDER_ROUBLES = [0, 0, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000];
const WORKING_HOURS = [
  'пн–пт 9:00–18:00',
  'пн–пт 8:30–17:30, сб 9:00–14:00',
  'пн–сб 9:00–19:00',
  'ежедневно 8:00–20:00',
];

/** Returns a UUIDv7 of this time, with random bits that depend on the keys. */
function uuidOf(time: Date, ...keys: number[]): string {
  const random = Uint8Array.from({ length: 16 }, (_, at) => hash(...keys, at) & 255);
  return v7({ msecs: time.getTime(), random });
}

/** Returns the age of a price list, in hours: most are from the last three hours, the others from the last day. */
const feedAge = (random: Random) => random.share() * (random.chance(0.75) ? 3 : 22);

function warehousesOf(profile: Profile, firstId: number, random: Random): Warehouse[] {
  return profile.warehouseCities.map((city, order) => {
    const isNear = city === profile.city;
    const min = isNear ? random.between(0, 1) : random.between(0, 2);
    return {
      id: firstId + order,
      city,
      name: order === 0 ? `Основной склад, ${city.name}` : `Склад ${city.name}`,
      deliveryDays: [min, min + (isNear ? random.between(0, 1) : random.between(0, 2))],
    };
  });
}

function createSupplier(at: number, seed: number, now: Date, firstWarehouse: number): Supplier {
  const random = randomOf(seed, at, 7001);
  const profile = namedProfiles[at] ?? furtherProfile(at, random);
  const { city, legalForm, note, feedAgeHours = feedAge(random) } = profile;
  const trade = TRADES[profile.trade];
  // some have registered only recently
  const registeredAt = subHours(now, 24 * Math.round(8 + 1492 * random.share() ** 1.6));
  return {
    ...profile,
    at,
    id: uuidOf(registeredAt, seed, at),
    sections: trade.sections,
    warehouses: warehousesOf(profile, firstWarehouse, random),
    requisites: inventRequisites(random, city.regionCode, legalForm),
    bank: inventBank(randomOf(seed, at, 7002), legalForm),
    sellsPieces: random.chance(0.2),
    minOrderSum: random.pick(MIN_ORDER_ROUBLES) * 100,
    pickup: random.chance(0.75),
    workingHours: random.pick(WORKING_HOURS),
    phone: inventPhone(city, random.between(100, 999)),
    description: `${trade.name} оптом, ${city.name}.${note ? ` ${note}` : ''}`,
    priceListAt: subMilliseconds(now, feedAgeHours * millisecondsInHour),
    registeredAt,
    weight: trade.weight + 0.1 + 1.6 * random.share() ** 2,
    markup: -0.05 + 0.11 * random.share(),
    showsUpTo: random.chance(0.3) ? random.pick([20, 20, 30]) : undefined,
  };
}

/** Creates the suppliers: at least the named ones. A large trade has one for every five thousand offers, up to 200. */
export function createSuppliers(offers: number, seed: number, now: Date): Supplier[] {
  const count = Math.max(namedProfiles.length, Math.min(200, Math.round(offers / 5000)));
  const suppliers: Supplier[] = [];
  let warehouses = 1;
  for (let at = 0; at < count; at++) {
    const supplier = createSupplier(at, seed, now, warehouses);
    warehouses += supplier.warehouses.length;
    suppliers.push(supplier);
  }
  return suppliers;
}
