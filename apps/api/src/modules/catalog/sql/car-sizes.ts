import type { CarFilter, CarSizes } from '@org/api-client/schema';
import { type Statement, statement } from '../../../sql/clause.ts';
import { carsNamed } from './demand-sql.ts';

type Size = Pick<CarSizes['tyres'][number], 'axle' | 'original' | 'width' | 'diameter'> & {
  kind: 'tyre' | 'rim';
  profile: number | null;
  et: number | null;
};

/** A car as the database gives it: measures in hundredths. */
export interface CarRow extends Omit<CarSizes, 'tyres' | 'rims'> {
  sizes: Size[];
}

/** Selects cars by their names, each with its sizes in their order. */
export const carSizesStatement = (car: CarFilter): Statement =>
  statement(
    (
      add,
    ) => `select c.brand, c.model, c.modification, c.year_from, c.year_to, c.bolts, c.pcd, c.dia, c.et_min, c.et_max,
        c.fastener, coalesce(z.sizes, '[]') sizes
      from car c left join lateral (
        select json_agg(json_build_object('kind', kind, 'axle', axle, 'original', original, 'width', width,
          'profile', profile, 'diameter', diameter, 'et', et) order by original desc, id) sizes
        from car_size where car_id = c.id) z on true
      where ${carsNamed(car, add)} order by c.year_from, c.id`,
  );

const marked = (hundredths: number) => hundredths / 100;

function toTyre({ axle, original, width, profile, diameter }: Size): CarSizes['tyres'][number] {
  const size = { width: marked(width), profile: marked(profile ?? 0), diameter: marked(diameter) };
  const height = size.profile > 0 ? `/${size.profile}` : '';
  return { axle, original, ...size, size: `${size.width}${height} R${size.diameter}` };
}

const toRim = ({ axle, original, width, diameter, et }: Size): CarSizes['rims'][number] => ({
  axle,
  original,
  rim_width: marked(width),
  diameter: marked(diameter),
  et: et === null ? null : marked(et),
});

/** A car as the contract shows it. */
export const toCarSizes = ({ sizes, ...car }: CarRow): CarSizes => ({
  ...car,
  pcd: marked(car.pcd),
  dia: marked(car.dia),
  et_min: marked(car.et_min),
  et_max: marked(car.et_max),
  tyres: sizes.filter(({ kind }) => kind === 'tyre').map(toTyre),
  rims: sizes.filter(({ kind }) => kind === 'rim').map(toRim),
});
