import { Checkbox } from '@org/ui/checkbox';
import { SnowflakeIcon, SunIcon, SunSnowIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import type { Field } from '../catalog-fields.ts';
import { seasonLabels } from '../product-words.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';

const countIn = (facets: FilterProps['facets'], field: string, value: string) =>
  facets && (choicesOf(facets, field).find((choice) => choice.value === value)?.count ?? 0);

/** The three seasons as tiles. */
export function SeasonFilter({ search, facets, onChange }: FilterProps) {
  const tile = (value: keyof typeof seasonLabels) => ({
    value,
    label: seasonLabels[value],
    count: countIn(facets, 'season', value),
  });
  return (
    <SegmentedControl
      label="Сезон"
      look="tiles"
      isMultiple
      isWide
      options={[
        { ...tile('winter'), tone: 'winter', icon: <SnowflakeIcon size={20} /> },
        { ...tile('summer'), tone: 'summer', icon: <SunIcon size={20} /> },
        { ...tile('all_season'), tone: 'allseason', icon: <SunSnowIcon size={20} /> },
      ]}
      value={chosenOf(search.filters, 'season')}
      onChange={(season) => onChange({ season: [...season] })}
    />
  );
}

const STUDS = [
  { value: 'any', label: 'Любые' },
  { value: 'true', label: 'Шипы' },
  { value: 'false', label: 'Без шипов' },
];

export interface BuildFilterProps extends FilterProps {
  studs: boolean;
  /** Yes-or-no attributes, each with a checkbox. */
  flags: string[];
  fields: Record<string, Field>;
}

/** Studs and reinforcements. */
export function BuildFilter({ search, facets, onChange, studs, flags, fields }: BuildFilterProps) {
  return (
    <>
      {studs && (
        <SegmentedControl
          label="Шипы"
          size="s"
          isWide
          options={STUDS}
          value={[String(search.filters.studded ?? 'any')]}
          onChange={([value]) =>
            onChange({ studded: value === 'any' ? undefined : value === 'true' })
          }
        />
      )}
      <div>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            count={countIn(facets, flag, 'true')}
            isSelected={search.filters[flag] === true}
            onChange={(isOn) => onChange({ [flag]: isOn || undefined })}
          >
            {fields[flag]?.label}
          </Checkbox>
        ))}
      </div>
    </>
  );
}
