import { EmptyState } from '@org/ui/empty-state';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { chipsOf } from '../features/catalog/filters/chips.ts';
import { type Filters, formatSearch, type Search } from '../features/catalog/search.ts';
import { descriptions } from '../features/catalog/sections.ts';
import { labelsAtom, type Showcase, showcasesAtom } from '../features/showcases/atoms.ts';
import { type Draft, draftOf, newDraft } from '../features/showcases/draft.ts';
import { ShowcaseEditor } from '../features/showcases/showcase-editor.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { paths } from '../shared/paths.ts';
import { type SectionCode, sections } from '../shared/sections.ts';
import { useCompany } from './company.tsx';

/** A kept filter as the catalogue knows it: its fields are those of the address. */
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

/** What a new showcase is to hold, as the catalogue has handed it over. */
function startOf(address: string): Draft {
  const params = new URLSearchParams(address);
  const code = sections.find((section) => section.code === params.get('section'))?.code;
  return newDraft(code ?? 'tyres', filterOf(params.get('filter')));
}

function Editor({ showcase, start }: { showcase?: Showcase; start: Draft }) {
  const { id } = useCompany();
  const navigate = useNavigate();
  const search = searchOf(start);
  const { data: facets } = useAtomValue(
    labelsAtom({ section: start.section, filter: start.filter }),
  );
  const section = sections.find(({ code }) => code === start.section) ?? sections[0];
  const words = [
    section.label,
    ...(search.q ? [`«${search.q}»`] : []),
    ...chipsOf(descriptions[section.code as SectionCode], search, facets).map(({ label, text }) =>
      label ? `${label}: ${text}` : text,
    ),
  ];
  const query = formatSearch(search).replace(/^\?/, '');
  return (
    <ShowcaseEditor
      company={id}
      {...(showcase && { showcase })}
      start={start}
      words={words}
      href={query ? `${section.path}?${query}` : section.path}
      onSaved={(saved) => {
        if (!showcase) navigate(paths.companyShowcase(id, saved.id), { replace: true });
      }}
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
  const start = useMemo(
    () => (isNew ? startOf(search) : showcase && draftOf(showcase)),
    [isNew, search, showcase],
  );
  if (!isNew && !data && error) throw error;
  if (!isNew && !data) return <Skeleton width="100%" height={320} shape="box" />;
  if (!start) return <EmptyState title="Такой витрины нет">Возможно, её удалили.</EmptyState>;
  const key = isNew ? 'new' : `${showcase?.id} ${showcase?.revision}`;
  return (
    <>
      <BackLink href={paths.companyShowcases(id)}>Все витрины</BackLink>
      <Editor key={key} start={start} {...(showcase && { showcase })} />
    </>
  );
}
