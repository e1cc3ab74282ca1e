import type { Labels, NameCase } from '@org/tyre-names/benchmark/name-case';
import type { Luck } from '@org/tyre-names/training/luck';
import type { ExpectedGoods } from '../expected.ts';

/** A product of a made list: a labelled name with an invented price. */
export interface MadeGood {
  id: string;
  code: string;
  name: string;
  labels: NameCase['expect'];
  /** The list's name for this kind of goods. */
  group: string;
  roubles: number;
  quantity: number;
  isMinimum: boolean;
  item: NameCase;
}

const SECTIONS: Record<string, [section: string, group: string]> = {
  passenger_tyre: ['tyres', 'Шины легковые'],
  truck_tyre: ['truck_tyres', 'Шины грузовые'],
  special_tyre: ['special_tyres', 'Спецшины'],
  moto_tyre: ['moto_tyres', 'Мотошины'],
  quad_tyre: ['quadro_tyres', 'Квадрошины'],
  disc: ['disks', 'Диски'],
  truck_disc: ['truck_disks', 'Диски грузовые'],
  other: ['', 'Сопутствующие товары'],
};
const ORDER = Object.keys(SECTIONS);

/** Makes goods from labelled names, sorted by kind. */
export const goodsOf = (cases: readonly NameCase[], luck: Luck): MadeGood[] =>
  cases
    // these lists do not test the condition of goods
    .filter(({ text }) => !/б\/у|дефект|уцен|следы|в сборе|брак|восст|наварк/i.test(text))
    .toSorted((a, b) => ORDER.indexOf(a.expect.category) - ORDER.indexOf(b.expect.category))
    .map((item, at) => ({
      id: item.id,
      code: `K${100_000 + at * 7}`,
      name: item.text,
      labels: item.expect,
      group: SECTIONS[item.expect.category]?.[1] ?? '',
      roubles: luck.whole(2100, 29_000),
      quantity: luck.whole(1, 60),
      isMinimum: luck.chance(0.2),
      item,
    }));

const number = (value: Labels[string] | undefined) =>
  typeof value === 'number' ? value : undefined;
/** Returns undefined for a value that the name does not state, because it may still be known. */
const stated = <Value>(value: Value | null | undefined) => (value === null ? undefined : value);

const wheelOf = (labels: Labels) => ({
  rim_width: number(labels.rim_width),
  diameter: number(labels.diameter),
  bolts: number(labels.bolts),
  et: number(labels.et),
  dia: number(labels.dia),
});

function tyreOf(labels: Labels, { accept }: NameCase) {
  // in a marking with an outer diameter the width comes second
  const width = number(labels.width) ?? 0;
  const isOuter = (width < 60 && number(labels.profile) !== undefined) || width > 600;
  return {
    ...(!isOuter && !accept?.size && { width }),
    diameter: number(labels.diameter),
    season: stated(labels.season as string | null),
    studded: stated(labels.studded as boolean | null),
    run_flat: labels.runflat === true,
  };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Returns what should be on sale for a product that stands in `row`. */
export function expectedOf(
  good: MadeGood,
  place: { sheet: string | null; row: number },
): ExpectedGoods | (typeof place & { kind: 'accessory'; name: string }) {
  const { labels, item } = good;
  if (labels.category === 'other') return { ...place, kind: 'accessory', name: good.name };
  const section = SECTIONS[labels.category]?.[0] ?? '';
  const isWheel = labels.category.endsWith('disc');
  return {
    ...place,
    kind: 'goods',
    offer: good.id,
    code: good.code,
    name: good.name,
    section,
    brand: (labels.brand as string | null) ?? null,
    brand_may: item.accept?.brand ?? [],
    model: (labels.model as string | null) ?? null,
    model_may: item.accept?.model ?? [],
    ...defined(isWheel ? wheelOf(labels) : tyreOf(labels, item)),
    year: null,
    year_may: [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025],
    condition: 'new',
    price: good.roubles * 100,
    quantity: good.quantity,
    at_least: false,
  };
}
