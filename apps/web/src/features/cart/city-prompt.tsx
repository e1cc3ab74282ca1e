import { Note } from '@org/ui/note';
import { CityField } from '../../shared/names/city-field.tsx';
import * as css from './receiving.css.ts';

export interface CityPromptProps {
  onCity: (city: string) => void;
}

/** Asks for the city. Without one only the days of dispatch are known, and no cost of delivery. */
export function CityPrompt({ onCity }: CityPromptProps) {
  return (
    <Note title="Куда везти?">
      Укажите город: посчитаем день доставки и её цену.
      <div className={css.address}>
        <CityField value="" onChange={onCity} isRequired />
      </div>
    </Note>
  );
}
