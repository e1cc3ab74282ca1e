import { Button } from '@org/ui/button';
import * as css from './car-sizes.css.ts';
import { carTitle, type KnownCar } from './known-cars.ts';

export interface RecentCarsProps {
  cars: readonly KnownCar[];
  onChoose: (car: KnownCar) => void;
  onForget: () => void;
}

/** The last cars, each chosen by one press. They can be cleared, for a computer that several people use. */
export function RecentCars({ cars, onChoose, onForget }: RecentCarsProps) {
  if (cars.length === 0) return null;
  return (
    <fieldset className={css.recent}>
      <legend className={css.caption}>Недавние автомобили</legend>
      <div className={css.sizes}>
        {cars.map((car) => (
          <button
            key={carTitle(car)}
            type="button"
            className={css.car}
            onClick={() => onChoose(car)}
          >
            {carTitle(car)}
          </button>
        ))}
      </div>
      <Button variant="ghost" size="s" onPress={onForget}>
        Забыть
      </Button>
    </fieldset>
  );
}
