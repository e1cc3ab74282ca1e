import { type Random, randomOf } from '../goods/random.ts';
import type { Table } from '../tables/seed-table.ts';
import type { Trade } from '../trade/trade.ts';
import { type City, cities } from './party-cities.ts';
import type { Supplier } from './suppliers.ts';

interface Zone {
  name: string;
  own_city?: boolean;
  everywhere?: boolean;
  regions?: string[];
  /** the term of one warehouse */
  term: (city: City, random: Random) => Term | undefined;
}

/** Days on the way, and the price of delivery: roubles, or hundredths of a per cent. */
interface Term {
  days: [min: number, max: number];
  basis: 'order' | 'piece' | 'weight' | 'sum' | 'carrier';
  price: number;
  disk?: number;
  least?: number;
  freeFrom?: number;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
const isEuropean = ({ timeZone }: City) => timeZone.startsWith('Europe/');

/**
 * Returns delivery zones, in the way that wholesalers divide the country: the own city, the own region, the rest of its
 * side of the Urals, the rest of the country.
 */
function zonesOf({ warehouses }: Supplier, random: Random): Zone[] {
  const regions = unique(warehouses.map(({ city }) => city.region));
  const isWest = isEuropean(warehouses[0]?.city ?? (cities[0] as City));
  const side = unique(
    cities.filter((city) => isEuropean(city) === isWest).map((one) => one.region),
  );
  const isFar = (city: City) => isEuropean(city) !== isWest;
  const way = random.pick(['piece', 'weight', 'sum'] as const);
  const prices = {
    piece: 60 + 5 * random.between(0, 8),
    weight: 9 + random.between(0, 8),
    sum: 150,
  };
  const abroad = random.pick(['carrier', 'carrier', 'never', 'weight'] as const);
  return [
    {
      name: 'Город склада',
      own_city: true,
      term: (_, luck) => ({
        days: [0, 0],
        basis: 'order',
        price: luck.pick([0, 300, 500]),
        freeFrom: 20_000,
      }),
    },
    {
      name: 'Свой регион',
      regions,
      term: (_, luck) => ({
        days: [1, 1],
        basis: 'order',
        price: luck.pick([900, 1200, 1500]),
        freeFrom: 60_000,
      }),
    },
    {
      name: isWest ? 'Европейская часть' : 'Урал и Сибирь',
      regions: side.filter((region) => !regions.includes(region)),
      term: (city, luck) => {
        if (isFar(city)) return undefined;
        const days = luck.between(1, 3);
        return {
          days: [days, days + luck.between(0, 1)],
          basis: way,
          price: prices[way],
          disk: way === 'piece' ? 45 : undefined,
          least: 600,
          freeFrom: 150_000,
        };
      },
    },
    {
      name: 'Остальная Россия',
      everywhere: true,
      term: () => {
        if (abroad === 'never') return undefined;
        return abroad === 'carrier'
          ? { days: [0, 0], basis: 'carrier', price: 0 }
          : { days: [4, 7], basis: 'weight', price: 22, least: 1500 };
      },
    },
  ];
}

const CUTOFFS = [14, 15, 16, 17].map((hour) => hour * 60);
const WORKDAYS = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
];

/** Returns the tables with the delivery terms of suppliers. Every ninth supplier states nothing. */
export function deliveryTables({ suppliers, size }: Trade): Table[] {
  const zoneRows: unknown[][] = [];
  const termRows: unknown[][] = [];
  for (const supplier of suppliers) {
    if (supplier.at % 9 === 8) continue;
    const random = randomOf(size.seed, supplier.at, 7401);
    const hours = supplier.warehouses.map(() => [random.pick(CUTOFFS), random.pick(WORKDAYS)]);
    for (const [position, zone] of zonesOf(supplier, random).entries()) {
      const { name, own_city = false, everywhere = false, regions = [], term } = zone;
      if (!own_city && !everywhere && regions.length === 0) continue;
      const id = zoneRows.length + 1;
      zoneRows.push([id, supplier.id, position, name, own_city, everywhere, [], regions]);
      for (const [at, { id: warehouse, city }] of supplier.warehouses.entries()) {
        const cityTerm = term(city, random);
        if (!cityTerm) continue;
        const { days, basis, price, disk, least = 0, freeFrom } = cityTerm;
        const unit = basis === 'sum' ? 1 : 100;
        termRows.push([
          ...[id, warehouse, ...days, ...(hours[at] ?? [])],
          ...[basis, price * unit, disk && disk * 100, least * 100, freeFrom && freeFrom * 100],
        ]);
      }
    }
  }
  const columns = [
    'id',
    'company_id',
    'position',
    'name',
    'own_city',
    'everywhere',
    'cities',
    'regions',
  ];
  return [
    { name: 'delivery_zone', columns, rows: zoneRows },
    {
      name: 'delivery_term',
      columns: [
        'zone_id',
        'warehouse_id',
        'days_min',
        'days_max',
        'cutoff',
        'workdays',
        'basis',
        'price',
        'disk_price',
        'min_cost',
        'free_from',
      ],
      rows: termRows,
    },
  ];
}
