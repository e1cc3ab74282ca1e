import { SearchIcon } from '@org/ui/icons';
import type { ReactNode } from 'react';
import { optionId } from './option-id.ts';
import { GROUPS, keyOf, type Option, type Suggestions } from './options.ts';
import { QuestionRows, type QuestionRowsProps } from './question-rows.tsx';
import * as css from './smart-search.css.ts';
import { Suggestion, type SuggestionProps } from './suggestion.tsx';
import { UnderstoodRow, type UnderstoodRowProps, WITHOUT } from './understood-row.tsx';

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
    <span className={css.keyHint}>
      <kbd className={css.shortcut}>{name}</kbd>
      {children}
    </span>
  );
}
