import { CheckboxList } from '@org/ui/checkbox-list';
import { Popover } from '@org/ui/popover';
import { type RefObject, useMemo } from 'react';
import { listWords } from '../../../shared/format/list-words.ts';
import * as css from './filter-rail.css.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';

export interface MarkingChoicesProps extends FilterProps {
  field: string;
  label: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The values of one number of the size, under it. */
export function MarkingChoices(props: MarkingChoicesProps) {
  const { search, facets, onChange, field, label, trigger, onClose } = props;
  const choices = useMemo(() => choicesOf(facets, field), [facets, field]);
  return (
    <Popover
      label={label}
      placement="bottom start"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.choices}>
        <CheckboxList
          label={label}
          items={choices}
          value={chosenOf(search.filters, field)}
          onChange={(values) => onChange({ [field]: values.map(Number) })}
          words={listWords(label)}
        />
      </div>
    </Popover>
  );
}
