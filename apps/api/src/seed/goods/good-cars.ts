import { nameOfCar } from '@org/tyre-names/cars/name-of-car';
import facts from '@org/tyre-names/reference/cars.json' with { type: 'json' };
import { hundredths, parseMarking } from './seed-good-marking.ts';

interface CarFacts {
  brand: string;
  model: string;
  name: string;
  years: [number, number | null];
  bolts: number;
  pcd: number;
  bore: number;
  offset: [number, number];
  fastener: string;
  /** One size for all wheels, or one for the front and one for the rear. */
  tyres: [string, string?][];
  rims: [width: number, diameter: number, et: number, axle: string][];
}

export const cars = facts as unknown as readonly CarFacts[];

export const CAR_COLUMNS = [
  'id',
  'brand',
  'model',
  'modification',
  'name_ru',
  'year_from',
  'year_to',
  'bolts',
  'pcd',
  'dia',
  'et_min',
  'et_max',
  'fastener',
];
export const CAR_SIZE_COLUMNS = [
  'car_id',
  'kind',
  'axle',
  'original',
  'width',
  'profile',
  'diameter',
  'et',
];

export const carRows = (): unknown[][] =>
  cars.map((car, at) => {
    const { model, modification } = nameOfCar(car);
    return [
      at + 1,
      car.brand,
      model,
      modification,
      car.name,
      ...car.years,
      car.bolts,
      hundredths(car.pcd),
      hundredths(car.bore),
      ...car.offset.map(hundredths),
      car.fastener,
    ];
  });

function tyreRow(car: number, axle: string, original: boolean, size: string): unknown[] {
  const { width, profile, diameter } = parseMarking(size);
  return [
    car,
    'tyre',
    axle,
    original,
    hundredths(width),
    hundredths(profile),
    hundredths(diameter),
    null,
  ];
}

/** Returns the sizes of all cars. A car's first size is its factory size; the others are permitted. */
export const carSizeRows = (): unknown[][] =>
  cars.flatMap(({ tyres, rims }, at) => {
    const id = at + 1;
    return [
      ...tyres.flatMap(([front, rear], order) =>
        rear === undefined
          ? [tyreRow(id, 'both', order === 0, front)]
          : [tyreRow(id, 'front', order === 0, front), tyreRow(id, 'rear', order === 0, rear)],
      ),
      ...rims.map(([width, diameter, et, axle], order) => [
        id,
        'rim',
        axle === 'rear' ? 'rear' : 'both',
        order === 0,
        hundredths(width),
        null,
        hundredths(diameter),
        hundredths(et),
      ]),
    ];
  });
