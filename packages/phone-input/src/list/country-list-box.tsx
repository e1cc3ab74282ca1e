import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { filled } from '../family/phone-words.ts';
import { useListener } from '../use-stable.ts';
import { useWords } from '../words/words.ts';
import type { CountryRow } from './country-list.ts';
import type { CountryListProps } from './country-list-props.ts';
import * as css from './country-picker.css.ts';
import { CountryRowsBox, rowId } from './country-rows-box.tsx';
import { SearchField } from './search-field.tsx';
import { useAnchoredBox } from './use-anchored-box.ts';
import { useCountryRows } from './use-country-rows.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** The search field and the list, in a popover over the page. The list renders only the rows in view. */
export function CountryList(props: CountryListProps) {
  const words = useWords();
  const { id, close, enableSearch = true, enableClickOutside = true } = props;
  const list = useCountryRows(props);
  const { rows, active, inView, scrollTop } = list;
  const popover = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOutside = (target: EventTarget | null | undefined) =>
    enableClickOutside &&
    target instanceof Node &&
    !popover.current?.contains(target) &&
    !props.button.current?.contains(target);
  useAnchoredBox(popover, close);
  const onPress = (event: PointerEvent) => {
    // `composedPath` also gives the target inside a shadow root.
    const path = event.composedPath();
    if (!isOutside(path[0])) return;
    // A press outside the dialog around the field closes only the list, not the dialog.
    const dialog = popover.current?.closest('[role$=dialog]');
    if (dialog && !path.includes(dialog)) event.stopPropagation();
    close();
  };
  useListener(() => window, 'pointerdown', onPress);
  useLayoutEffect(() => {
    (box.current as HTMLElement).scrollTop = scrollTop;
  }, [scrollTop]);
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  useLayoutEffect(() => {
    // On touch, focusing the search field would open the screen keyboard over the list; the user can still tap it.
    const start = (!props.isTouched && search.current) || box.current;
    start?.focus({ preventScroll: true });
    return () => {
      // Wait until the browser has moved the focus after a press outside. If nothing took it, restore it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) before?.focus({ preventScroll: true });
      });
    };
  }, [props.isTouched, before]);

  const pick = (row: CountryRow | undefined) => {
    if (!row) return;
    props.onSelect(row.country, row.areaCode);
    close('field');
  };
  const typeAhead = useTypeAhead(rows, list.goToMiddle);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = list.rowByKey(event.key);
    if (to !== undefined) list.goTo(to, box.current?.clientHeight);
    else if (event.key === 'Enter') pick(rows[active]);
    else if (event.key === 'Escape') close('button');
    else if (event.key === 'Tab') close(event.shiftKey ? 'button' : 'field');
    else if (enableSearch) return;
    else if (!typeAhead(event)) {
      if (event.key !== ' ') return;
      pick(rows[active]);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const isActiveDrawn = inView.first <= active && active < inView.end;
  const activeId = isActiveDrawn ? rowId(id, active) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is inside
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      className={css.popover}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => isOutside(relatedTarget) && close()}
    >
      {enableSearch && (
        <SearchField {...props} inputRef={search} activeId={activeId} onSearch={list.search} />
      )}
      <CountryRowsBox
        boxRef={box}
        id={id}
        label={props.countriesLabel ?? words.countries}
        list={list}
        activeId={enableSearch ? undefined : activeId}
        isFocusable={!enableSearch}
        onPick={pick}
        renderFlag={props.renderFlag}
      />
      <div role="status" className={rows.length === 0 ? css.status : css.hidden}>
        {rows.length === 0
          ? (props.searchNotFound ?? words.noCountry)
          : list.query && filled(props.formatCount ?? words.found, 'count', rows.length)}
      </div>
    </div>
  );
}
