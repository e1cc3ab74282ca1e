import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { CarChoice } from '../../catalog-search.ts';
import * as css from '../filter-rail.css.ts';
import type { RareFilterProps } from '../filter-values.ts';
import { CarCombo } from './car-combo.tsx';
import { CarSizes } from './car-sizes.tsx';
import { type KnownCar, recentCarsAtom, withRecent } from './known-cars.ts';
import { RecentCars } from './recent-cars.tsx';

const isKnown = (car: CarChoice | undefined): car is KnownCar => car?.model !== undefined;

/**
 * Chooses a car by brand, model, year and modification; each step offers what the ones before leave. Then offers the
 * sizes of that car.
 */
export function CarFilter(props: RareFilterProps) {
  const { search, onSearch } = props;
  const { car } = search;
  const [recent, setRecent] = useAtom(recentCarsAtom);
  const choose = (next: CarChoice | undefined) => onSearch({ ...search, car: next, page: 1 });
  const known = isKnown(car) ? car : undefined;
  const { brand, model, year, modification } = known ?? {};
  // a car named in the search text is remembered like one chosen here
  useEffect(() => {
    if (brand === undefined || model === undefined) return;
    setRecent((cars) => withRecent(cars, { brand, model, year, modification }));
  }, [brand, model, year, modification, setRecent]);
  return (
    <div className={css.stack}>
      <CarCombo
        vocabulary="car_brand"
        label="Марка"
        searchLabel="Найти марку"
        value={car?.brand}
        onChange={(brand) => choose(brand ? { brand } : undefined)}
      />
      {!car && <RecentCars cars={recent} onChoose={choose} onForget={() => setRecent([])} />}
      {car && (
        <CarCombo
          vocabulary="car_model"
          label="Модель"
          searchLabel="Найти модель"
          within={{ car_brand: car.brand }}
          value={car.model}
          onChange={(model) => choose({ brand: car.brand, model })}
        />
      )}
      {known && (
        <>
          <CarCombo
            vocabulary="car_year"
            label="Год выпуска"
            searchLabel="Найти год"
            within={{ car_brand: known.brand, car_model: known.model }}
            value={known.year === undefined ? undefined : String(known.year)}
            onChange={(year) =>
              choose({
                brand: known.brand,
                model: known.model,
                year: year ? Number(year) : undefined,
              })
            }
          />
          <CarCombo
            vocabulary="car_modification"
            label="Модификация"
            searchLabel="Найти модификацию"
            within={{ car_brand: known.brand, car_model: known.model, car_year: known.year }}
            value={known.modification}
            onChange={(modification) => choose({ ...known, modification })}
          />
          <CarSizes {...props} car={known} />
        </>
      )}
    </div>
  );
}
