import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useLastLoaded } from '../../../../shared/hooks/use-last-loaded.ts';
import { facetAtom } from '../../catalog.atoms.ts';
import type { RailGroup } from '../../catalog-sections.ts';
import { useSort } from '../../use-sort.ts';
import type { RareFilterProps } from '../filter-values.ts';
import { ValuesFilter } from './values-filter.tsx';

type RareGroup = Extract<RailGroup, { control: 'rare' }>;

/** Values of attributes that few choose by; they are counted when the group opens. */
export function RareValues({ group, ...props }: RareFilterProps & { group: RareGroup }) {
  return group.fields.map((field) => (
    <RareField key={field} field={field} searchLabel={group.search} {...props} />
  ));
}

function RareField({
  field,
  searchLabel,
  ...props
}: RareFilterProps & { field: string; searchLabel?: string }) {
  const { section, search } = props;
  const [sort] = useSort(search);
  const { data } = useAtomValue(
    facetAtom({ listed: { section: section.code, search: { ...search, page: 1 }, sort }, field }),
  );
  const facets = useLastLoaded({ data });
  if (!facets) return <Skeleton shape="box" height={64} />;
  return (
    <ValuesFilter
      {...props}
      facets={facets}
      field={field}
      title={section.fields[field]?.label ?? field}
      searchLabel={searchLabel}
    />
  );
}
