import facts from '../../facts/suppliers.json' with { type: 'json' };
import type { Random } from '../random.ts';
import { type City, cities, cityOf } from './party-cities.ts';

/** Kinds of trade: the ids of sections, the name for people, and a specialist's share of its sections. */
export const TRADES = {
  all: { sections: [1, 2, 3, 4, 5, 6, 7], name: 'Шины и диски всех видов', weight: 0.6 },
  cars: { sections: [1, 2], name: 'Легковые шины и диски', weight: 0.4 },
  trucks: { sections: [3, 4, 5], name: 'Грузовые шины и диски', weight: 2 },
  farm: { sections: [3, 5], name: 'Сельхоз, индустриальные и карьерные шины', weight: 2 },
  moto: { sections: [6, 7], name: 'Мото- и квадрошины', weight: 3 },
  wheels: { sections: [2, 4], name: 'Легковые и грузовые диски', weight: 1 },
} as const satisfies Record<string, { sections: number[]; name: string; weight: number }>;

type TradeKind = keyof typeof TRADES;

/** Who a supplier is. How it trades is random. */
export interface Profile {
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

export const namedProfiles: readonly Profile[] = facts.map((fact) => ({
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
export function furtherProfile(at: number, random: Random): Profile {
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
