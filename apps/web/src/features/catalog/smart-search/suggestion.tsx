import { BadgeCheckIcon, LayoutGridIcon, StoreIcon, TyreIcon } from '@org/ui/icons';
import { countOf, formatMoney, MODELS, OFFERS } from '../../../shared/format/format.ts';
import { sizeOf } from '../../../shared/format/marking.ts';
import { sections } from '../../../shared/sections.ts';
import type { Option, SuggestedModel } from './options.ts';
import * as css from './smart-search.css.ts';

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
