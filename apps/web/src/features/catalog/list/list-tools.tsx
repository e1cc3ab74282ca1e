import { Button } from '@org/ui/button';
import { Count } from '@org/ui/count';
import { DenseRowsIcon, RowsIcon, SlidersHorizontalIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtom, useAtomValue } from 'jotai';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { countOf, MODELS, OFFERS } from '../../../shared/format/format.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { isDensity } from '../../../shared/session/preferences.ts';
import { densityAtom } from '../../../shared/session/visitor.atoms.ts';
import { ExportControl } from '../export/export-control.tsx';
import type { FilterRailProps } from '../filters/filter-rail.tsx';
import { targetGroupAtom } from '../filters/filters.atoms.ts';
import { countFilters, type Search } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import type { Intents } from '../smart-search/intents.ts';
import { SearchField } from '../smart-search/search-field.tsx';
import * as css from './section-list.css.ts';
import { SortControl } from './sort-control.tsx';

const FilterPanel = lazyPart(() => import('../filters/filter-panel.tsx'), 'FilterPanel');

interface FilterSheetProps extends FilterRailProps {
  /** The number of models that the filters leave; shown on the button. */
  total: number | undefined;
  isWide?: boolean;
}

/** The filters where there is no room for the rail: a button, and a sheet that is fetched by the first press. */
function FilterSheet({ isWide, ...panel }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(panel.search);
  const button = useRef<HTMLButtonElement>(null);
  const targetGroup = useAtomValue(targetGroupAtom);
  useEffect(() => {
    if (targetGroup !== null && button.current?.checkVisibility()) setOpen(true);
  }, [targetGroup]);
  return (
    <>
      <Button
        ref={button}
        size="l"
        isWide={isWide}
        icon={<SlidersHorizontalIcon size={16} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        Фильтры
        {active > 0 && <Count>{active}</Count>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterPanel {...panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SmartSearchProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

type Code = typeof import('../smart-search/intents.ts');
const fetchCode = () => load(() => import('../smart-search/intents.ts'));

/** What words lead to in a section. Without words nobody needs it, so it loads with the first. */
function useIntents(text: string, makeFrom: (code: Code) => Intents) {
  const [code, setCode] = useState<Code>();
  const isNeeded = text !== '' && !code;
  useEffect(() => {
    // Enter fetches it again, and says why it can't
    if (isNeeded) fetchCode().then(setCode, () => undefined);
  }, [isNeeded]);
  const submit: Intents['submit'] = async (...asked) =>
    makeFrom(code ?? (await fetchCode())).submit(...asked);
  return { intents: code && makeFrom(code), submit };
}

/** The search of one section: what is understood becomes its filters. */
function SmartSearch({ section, search, onSearch }: SmartSearchProps) {
  const [text, setText] = useState(search.asked?.text || search.q);
  const input = useRef<HTMLInputElement>(null);
  const { intents, submit } = useIntents(text, (code) =>
    code.sectionIntents(section.code, search, onSearch),
  );
  return (
    <SearchField
      section={section.code}
      text={text}
      onText={setText}
      placeholder={section.placeholder}
      intents={intents}
      onSubmit={submit}
      onClear={() => {
        if (search.q) onSearch({ ...search, q: '', page: 1 });
      }}
      input={input}
    />
  );
}

const options = [
  { value: 'comfortable', label: 'Обычные строки', icon: <RowsIcon size={16} />, isIconOnly: true },
  { value: 'dense', label: 'Плотные строки', icon: <DenseRowsIcon size={16} />, isIconOnly: true },
];

/** Sets how tall the rows are; the choice is remembered. */
function DensitySwitch() {
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <SegmentedControl
      label="Высота строк"
      options={options}
      value={[density]}
      onChange={([value]) => isDensity(value) && setDensity(value)}
    />
  );
}

interface ListToolsProps extends FilterRailProps {
  title: string;
  headingLevel: 1 | 2;
  /** The number of models found; undefined before it is known. */
  models: number | undefined;
  offers: number | undefined;
  /** Whether the counts are those of a list that is being replaced. */
  isStale: boolean;
}

/** What is above the rows: title and counts, search and order. Does not re-render while more rows load. */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { title, headingLevel, models, offers, isStale, ...rail } = props;
  const { section, search, onSearch } = rail;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className={css.heading}>
        <Heading className={headingLevel === 1 ? css.title : css.subtitle}>{title}</Heading>
        {models !== undefined && offers !== undefined && (
          <span className={css.totals} role="status" data-stale={isStale ? '' : undefined}>
            {models === 0
              ? 'ничего не найдено'
              : `${countOf(models, MODELS)}, ${countOf(offers, OFFERS)}`}
          </span>
        )}
        <div className={css.view}>
          <div className={css.density}>
            <DensitySwitch />
          </div>
          <ExportControl section={section} search={search} total={models} />
        </div>
      </div>
      <Inline shouldWrap={false}>
        <div className={css.filterButton}>
          <FilterSheet {...rail} total={models} />
        </div>
        <SmartSearch
          key={`${search.asked?.text} ${search.q}`}
          section={section}
          search={search}
          onSearch={onSearch}
        />
        <div className={css.sort}>
          <SortControl search={search} />
        </div>
      </Inline>
      <div className={css.phoneTools}>
        <FilterSheet {...rail} total={models} isWide />
        <SortControl search={search} />
      </div>
    </>
  );
});
