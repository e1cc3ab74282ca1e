import { Checkbox } from '@org/ui/checkbox';
import { Count } from '@org/ui/count';
import { ChevronDownIcon, SnowflakeIcon, SunIcon, SunSnowIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Skeleton } from '@org/ui/skeleton';
import { useAtom } from 'jotai';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { useInView } from '../../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { Field } from '../search/catalog-fields.ts';
import type { RailGroup } from '../search/catalog-sections.ts';
import { seasonLabels } from '../search/product-words.ts';
import { toKopecks, toRubles } from './amount.ts';
import { AmountField } from './amount-field.tsx';
import * as css from './filter-rail.css.ts';
import {
  activeIn,
  choicesOf,
  chosenOf,
  type FilterProps,
  type RareFilterProps,
} from './filter-values.ts';
import { targetGroupAtom } from './filters.atoms.ts';
import { MarkingFilter } from './marking-filter.tsx';
import { ValuesFilter } from './values-filter.tsx';

const countIn = (facets: FilterProps['facets'], field: string, value: string) =>
  facets && (choicesOf(facets, field).find((choice) => choice.value === value)?.count ?? 0);

/** The three seasons as tiles. */
function SeasonFilter({ search, facets, onChange }: FilterProps) {
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

interface BuildFilterProps extends FilterProps {
  studs: boolean;
  /** Yes-or-no attributes, each with a checkbox. */
  flags: string[];
  fields: Record<string, Field>;
}

/** Studs and reinforcements. */
function BuildFilter({ search, facets, onChange, studs, flags, fields }: BuildFilterProps) {
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

interface FilterGroupProps {
  title: string;
  /** The number of values that are set in the group. */
  active: number;
  /** Starts closed, unless a value is set in the group. The content loads when it opens. */
  isFolded: boolean;
  children: ReactNode;
}

/** A group of the filter rail; opens and closes, and says how many of its values are set. */
function FilterGroup({ title, active, isFolded, children }: FilterGroupProps) {
  const [isExpanded, setExpanded] = useState(!isFolded || active > 0);
  const [wasExpanded, setWasExpanded] = useState(isExpanded);
  if (isExpanded && !wasExpanded) setWasExpanded(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const [sought, setSought] = useAtom(targetGroupAtom);
  useEffect(() => {
    // the rail is in the page, but hidden, where only the sheet has room
    if (sought !== title || !toggle.current?.checkVisibility()) return;
    setSought(null);
    setExpanded(true);
    toggle.current.focus({ preventScroll: true });
    toggle.current.scrollIntoView({ block: 'center' });
  }, [sought, title, setSought]);
  return (
    <Disclosure className={css.group} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <h2 className={css.heading}>
        <Button ref={toggle} slot="trigger" className={css.toggle}>
          {title}
          {active > 0 && <Count>{active}</Count>}
          <span className={css.chevron}>
            <ChevronDownIcon size={16} />
          </span>
        </Button>
      </h2>
      <DisclosurePanel>{wasExpanded && <div className={css.body}>{children}</div>}</DisclosurePanel>
    </Disclosure>
  );
}

const PIECES = ['4', '20', '40', '100'];

/** Filters by how many pieces one offer must have: the usual lots, or any number. */
function QuantityFilter({ search: { filters }, onChange }: FilterProps) {
  const chosen = filters.quantity_min as number | undefined;
  const isUsual = PIECES.includes(String(chosen));
  return (
    <div className={css.pieces}>
      <SegmentedControl
        label="Остаток от, штук"
        look="pills"
        isClearable
        options={PIECES.map((value) => ({ value, label: value }))}
        value={isUsual ? [String(chosen)] : []}
        onChange={([value]) => onChange({ quantity_min: value ? Number(value) : undefined })}
      />
      <AmountField
        label="Остаток от, штук"
        placeholder="шт."
        value={isUsual ? undefined : chosen}
        onCommit={(pieces) =>
          onChange({ quantity_min: pieces && pieces >= 1 ? Math.round(pieces) : undefined })
        }
      />
    </div>
  );
}

/** Filters by the earliest year of production. Only years that are on offer can be chosen. */
function AgeFilter({ search: { filters }, facets, onChange }: FilterProps) {
  const years = (facets?.dot_year ?? [])
    .map(({ value }) => String(value))
    .sort()
    .reverse()
    .slice(0, 4);
  const chosen = filters.dot_year_min === undefined ? [] : [String(filters.dot_year_min)];
  const options = [...new Set([...years, ...chosen])].sort().reverse();
  return (
    <SegmentedControl
      label="Год выпуска не старше"
      look="pills"
      isClearable
      options={options.map((value) => ({ value, label: `с ${value}` }))}
      value={chosen}
      onChange={([value]) => onChange({ dot_year_min: value ? Number(value) : undefined })}
    />
  );
}

const PriceSlider = lazyPart(() => import('./price-slider.tsx'), 'PriceSlider');
const LandedFilter = lazyPart(() => import('./landed-filter.tsx'), 'LandedFilter');
/** As high, 51 px, as the slider with its histogram. */
const silhouette = <Skeleton shape="box" height={51} />;

/** Filters by the price of a piece: a histogram of the products, and fields from and to. */
function PriceFilter({ search, facets, onChange }: FilterProps) {
  const { filters, place: city } = search;
  const min = filters.price_min as number | undefined;
  const max = filters.price_max as number | undefined;
  const [place, isSeen] = useInView<HTMLDivElement>();
  return (
    <>
      {facets && isSeen ? (
        <Suspense fallback={silhouette}>
          <PriceSlider min={min} max={max} facet={facets.price} onChange={onChange} />
        </Suspense>
      ) : (
        <div ref={place}>{silhouette}</div>
      )}
      <div className={css.two}>
        <AmountField
          label="Цена от"
          placeholder="от"
          unit="₽"
          value={toRubles(min)}
          onCommit={(rubles) => onChange({ price_min: toKopecks(rubles) })}
        />
        <AmountField
          label="Цена до"
          placeholder="до"
          unit="₽"
          value={toRubles(max)}
          onCommit={(rubles) => onChange({ price_max: toKopecks(rubles) })}
        />
      </div>
      {city && (
        <Suspense>
          <LandedFilter search={search} facets={facets} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}

/** Lazy, because tyres have no range filters. */
const RangeFilter = lazyPart(() => import('./range-filter.tsx'), 'RangeFilter');
/** Lazy, because it is below the first screen. */
const SupplierFilter = lazyPart(() => import('./supplier-filter.tsx'), 'SupplierFilter');
const ColourPicks = lazyPart(() => import('./colour-picks.tsx'), 'ColourPicks');
const RareFilter = lazyPart(() => import('./rare-filter.tsx'), 'RareFilter');

export type FilterRailProps = RareFilterProps;
const FOLDED = new Set<RailGroup['control']>(['rare', 'indices', 'delivery', 'car', 'rear']);

/** The filters of a section, group by group, as its description says. */
export const FilterRail = memo(function FilterRail(props: FilterRailProps) {
  const { section, search } = props;
  return (
    <section aria-label="Фильтры">
      {section.rail.map((group) => (
        <FilterGroup
          key={group.title}
          title={group.title}
          active={activeIn(group, search)}
          isFolded={FOLDED.has(group.control)}
        >
          <FilterControl group={group} {...props} />
        </FilterGroup>
      ))}
    </section>
  );
});

function SupplierControl(props: FilterRailProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(0);
  const silhouette = <Skeleton shape="box" height={300} />;
  return isSeen ? (
    <Suspense fallback={silhouette}>
      <SupplierFilter {...props} />
    </Suspense>
  ) : (
    <div ref={place}>{silhouette}</div>
  );
}

function FilterControl({ group, ...props }: FilterRailProps & { group: RailGroup }) {
  switch (group.control) {
    case 'marking':
      return <MarkingFilter parts={group.parts} picks={group.picks} {...props} />;
    case 'seasons':
      return <SeasonFilter {...props} />;
    case 'build':
      return (
        <BuildFilter
          studs={group.studs}
          flags={group.flags}
          fields={props.section.fields}
          {...props}
        />
      );
    case 'values':
      return (
        <>
          {group.field === 'colour' && (
            <div className={css.colours}>
              <Suspense>
                <ColourPicks {...props} />
              </Suspense>
            </div>
          )}
          <ValuesFilter
            {...props}
            field={group.field}
            title={group.title}
            searchLabel={group.search}
            isNumeric={props.section.fields[group.field]?.kind === 'numbers'}
          />
        </>
      );
    case 'range':
      return (
        <Suspense fallback={<Skeleton shape="box" height={28} />}>
          <RangeFilter group={group} {...props} />
        </Suspense>
      );
    case 'price':
      return <PriceFilter {...props} />;
    case 'quantity':
      return <QuantityFilter {...props} />;
    case 'age':
      return <AgeFilter {...props} />;
    case 'supplier':
      return <SupplierControl {...props} />;
    default:
      return (
        <Suspense>
          <RareFilter group={group} {...props} />
        </Suspense>
      );
  }
}
