import { CheckboxList } from '@org/ui/checkbox-list';
import { Popover, PopoverTrigger } from '@org/ui/popover';
import { Fragment, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { formatDecimal } from '../../../shared/format.ts';
import type { MarkingPart } from '../sections.ts';
import * as css from './filter-rail.css.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';
import { listWords } from './words.ts';

/** The size as it is moulded on the sidewall: every number is a select. */
export function MarkingFilter({ parts, ...props }: FilterProps & { parts: MarkingPart[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row everywhere
    <div className={css.marking} role="group" aria-label="Размер">
      {parts.map((part) => (
        <Fragment key={part.field}>
          {part.before && (
            <span className={css.separator} aria-hidden="true">
              {part.before}
            </span>
          )}
          <MarkingSelect part={part} {...props} />
        </Fragment>
      ))}
    </div>
  );
}

function MarkingSelect({ part, search, facets, onChange }: FilterProps & { part: MarkingPart }) {
  const { field, label } = part;
  const chosen = chosenOf(search.filters, field);
  const choices = useMemo(() => choicesOf(facets, field), [facets, field]);
  const [first] = chosen;
  const shown =
    first === undefined
      ? '—'
      : chosen.length > 1
        ? `${formatDecimal(Number(first))}…`
        : formatDecimal(Number(first));
  return (
    <PopoverTrigger>
      <Button
        className={css.part}
        aria-label={`${label}: ${chosen.length > 0 ? chosen.join(', ') : 'любая'}`}
      >
        <span className={css.partLabel}>{label}</span>
        <span className={css.partValue} data-empty={first === undefined ? '' : undefined}>
          {shown}
        </span>
      </Button>
      <Popover label={label} placement="bottom start">
        <div className={css.choices}>
          <CheckboxList
            label={label}
            items={choices}
            value={chosen}
            onChange={(values) => onChange({ [field]: values.map(Number) })}
            words={listWords(label)}
          />
        </div>
      </Popover>
    </PopoverTrigger>
  );
}
