import type { ReactNode, RefObject } from 'react';
import type { Country } from '../number/country.ts';
import * as fieldCss from '../phone-input.css.ts';
import type { CountryRow } from './country-list.ts';
import * as css from './country-picker.css.ts';
import type { CountryRows } from './use-country-rows.ts';

/** Id of a row in the list with this id. */
export const rowId = (listId: string, row: number) => `${listId}-${row}`;

interface CountryRowsBoxProps {
  boxRef: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  list: CountryRows;
  /** Whether the list itself can have the focus: there is no search field. */
  isFocusable: boolean;
  activeId: string | undefined;
  onPick: (row: CountryRow | undefined) => void;
  renderFlag?: ((country: Country) => ReactNode) | undefined;
}

/** The scrolled list. Only rows in view are rendered; a block as high as all rows keeps the scroll bar right. */
export function CountryRowsBox({ boxRef, id, list, onPick, ...props }: CountryRowsBoxProps) {
  const { rows, rowHeight, inView } = list;
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
      // A press on a row must not move the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={({ target }) => {
        const row = rowAt(target);
        if (row >= 0) list.point(row);
      }}
      onClick={(event) => {
        // A label around the field would click the country button.
        event.preventDefault();
        onPick(rows[rowAt(event.target)]);
      }}
    >
      <div role="presentation" className={css.rows} style={{ height: rows.length * rowHeight }}>
        {rows.slice(inView.first, inView.end).map((row, place) => (
          <Row
            key={`${row.country.iso2}${row.areaCode ?? ''}`}
            listId={id}
            list={list}
            row={row}
            index={inView.first + place}
            renderFlag={props.renderFlag}
          />
        ))}
      </div>
    </div>
  );
}

/** `+7`, `+1 684`: a space separates the area from the calling code. */
const spaced = ({ country: { callingCode }, dialCode }: CountryRow) =>
  `+${callingCode} ${dialCode.slice(callingCode.length)}`.trim();

/** Index of the row at an event's target, -1 for none. */
const rowAt = (target: EventTarget) =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);

interface RowProps {
  listId: string;
  list: CountryRows;
  row: CountryRow;
  index: number;
  renderFlag?: ((country: Country) => ReactNode) | undefined;
}

function Row({ listId, list, row, index, renderFlag }: RowProps) {
  const { rows, rowHeight, active, selected, query } = list;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the element that names this row active
    <div
      id={rowId(listId, index)}
      role="option"
      className={css.row}
      aria-selected={row.country === selected?.country && row.areaCode === selected.areaCode}
      aria-posinset={index + 1}
      aria-setsize={rows.length}
      data-row={index}
      data-country-code={row.country.iso2}
      data-focused={index === active || undefined}
      // Without a search a line separates the preferred countries from the others.
      data-starts-rest={(query === '' && row.startsRest) || undefined}
      style={{ top: index * rowHeight, height: rowHeight }}
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
