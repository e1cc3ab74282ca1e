import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { TyreGlyph } from '@org/ui/tyre-glyph';
import { WheelGlyph } from '@org/ui/wheel-glyph';
import { chipsOf } from '../filters/chips.ts';
import { cleared, type Search, withoutFilters } from '../search.ts';
import type { SectionDescription } from '../sections.ts';

export interface EmptyListProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

/** Nothing fits: the drawing of what was looked for, the likeliest ways to find something, and starting afresh. */
export function EmptyList({ section, search, onSearch }: EmptyListProps) {
  const chips = chipsOf(section, search, undefined);
  // the filters that were set last narrow most; taking one of them away is the smallest step back
  const relaxations = chips.slice(-2).reverse();
  return (
    <EmptyState
      title="Ничего не нашлось"
      drawing={<SoughtGlyph section={section} search={search} />}
      actions={
        <>
          {relaxations.map(({ id, label, text, clears }) => (
            <Button key={id} onPress={() => onSearch(withoutFilters(search, clears))}>
              Убрать «{label ? `${label}: ` : ''}
              {text}»
            </Button>
          ))}
          <Button variant="primary" onPress={() => onSearch(cleared(search))}>
            Сбросить всё
          </Button>
        </>
      }
    >
      {search.q
        ? `По словам «${search.q}» и выбранным фильтрам предложений сейчас нет.`
        : 'С такими фильтрами предложений сейчас нет.'}
    </EmptyState>
  );
}

function SoughtGlyph({ section, search: { filters } }: Omit<EmptyListProps, 'onSearch'>) {
  const first = (field: string) => (filters[field] as number[] | undefined)?.[0];
  if (section.glyph === 'wheel')
    return (
      <WheelGlyph
        height={96}
        width={first('rim_width')}
        diameter={first('diameter')}
        bolts={first('bolts')}
        pcd={first('pcd')}
      />
    );
  return (
    <TyreGlyph
      height={96}
      kind={section.glyph}
      width={first('width')}
      profile={first('profile')}
      diameter={first('diameter')}
    />
  );
}
