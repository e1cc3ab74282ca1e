import * as css from './colour-picks.css.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';

/** The most frequent colours of wheels, and how they look. */
const PICKS = [
  { value: 'black', text: 'Чёрный', look: '#1c1c1b' },
  { value: 'silver', text: 'Серебристый', look: '#c6c9cb' },
  { value: 'white', text: 'Белый', look: '#fafaf8' },
  { value: 'bronze', text: 'Бронзовый', look: '#8f6b3d' },
];

/** The most frequent colours by one press; a second one takes the choice back. */
export function ColourPicks({ search, facets, onChange }: FilterProps) {
  const chosen = chosenOf(search.filters, 'colour');
  const offered = new Set(choicesOf(facets, 'colour').map(({ value }) => value));
  return (
    <>
      {PICKS.map(({ value, text, look }) => {
        const isOn = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className={css.pick}
            aria-pressed={isOn}
            disabled={facets !== undefined && !isOn && !offered.has(value)}
            onClick={() =>
              onChange({
                colour: isOn ? chosen.filter((one) => one !== value) : [...chosen, value],
              })
            }
          >
            <span className={css.swatch} style={{ background: look }} aria-hidden="true" />
            {text}
          </button>
        );
      })}
    </>
  );
}
