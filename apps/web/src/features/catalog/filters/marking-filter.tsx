import { Fragment, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { formatDecimal } from '../../../shared/format/format.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { MarkingPart } from '../search/catalog-sections.ts';
import * as css from './filter-rail.css.ts';
import { chosenOf, type FilterProps } from './filter-values.ts';

const QuickPicks = lazyPart(() => import('./quick-picks.tsx'), 'QuickPicks');
const MarkingChoices = lazyPart(() => import('./marking-choices.tsx'), 'MarkingChoices');

export interface MarkingFilterProps extends FilterProps {
  parts: MarkingPart[];
  /** Which of the popular sizes are offered as quick picks. @default none */
  picks?: string;
}

/** The size as it is moulded on the sidewall: every number is a select. */
export function MarkingFilter({ parts, picks, ...props }: MarkingFilterProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row everywhere */}
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
      {picks && (
        <div className={css.rowsOfPicks[picks === 'truck' ? 'one' : 'two']}>
          <Suspense>
            <QuickPicks {...props} parts={parts} of={picks} />
          </Suspense>
        </div>
      )}
    </>
  );
}

function MarkingSelect({ part: { field, label }, ...props }: FilterProps & { part: MarkingPart }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(props.search.filters, field).map((value) => formatDecimal(Number(value)));
  const [first] = chosen;
  return (
    <>
      <Button
        ref={trigger}
        className={css.part}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <span className={css.partLabel}>{label}</span>
        <span className={css.partValue} data-empty={first === undefined ? '' : undefined}>
          {first === undefined ? '—' : chosen.length > 1 ? `${first}…` : first}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <MarkingChoices
            {...props}
            field={field}
            label={label}
            trigger={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
