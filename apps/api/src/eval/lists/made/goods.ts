import type { Luck } from '../../layouts/luck.ts';
import type { Labels, NameCase } from '../../name-case.ts';
import type { ExpectedGoods } from '../expected.ts';

/** Something of a made list: a name with what it says, at an invented price. */
export interface MadeGood {
  id: string;
  code: string;
  name: string;
  labels: NameCase['expect'];
  /** What the list calls the kind of its goods. */
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

/** Goods of labelled names, kind by kind. */
export const goodsOf = (cases: readonly NameCase[], luck: Luck): MadeGood[] =>
  cases
    // what state goods are in is no matter of these lists
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
/** What nobody says may be known all the same. */
const said = <Value>(value: Value | null | undefined) => (value === null ? undefined : value);

const wheelOf = (labels: Labels) => ({
  rim_width: number(labels.rim_width),
  diameter: number(labels.diameter),
  bolts: number(labels.bolts),
  et: number(labels.et),
  dia: number(labels.dia),
});

function tyreOf(labels: Labels, { accept }: NameCase) {
  // a marking with its outer diameter has the width second
  const width = number(labels.width) ?? 0;
  const isOuter = (width < 60 && number(labels.profile) !== undefined) || width > 600;
  return {
    ...(!isOuter && !accept?.size && { width }),
    diameter: number(labels.diameter),
    season: said(labels.season as string | null),
    studded: said(labels.studded as boolean | null),
    run_flat: labels.runflat === true,
  };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What is to be on sale of a good that stands in `row`. */
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
