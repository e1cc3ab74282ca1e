import { Button } from '@org/ui/button';
import {
  BadgeCheckIcon,
  GaugeIcon,
  LayoutGridIcon,
  PlusIcon,
  RulerIcon,
  SearchIcon,
  SnowflakeIcon,
  StoreIcon,
  TyreIcon,
} from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { countOf, formatMoney, MODELS, OFFERS } from '../../../shared/format/format.ts';
import { sizeOf } from '../../../shared/format/marking.ts';
import { type SectionCode, sections } from '../../../shared/sections.ts';
import { chipsOf, type FilterChip } from '../filters/chips.ts';
import type { Search } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { totalsAtom } from '../search/totals.atoms.ts';
import { optionId } from './option-id.ts';
import { GROUPS, keyOf, type Option, type SuggestedModel, type Suggestions } from './options.ts';
import type { Questions } from './questions.ts';
import * as css from './smart-search.css.ts';
import type { Token } from './understood.ts';

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

export interface SuggestionProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: (option: Option) => void;
}

/** An option of the list: a model, a section, a brand or a supplier. */
export function Suggestion({ id, option, isActive, onChoose }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the field's, aria-activedescendant points here
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <Line option={option} />
    </div>
  );
}

function Line({ option }: { option: Option }) {
  switch (option.kind) {
    case 'model':
      return <ModelLine model={option} />;
    case 'section':
      return (
        <>
          <LayoutGridIcon size={16} />
          <span className={css.name}>
            {sections.find(({ code }) => code === option.section)?.label}
          </span>
          <span className={css.end}>{countOf(option.total, MODELS)}</span>
        </>
      );
    case 'brand':
      return (
        <>
          <BadgeCheckIcon size={16} />
          <span className={`${css.name} ${css.brand}`}>{option.brand}</span>
          <span className={css.end}>{countOf(option.products, MODELS)}</span>
        </>
      );
    case 'supplier':
      return (
        <>
          <StoreIcon size={16} />
          <span className={css.name}>{option.name}</span>
          <span className={css.end}>{option.city}</span>
        </>
      );
  }
}

function ModelLine({ model }: { model: SuggestedModel }) {
  const offers = countOf(model.offers_count, OFFERS);
  return (
    <>
      <TyreIcon size={16} />
      <span className={css.name}>
        <b className={css.brand}>{model.brand}</b> {model.model}
        <span className={css.size}>
          {sizeOf(model)} {model.load_index}
          {model.speed_index}
        </span>
      </span>
      <span className={css.end}>
        {offers}
        {model.min_bulk_price !== null && `, от ${formatMoney(model.min_bulk_price)}`}
      </span>
    </>
  );
}

const icons: Partial<Record<Token['field'], typeof SearchIcon>> = {
  size: RulerIcon,
  index: GaugeIcon,
  brand: BadgeCheckIcon,
  season: SnowflakeIcon,
};

const MARKED = new Set<Token['field']>(['size', 'index', 'fastening', 'et', 'dia', 'pattern']);

export const WITHOUT = 'С этим ничего не находится, покажем без этого';

/** The most readings that are offered for a word in doubt. A word with one reading offers only the next one. */
const MAX_OFFERED = 3;

export interface UnderstoodRowProps {
  token: Token;
  isLeftOut: boolean;
  /** Adds another reading of a piece to the filters. */
  onAdd?: ((filter: Token['filter']) => void) | undefined;
}

/** A piece of the search text, and what it was understood as. */
export function UnderstoodRow({ token, isLeftOut, onAdd }: UnderstoodRowProps) {
  const Icon = icons[token.field] ?? SearchIcon;
  const isOpen = Object.keys(token.filter).length === 0;
  const offered = token.alternatives.slice(0, isOpen ? MAX_OFFERED : 1);
  return (
    <div className={css.row}>
      <span className={css.rowIcon}>
        <Icon size={16} />
      </span>
      <span className={MARKED.has(token.field) ? `${css.piece} ${css.mark}` : css.piece}>
        {token.text}
      </span>
      <span className={css.meaning}>
        {token.label}
        {token.value !== token.text && (
          <>
            {' '}
            <b className={css.value}>
              {MARKED.has(token.field) ? sizeOf({ size: token.value }) : token.value}
            </b>
          </>
        )}
      </span>
      {isLeftOut && <span className={css.meaning}>{WITHOUT}</span>}
      {onAdd &&
        offered.map(({ value, filter }) => (
          <Button key={value} variant="ghost" size="s" onPress={() => onAdd(filter)}>
            {isOpen || token.field === 'car' ? value : `Добавить ${value}`}
          </Button>
        ))}
    </div>
  );
}

