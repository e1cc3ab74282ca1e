import { PlusIcon, SearchIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { countOf, MODELS } from '../../../shared/format/format.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { Search } from '../catalog-search.ts';
import { descriptions } from '../catalog-sections.ts';
import { chipsOf, type FilterChip } from '../filters/chips/chips.ts';
import { totalsAtom } from '../list/product-list.atoms.ts';
import type { Questions } from './questions.ts';
import * as css from './smart-search.css.ts';

export interface QuestionRowsProps {
  questions: Questions & { section: SectionCode };
  /** Leads to one of them: the first, or the other. */
  onTake: (isOther: boolean) => void;
}

/** «Диаметр 17», «Страна кроме Китай»: a number or a limit says nothing without its name. */
const meaningOf = ({ label, text }: FilterChip) =>
  label && /^[\dа-яё]/.test(text) ? `${label} ${text}` : text;

const wordsOf = (section: SectionCode, search: Search): string[] => [
  ...chipsOf(descriptions[section], search, undefined).map(meaningOf),
  ...(search.q ? [`«${search.q}»`] : []),
];

/**
 * What Enter leads to, and what Enter with Shift does: a question of its own, or the old one narrowed further, each with
 * the number that its list will show.
 */
export function QuestionRows({ questions, onTake }: QuestionRowsProps) {
  const { section, fresh, refined, isRefining } = questions;
  const searches = refined ? [fresh, refined] : [fresh];
  const { data: totals } = useAtomValue(totalsAtom({ section, searches }));
  const rows = [
    { title: 'Новый вопрос', search: fresh, total: totals?.[0], Icon: SearchIcon },
    ...(refined
      ? [{ title: 'Уточнить прежний', search: refined, total: totals?.[1], Icon: PlusIcon }]
      : []),
  ];
  const ordered = isRefining ? rows.toReversed() : rows;
  const gone = refined ? goneOf(section, refined, fresh) : [];
  return ordered.map(({ title, search, total, Icon }, at) => (
    <div key={title}>
      <div className={css.caption}>{title}</div>
      <button
        type="button"
        tabIndex={-1}
        className={css.question}
        data-first={at === 0 ? '' : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(at === 1)}
      >
        <span className={css.rowIcon}>
          <Icon size={16} />
        </span>
        <span className={css.meaning}>
          <b className={css.brand}>{wordsOf(section, search).join(', ') || 'Все товары раздела'}</b>
          {search === fresh && gone.length > 0 && (
            <span className={css.gone}>Прежние {gone.join(', ')} уйдут</span>
          )}
        </span>
        <span className={css.end}>
          {total === undefined ? '…' : total === 0 ? 'ничего нет' : countOf(total, MODELS)}
        </span>
        <kbd className={css.shortcut}>{at === 0 ? '↵' : '⇧↵'}</kbd>
      </button>
    </div>
  ));
}

/** What the old question asked for and the new one does not. */
function goneOf(section: SectionCode, refined: Search, fresh: Search): string[] {
  const kept = new Set(wordsOf(section, fresh));
  return wordsOf(section, refined).filter((words) => !kept.has(words));
}
