import { EmptyState } from '@org/ui/empty-state';
import { Select } from '@org/ui/select';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { chipsOf } from '../../../features/catalog/filters/chips.ts';
import {
  type Filters,
  formatSearch,
  type Search,
} from '../../../features/catalog/search/catalog-search.ts';
import { descriptions } from '../../../features/catalog/search/catalog-sections.ts';
import { type Draft, draftOf, newDraft } from '../../../features/showcases/showcase-draft.ts';
import { ShowcaseEditor } from '../../../features/showcases/showcase-editor.tsx';
import {
  labelsAtom,
  type Showcase,
  showcasesAtom,
} from '../../../features/showcases/showcases.atoms.ts';
import * as css from '../../../features/showcases/showcases.css.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { type SectionCode, sections } from '../../../shared/sections.ts';
import { useCompany } from '../company.tsx';

/** Converts a kept filter to a search of the catalog: its fields are those of the address. */
function searchOf({ filter }: Pick<Draft, 'filter'>): Search {
  const { q = '', car, rear, ...filters } = filter as Filters & Partial<Search>;
  return { q, filters, ...(car && { car }), ...(rear && { rear }), page: 1, unknown: [] };
}

function filterOf(text: string | null): object {
  try {
    return { ...JSON.parse(text ?? '{}') };
  } catch {
    return {};
  }
}

/** True if the catalog has passed a filter in the address. */
const isFound = (address: string) => new URLSearchParams(address).has('filter');

/** Returns the draft of a new showcase, with the filter that the catalog has passed. */
function startOf(address: string): Draft {
  const params = new URLSearchParams(address);
  const code = sections.find((section) => section.code === params.get('section'))?.code;
  return newDraft(code ?? 'tyres', filterOf(params.get('filter')));
}

interface EditorProps {
  showcase?: Showcase;
  start: Draft;
  isChanged: boolean;
}

function Editor({ showcase, start, isChanged }: EditorProps) {
  const { id } = useCompany();
  const navigate = useNavigate();
  const { data: facets } = useAtomValue(
    labelsAtom({ section: start.section, filter: start.filter }),
  );
  const section = sections.find(({ code }) => code === start.section) ?? sections[0];
  const describe = (filter: Draft['filter']) => {
    const search = searchOf({ filter });
    const query = formatSearch(search).replace(/^\?/, '');
    const { q } = search;
    return {
      title: section.label,
      conditions: [
        ...(q ? [{ id: 'q', text: `«${q}»`, clears: ['q'] }] : []),
        ...chipsOf(descriptions[section.code as SectionCode], search, facets),
      ],
      href: query ? `${section.path}?${query}` : section.path,
    };
  };
  return (
    <ShowcaseEditor
      company={id}
      {...(showcase && { showcase })}
      start={start}
      isChanged={isChanged}
      describe={describe}
      onSaved={(saved) => {
        if (!showcase || isChanged)
          navigate(paths.companyShowcase(id, saved.id), { replace: true });
      }}
    />
  );
}

interface PlaceProps {
  showcases: readonly Showcase[];
  section: string;
  wanted: string;
}

/** Chooses whether the search from the catalog becomes a new showcase or replaces the filter of an existing one. */
function PlaceField({ showcases, section, wanted }: PlaceProps) {
  const { id } = useCompany();
  const navigate = useNavigate();
  const { search } = useLocation();
  const same = showcases.filter((one) => one.section === section);
  if (same.length === 0) return null;
  return (
    <Select
      label="Что сделать с найденным"
      items={[
        { value: 'new', label: 'Новая витрина' },
        ...same.map((one) => ({ value: one.id, label: `Обновить «${one.name}»` })),
      ]}
      value={wanted}
      onChange={(value) =>
        value && navigate(`${paths.companyShowcase(id, value)}${search}`, { replace: true })
      }
      words={listWords('Что сделать с найденным')}
    />
  );
}

/** One showcase of a company, or a new one. */
export function CompanyShowcase() {
  const { id } = useCompany();
  const { showcase: wanted = '' } = useParams();
  const { search } = useLocation();
  const { data, error } = useAtomValue(showcasesAtom(id));
  const showcase = data?.find((one) => one.id === wanted);
  const isNew = wanted === 'new';
  const start = useMemo(() => {
    const found = startOf(search);
    if (isNew) return found;
    const kept = showcase && draftOf(showcase);
    // the filter from the catalog replaces the kept one
    return kept && isFound(search) ? { ...kept, filter: found.filter } : kept;
  }, [isNew, search, showcase]);
  if (!isNew && !data && error) throw error;
  if (!isNew && !data) return <Skeleton width="100%" height={320} shape="box" />;
  if (!start) return <EmptyState title="Такой витрины нет">Возможно, её удалили.</EmptyState>;
  const isChanged = !isNew && isFound(search);
  const key = isNew ? 'new' : `${showcase?.id} ${showcase?.revision} ${isChanged}`;
  return (
    <>
      <BackLink href={paths.companyShowcases(id)}>Все витрины</BackLink>
      {isFound(search) && (
        <div className={css.name}>
          <PlaceField showcases={data ?? []} section={start.section} wanted={wanted} />
        </div>
      )}
      <Editor key={key} start={start} isChanged={isChanged} {...(showcase && { showcase })} />
    </>
  );
}
