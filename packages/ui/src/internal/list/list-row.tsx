import { memo } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import { square } from '../check.css.ts';
import { CheckMark } from '../check-mark.tsx';
import * as css from './list-box.css.ts';
import type { Option } from './option.ts';
import { findMatch } from './text-match.ts';

/** `options` in a popover, `checks` in a list on the page. */
export type ListLook = 'options' | 'checks';

interface ListRowProps {
  id: string;
  option: Option;
  /** Index in the list, from 0. */
  row: number;
  /** Size of the whole list, -1 if unknown. */
  setSize: number;
  look: ListLook;
  isActive: boolean;
  isSelected: boolean;
  isMultiple: boolean;
  /** Text to highlight in the label. */
  query: string;
  format: (count: number) => string;
}

/** One option. Events are handled by the list, so a row renders again only when its own look changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { option, row, look, isActive, isSelected, isMultiple } = props;
  const isCheck = look === 'checks';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the control, which names this row active
    <div
      id={props.id}
      role="option"
      className={isCheck ? css.check : css.option}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      aria-posinset={row + 1}
      aria-setsize={props.setSize}
      data-row={row}
      data-active={isActive || undefined}
    >
      {isMultiple && (
        <span className={square}>
          <CheckMark isOn={isSelected} />
        </span>
      )}
      {option.icon}
      <RowWords option={option} query={props.query} />
      {option.description !== undefined && <span className={css.end}>{option.description}</span>}
      {option.count !== undefined && (
        <span className={isCheck ? css.smallCount : css.endCount}>
          {props.format(option.count)}
        </span>
      )}
      {option.end !== undefined && <span className={css.slot}>{option.end}</span>}
      {isSelected && !isMultiple && (
        <span className={css.tick}>
          <CheckIcon size={16} />
        </span>
      )}
    </div>
  );
});

function RowWords({ option: { label, details }, query }: { option: Option; query: string }) {
  const words = (
    <span className={css.words}>
      <Marked text={label} query={query} />
    </span>
  );
  if (details === undefined) return words;
  return (
    <span className={css.column}>
      {words}
      <span className={css.details}>{details}</span>
    </span>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const range = query && findMatch(text, query);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  );
}