export interface SuggestionPanelProps
  extends Pick<SuggestionProps, 'onChoose'>,
    Pick<UnderstoodRowProps, 'onAdd'>,
    QuestionRowsProps {
  listId: string;
  suggestions: Suggestions;
  /** The options, in the order of the arrow keys. */
  options: readonly Option[];
  /** Index of the option that the arrow keys have selected. */
  activeIndex: number | undefined;
}

/** How the words were understood, and the models, brands and suppliers that they lead to. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, suggestions, options, activeIndex, onChoose, onAdd, ...asking } = props;
  const { understood, left_out: leftOut } = suggestions;
  const leftOutAt = (start: number) =>
    leftOut.find((piece) => piece.start <= start && start < piece.end);
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    // a scrolling element can get the focus: Tab would lead into a panel that closes when the field loses the focus
    <div className={css.panel} tabIndex={-1}>
      <QuestionRows {...asking} />
      {(understood.tokens.length > 0 || understood.unknown.length > 0) && (
        <div className={css.caption}>Как мы поняли запрос</div>
      )}
      {understood.tokens.map((token) => (
        <UnderstoodRow
          key={token.start}
          token={token}
          isLeftOut={leftOutAt(token.start) !== undefined}
          onAdd={onAdd}
        />
      ))}
      {understood.unknown.map((word) => (
        <UnknownRow key={word.start} word={word} leftOut={leftOutAt(word.start)} />
      ))}
      {understood.tokens.length > 0 && options.length > 0 && <hr className={css.rule} />}
      {options.length === 0 && <div className={css.row}>Ничего с такими словами нет</div>}
      <div id={listId} role="listbox" aria-label="Подсказки">
        {GROUPS.map(([kind, title]) => {
          const group = numbered.filter(({ option }) => option.kind === kind);
          if (group.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role; a fieldset is for controls
            <div key={kind} role="group" aria-label={title}>
              <div className={css.caption} aria-hidden="true">
                {title}
              </div>
              {group.map(({ option, index }) => (
                <Suggestion
                  key={keyOf(option)}
                  id={optionId(listId, index)}
                  option={option}
                  isActive={index === activeIndex}
                  onChoose={onChoose}
                />
              ))}
            </div>
          );
        })}
      </div>
      <hr className={css.rule} />
      <div className={css.keys} aria-hidden="true">
        <Key name="↑↓">выбрать</Key>
        <Key name="Esc">закрыть</Key>
      </div>
    </div>
  );
}

interface UnknownRowProps {
  word: Suggestions['understood']['unknown'][number];
  leftOut: Suggestions['left_out'][number] | undefined;
}

/** What becomes of a word that is not understood. The words of an unsold model have one row. */
function UnknownRow({ word, leftOut }: UnknownRowProps) {
  const { model, text, start } = leftOut ?? { ...word, model: null };
  if (start !== word.start) return null;
  const left = model ? `${model.brand} ${model.name} сейчас никто не продаёт` : WITHOUT;
  return (
    <div className={css.row}>
      <span className={css.rowIcon}>
        <SearchIcon size={16} />
      </span>
      <span className={`${css.piece} ${css.unknown}`}>{text}</span>
      <span className={css.meaning}>
        {leftOut ? left : 'Не знаем такого слова, ищем в названиях'}
      </span>
    </div>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Inline as="span" shouldWrap={false}>
      <kbd className={css.shortcut}>{name}</kbd>
      {children}
    </Inline>
  );
}
