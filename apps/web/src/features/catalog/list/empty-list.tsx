import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import { useAtomValue } from 'jotai';
import { countOf, MODELS } from '../../../shared/format/format.ts';
import { searchPath, sections } from '../../../shared/sections.ts';
import { keptOf } from '../../../shared/substitutes/substitutes.atoms.ts';
import { Substitutes } from '../../../shared/substitutes/substitutes.tsx';
import type { ProductPage } from '../search/catalog.atoms.ts';
import { cleared, type Search } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { totalsAtom } from '../search/totals.atoms.ts';
import { suggestionsAtom } from '../smart-search/smart-search.atoms.ts';
import * as css from './empty-list.css.ts';
import { relaxationsOf, withWordsAsFilters } from './relaxations.ts';

export interface EmptyListProps {
  section: SectionDescription;
  search: Search;
  /** What the search answered. */
  answer: Pick<ProductPage, 'understood' | 'facets'>;
  onSearch: (search: Search) => void;
}

/**
 * Shown when nothing fits: a drawing of what was searched for, the most promising relaxations, and a button that resets
 * everything.
 */
export function EmptyList({ section, search, answer, onSearch }: EmptyListProps) {
  const meant = withWordsAsFilters(search, answer.understood);
  const relaxations = relaxationsOf(section, meant, answer.facets);
  const text = search.asked?.text || search.q;
  return (
    <div className={css.place}>
      <EmptyState
        title={`Таких ${section.glyph === 'wheel' ? 'дисков' : 'шин'} сейчас нет в продаже`}
        drawing={<SearchGlyph section={section} search={meant} />}
        actions={
          <Button variant="primary" onPress={() => onSearch(cleared(search))}>
            Сбросить всё
          </Button>
        }
      >
        {relaxations.length > 0 ? (
          <>
            Всем условиям сразу не отвечает ни одно предложение. Ослабьте одно из них:
            <Relaxations section={section} relaxations={relaxations} onSearch={onSearch} />
          </>
        ) : meant.q ? (
          `По запросу «${meant.q}» ничего не нашлось. Проверьте, как он написан.`
        ) : (
          'С таким условием предложений нет.'
        )}
        {text && <OtherSection section={section} text={text} />}
      </EmptyState>
      <Substitutes missed={{ section: section.code, filter: keptOf(meant.filters) }} />
    </div>
  );
}

interface RelaxationsProps extends Pick<EmptyListProps, 'section' | 'onSearch'> {
  relaxations: ReturnType<typeof relaxationsOf>;
}

const MAX_OFFERED = 4;

/** The first relaxations that find something, with their counts. */
function Relaxations({ section, relaxations, onSearch }: RelaxationsProps) {
  const searches = relaxations.map(({ search }) => search);
  const { data: totals, isError } = useAtomValue(totalsAtom({ section: section.code, searches }));
  const counted = relaxations.map((relaxation, at) => ({ ...relaxation, total: totals?.[at] }));
  const offered = isError ? counted : counted.filter(({ total }) => total);
  return (
    <div className={css.relaxations}>
      {offered.slice(0, MAX_OFFERED).map(({ words, search, total }) => (
        <Button key={words} onPress={() => onSearch(search)}>
          {total ? `${words}: ${countOf(total, MODELS)}` : words}
        </Button>
      ))}
    </div>
  );
}

/** The section that the words speak of, if it is another one and has such goods. */
function OtherSection({ section, text }: Pick<EmptyListProps, 'section'> & { text: string }) {
  const { data } = useAtomValue(suggestionsAtom({ q: text }));
  const other = sections.find(({ code }) => code === data?.understood.section);
  if (!data?.total || !other || other.code === section.code) return null;
  return (
    <div className={css.relaxations}>
      <ButtonLink href={searchPath(other.code, text)}>
        {`В разделе «${other.label}»: ${countOf(data.total, MODELS)}`}
      </ButtonLink>
    </div>
  );
}

function SearchGlyph({ section, search: { filters } }: Pick<EmptyListProps, 'section' | 'search'>) {
  const first = (field: string) => (filters[field] as number[] | undefined)?.[0];
  if (section.glyph === 'wheel')
    return (
      <WheelGlyph
        height={64}
        width={first('rim_width')}
        diameter={first('diameter')}
        bolts={first('bolts')}
        pcd={first('pcd')}
      />
    );
  return (
    <TyreGlyph
      height={64}
      kind={section.glyph}
      width={first('width')}
      profile={first('profile')}
      diameter={first('diameter')}
    />
  );
}
