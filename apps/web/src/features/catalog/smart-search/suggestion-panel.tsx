import type { components } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import {
  BadgeCheckIcon,
  GaugeIcon,
  RulerIcon,
  SearchIcon,
  SnowflakeIcon,
  TyreIcon,
} from '@org/ui/icons';
import type { ReactNode } from 'react';
import { countOf, formatMoney } from '../../../shared/format.ts';
import { sizeOf } from '../product-words.ts';
import type { Filters } from '../search.ts';
import { optionId } from './option-id.ts';
import * as css from './smart-search.css.ts';
import type { Token } from './understood.ts';

export type Suggestions = components['schemas']['Suggestions'];
export type SuggestedModel = Suggestions['models'][number];

export interface SuggestionPanelProps {
  listId: string;
  suggestions: Suggestions;
  /** The option that the arrow keys are at. */
  activeIndex: number | undefined;
  onChoose: (model: SuggestedModel) => void;
  /** Adds another reading of a piece to the filters. */
  onAdd: (filter: Filters) => void;
}

const icons: Partial<Record<Token['field'], typeof SearchIcon>> = {
  size: RulerIcon,
  index: GaugeIcon,
  brand: BadgeCheckIcon,
  season: SnowflakeIcon,
};
const MARKED = new Set<Token['field']>(['size', 'index', 'fastening', 'et', 'dia', 'pattern']);

/** How the words were understood, and the models that they lead to. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, suggestions, activeIndex, onChoose, onAdd } = props;
  const { understood, models, total } = suggestions;
  return (
    <div className={css.panel}>
      {understood.tokens.length > 0 && <div className={css.caption}>Как мы поняли запрос</div>}
      {understood.tokens.map((token) => (
        <UnderstoodRow key={token.start} token={token} onAdd={onAdd} />
      ))}
      {understood.tokens.length > 0 && models.length > 0 && <hr className={css.rule} />}
      {models.length > 0 && <div className={css.caption}>Модели</div>}
      {models.length === 0 && <div className={css.row}>Моделей с такими словами нет</div>}
      <div id={listId} role="listbox" aria-label="Модели">
        {models.map((model, index) => (
          <ModelOption
            key={model.product_id}
            id={optionId(listId, index)}
            model={model}
            isActive={index === activeIndex}
            onChoose={onChoose}
          />
        ))}
      </div>
      <hr className={css.rule} />
      <div className={css.keys} aria-hidden="true">
        <Key name="↵">показать {countOf(total, ['модель', 'модели', 'моделей'])}</Key>
        <Key name="↑↓">выбрать</Key>
        <Key name="Esc">закрыть</Key>
      </div>
    </div>
  );
}

function UnderstoodRow({ token, onAdd }: { token: Token; onAdd: SuggestionPanelProps['onAdd'] }) {
  const Icon = icons[token.field] ?? SearchIcon;
  const [alternative] = token.alternatives;
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
            <b className={css.value}>{token.value}</b>
          </>
        )}
      </span>
      {alternative && (
        <Button variant="ghost" size="s" onPress={() => onAdd(alternative.filter as Filters)}>
          Добавить {alternative.value}
        </Button>
      )}
    </div>
  );
}

interface ModelOptionProps extends Pick<SuggestionPanelProps, 'onChoose'> {
  id: string;
  model: SuggestedModel;
  isActive: boolean;
}

function ModelOption({ id, model, isActive, onChoose }: ModelOptionProps) {
  const offers = countOf(model.offers_count, ['предложение', 'предложения', 'предложений']);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the field's, aria-activedescendant points here
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(model)}
    >
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
