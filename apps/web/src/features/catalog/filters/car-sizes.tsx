import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../../shared/api/api.ts';
import { formatDecimal } from '../../../shared/format/format.ts';
import { carSizesAtom } from '../search/cars.atoms.ts';
import { type Search, withFilters } from '../search/catalog-search.ts';
import type { Car } from '../search/fit.ts';
import { type RimChoice, rimChoices, type TyreChoice, tyreChoices } from './car-choices.ts';
import * as css from './car-sizes.css.ts';
import type { RareFilterProps } from './filter-values.ts';

export interface CarSizesProps extends RareFilterProps {
  car: { brand: string; model: string; year?: number; modification?: string };
}

/** The sizes of a chosen car, original ones first; one of them narrows the list further. */
export function CarSizes({ car, section, search, onSearch }: CarSizesProps) {
  const { data, error } = useAtomValue(carSizesAtom(car));
  if (error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton shape="box" height={96} />;
  return section.glyph === 'wheel' ? (
    <Rims cars={data.data} search={search} onSearch={onSearch} />
  ) : (
    <Tyres cars={data.data} search={search} onSearch={onSearch} />
  );
}

interface ListProps {
  cars: readonly Car[];
  search: Search;
  onSearch: (search: Search) => void;
}

function Tyres({ cars, search, onSearch }: ListProps) {
  const choices = tyreChoices(cars);
  const choose = ({ front, rear }: TyreChoice) =>
    onSearch({
      ...withFilters(search, {
        width: [front.width],
        profile: [front.profile],
        diameter: [front.diameter],
      }),
      rear,
    });
  const isChosen = ({ front, rear }: TyreChoice) =>
    String(search.filters.width) === String(front.width) &&
    String(search.filters.profile) === String(front.profile) &&
    String(search.filters.diameter) === String(front.diameter) &&
    search.rear?.width === rear?.width;
  return (
    <Choices
      choices={choices}
      isChosen={isChosen}
      onChoose={choose}
      words={['Размеры с завода', 'Допустимая замена']}
    />
  );
}

function Rims({ cars, search, onSearch }: ListProps) {
  const [first] = cars;
  const choose = ({ width, diameter }: RimChoice) =>
    onSearch(withFilters(search, { rim_width: [width], diameter: [diameter] }));
  const isChosen = ({ width, diameter }: RimChoice) =>
    String(search.filters.rim_width) === String(width) &&
    String(search.filters.diameter) === String(diameter);
  return (
    <>
      {first && (
        <Text size={12} tone="secondary">
          Подходят диски {first.bolts}×{formatDecimal(first.pcd)}, DIA от {formatDecimal(first.dia)}
          , ET {formatDecimal(first.et_min)}–{formatDecimal(first.et_max)}
        </Text>
      )}
      <Choices
        choices={rimChoices(cars)}
        isChosen={isChosen}
        onChoose={choose}
        words={['Диски с завода', 'Допустимая замена']}
      />
    </>
  );
}

interface ChoicesProps<Choice> {
  choices: readonly Choice[];
  isChosen: (choice: Choice) => boolean;
  onChoose: (choice: Choice) => void;
  words: [original: string, permitted: string];
}

function Choices<Choice extends { label: string; original: boolean }>({
  choices,
  isChosen,
  onChoose,
  words,
}: ChoicesProps<Choice>) {
  return words.map((word, at) => {
    const group = choices.filter(({ original }) => original === (at === 0));
    if (group.length === 0) return null;
    return (
      <div key={word}>
        <div className={css.caption}>{word}</div>
        <div className={css.sizes}>
          {group.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className={css.size}
              aria-pressed={isChosen(choice)}
              onClick={() => onChoose(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </div>
    );
  });
}
