import { memo } from 'react';
import { countOf, MODELS, OFFERS } from '../../../../shared/format/format.ts';
import { ExportControl } from '../../export/export-control.tsx';
import type { FilterRailProps } from '../../filters/filter-rail.tsx';
import { FilterSheet } from '../../filters/filter-sheet.tsx';
import { SmartSearch } from '../../smart-search/smart-search.tsx';
import * as css from '../section-list.css.ts';
import { DensitySwitch } from './density-switch.tsx';
import { SortControl } from './sort-control.tsx';

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
      <div className={css.tools}>
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
      </div>
      <div className={css.phoneTools}>
        <FilterSheet {...rail} total={models} isWide />
        <SortControl search={search} />
      </div>
    </>
  );
});
