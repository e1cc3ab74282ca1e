import type { ReactNode, RefObject } from 'react';
import type { Country } from './country.ts';
import type { CountryRow } from './country-list.ts';
import * as css from './country-picker.css.ts';
import * as fieldCss from './phone-input.css.ts';
import type { CountryRows } from './use-country-rows.ts';

/** Id of a row of the list with this id. */
export const rowId = (listId: string, row: number) => `${listId}-${row}`;

interface CountryRowsBoxProps {
  boxRef: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  list: CountryRows;
  /** The list itself has the focus: there is no search field. */
  isFocusable: boolean;
  activeId: string | undefined;
  onPick: (row: CountryRow | undefined) => void;
  renderFlag?: (country: Country) => ReactNode;
}

/** The scrolled list. Only rows in view are drawn; a block as high as all of them keeps the scroll bar true. */
export function CountryRowsBox({ boxRef, id, list, onPick, ...props }: CountryRowsBoxProps) {
  const { rows, rowHeight, active, inView } = list;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys come from the search field and go to the box around both
    <div
      ref={boxRef}
      id={id}
      role="listbox"
      className={css.list}
      tabIndex={props.isFocusable ? 0 : -1}
      aria-label={props.label}
      aria-activedescendant={props.activeId}
      onScroll={({ currentTarget }) => list.setScrollTop(currentTarget.scrollTop)}
      // A press on a row leaves the focus where the keys are.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={({ target }) => {
        const row = rowAt(target);
        if (row !== null && row !== active) list.point(row);
      }}
      onClick={(event) => {
        // A label around the field would press the button.
        event.preventDefault();
        onPick(rows[rowAt(event.target) ?? -1]);
      }}
    >
      <div role="presentation" className={css.rows} style={{ height: rows.length * rowHeight }}>
        {rows.slice(inView.first, inView.end).map((row, index) => (
          <Row
            key={`${row.country.iso2}${row.areaCode ?? ''}`}
            id={rowId(id, inView.first + index)}
            row={row}
            index={inView.first + index}
            count={rows.length}
            height={rowHeight}
            isFocused={inView.first + index === active}
            isSelected={isSame(row, list.selected)}
            isWhole={list.query === ''}
            renderFlag={props.renderFlag}
          />
        ))}
      </div>
    </div>
  );
}

const isSame = (a: CountryRow, b: CountryRow | undefined) =>
  a.country === b?.country && a.areaCode === b.areaCode;

/** `+7`, `+1 684`: an area stands apart from the calling code. */
const spaced = ({ country: { callingCode }, dialCode }: CountryRow) =>
  `+${callingCode} ${dialCode.slice(callingCode.length)}`.trim();

function rowAt(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset.row) : null;
}

interface RowProps {
  id: string;
  row: CountryRow;
  index: number;
  count: number;
  height: number;
  isFocused: boolean;
  isSelected: boolean;
  /** The list is not narrowed by a search: preferred countries stand apart. */
  isWhole: boolean;
  renderFlag?: (country: Country) => ReactNode;
}

function Row({ id, row, index, count, height, renderFlag, ...is }: RowProps) {
  const { isFocused, isSelected, isWhole } = is;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the element that names this row active
    <div
      id={id}
      role="option"
      className={css.row}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-row={index}
      data-country-code={row.country.iso2}
      data-focused={isFocused || undefined}
      data-starts-rest={isWhole && row.startsRest ? true : undefined}
      style={{ top: index * height, height }}
    >
      {renderFlag && (
        <span className={fieldCss.flag} aria-hidden="true">
          {renderFlag(row.country)}
        </span>
      )}
      <span className={css.name}>{row.name}</span>
      <span className={css.dialCode} dir="ltr">
        {spaced(row)}
      </span>
    </div>
  );
}
