import { Button } from '@org/ui/button';
import {
  BadgeCheckIcon,
  GaugeIcon,
  LayoutGridIcon,
  RulerIcon,
  SearchIcon,
  SnowflakeIcon,
  StoreIcon,
  TyreIcon,
} from '@org/ui/icons';
import type { ReactNode } from 'react';
import { countOf, formatMoney, MODELS, OFFERS } from '../../../shared/format/format.ts';
import { sizeOf, titleOf } from '../../../shared/format/marking.ts';
import { sections } from '../../../shared/sections.ts';
import { optionId } from './option-id.ts';
import { GROUPS, keyOf, type Option, type SuggestedModel, type Suggestions } from './options.ts';
import * as css from './smart-search.css.ts';
import type { Token } from './understood.ts';

export interface SuggestionPanelProps {
  listId: string;
  suggestions: Suggestions;
  /** The options, in the order of the arrow keys. */
  options: readonly Option[];
  /** Index of the option that the arrow keys have selected. */
  activeIndex: number | undefined;
  onChoose: (option: Option) => void;
  /** Adds another reading of a piece to the filters. */
  onAdd?: (filter: Token['filter']) => void;
}

const icons: Partial<Record<Token['field'], typeof SearchIcon>> = {
  size: RulerIcon,
  index: GaugeIcon,
  brand: BadgeCheckIcon,
  season: SnowflakeIcon,
};
const MARKED = new Set<Token['field']>(['size', 'index', 'fastening', 'et', 'dia', 'pattern']);

/** How the words were understood, and the models, brands and suppliers that they lead to. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, suggestions, options, activeIndex, onChoose, onAdd } = props;
  const { understood, left_out: leftOut, total } = suggestions;
  const isLeftOut = (start: number) => leftOut.some((piece) => piece.start === start);
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    // a scrolling element can get the focus: Tab would lead into a panel that closes when the field loses the focus
    <div className={css.panel} tabIndex={-1}>
      {(understood.tokens.length > 0 || understood.unknown.length > 0) && (
        <div className={css.caption}>Как мы поняли запрос</div>
      )}
      {understood.tokens.map((token) => (
        <UnderstoodRow
          key={token.start}
          token={token}
          isLeftOut={isLeftOut(token.start)}
          onAdd={onAdd}
        />
      ))}
      {understood.unknown.map(({ text, start }) => (
        <div key={start} className={css.row}>
          <span className={css.rowIcon}>
            <SearchIcon size={16} />
          </span>
          <span className={`${css.piece} ${css.unknown}`}>{text}</span>
          <span className={css.meaning}>
            {isLeftOut(start) ? WITHOUT : 'Не знаем такого слова, ищем в названиях'}
          </span>
        </div>
      ))}
      {understood.tokens.length > 0 && options.length > 0 && <hr className={css.rule} />}
      {options.length === 0 && <div className={css.row}>Ничего с такими словами нет</div>}
      <div id={listId} role="listbox" aria-label="Подсказки">
        {GROUPS.map(([kind, title]) => {
          const some = numbered.filter(({ option }) => option.kind === kind);
          if (some.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role; a fieldset is for controls
            <div key={kind} role="group" aria-label={title}>
              <div className={css.caption} aria-hidden="true">
                {title}
              </div>
              {some.map(({ option, index }) => (
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
        <Key name="↵">показать {countOf(total, MODELS)}</Key>
        <Key name="↑↓">выбрать</Key>
        <Key name="Esc">закрыть</Key>
      </div>
    </div>
  );
}

const WITHOUT = 'С этим ничего не находится, покажем без этого';
/** The most readings that are offered for a word in doubt. A word with one reading offers only the next one. */
const MAX_OFFERED = 3;

interface UnderstoodRowProps extends Pick<SuggestionPanelProps, 'onAdd'> {
  token: Token;
  isLeftOut: boolean;
}

function UnderstoodRow({ token, isLeftOut, onAdd }: UnderstoodRowProps) {
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
            <b className={css.value}>{titleOf({ title: token.value })}</b>
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

interface SuggestionProps extends Pick<SuggestionPanelProps, 'onChoose'> {
  id: string;
  option: Option;
  isActive: boolean;
}

function Suggestion({ id, option, isActive, onChoose }: SuggestionProps) {
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

const models = (count: number) => countOf(count, MODELS);

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
          <span className={css.end}>{models(option.total)}</span>
        </>
      );
    case 'brand':
      return (
        <>
          <BadgeCheckIcon size={16} />
          <span className={`${css.name} ${css.brand}`}>{option.brand}</span>
          <span className={css.end}>{models(option.products)}</span>
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

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={css.keyHint}>
      <kbd className={css.shortcut}>{name}</kbd>
      {children}
    </span>
  );
}
