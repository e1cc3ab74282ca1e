import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { isTyping } from '../internal/keys.ts';
import type { Place } from './clipboard.ts';
import { HEAD } from './grid-keys.ts';
import type { ActiveCell } from './use-active-cell.ts';

interface PressOptions {
  isEdited: boolean;
  /** What a press on a head or a box does; a second one on the active cell edits it. */
  onPress: (at: Place, isSecond: boolean) => void;
}

/** Presses make a cell active; the mouse draws a range. */
export function useCellPresses<Row>(
  { active, isSingle, point, focus }: ActiveCell<Row>,
  { isEdited, onPress }: PressOptions,
) {
  const press = useRef({ wasActive: false, isDrawing: false });
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = placeOf(event);
      if (!at || event.button !== 0 || isTyping(event.target)) return;
      press.current = {
        wasActive: isSingle && at.row === active.row && at.column === active.column,
        isDrawing: event.pointerType === 'mouse' && at.row !== HEAD,
      };
      point(at, event.shiftKey && at.row !== HEAD);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.buttons !== 1) press.current.isDrawing = false;
      const at = placeOf(event);
      if (press.current.isDrawing && at && at.row !== HEAD && !isEdited) point(at, true);
    },
    onMouseDown: (event: MouseEvent) => {
      if (!placeOf(event) || isTyping(event.target) || isPressable(event)) return;
      event.preventDefault();
      focus();
    },
    onClick: (event: MouseEvent) => {
      const at = placeOf(event);
      if (at && !isTyping(event.target) && !isPressable(event))
        onPress(at, press.current.wasActive);
    },
  };
}

/** The cell that an event is on. */
function placeOf({ target }: { target: EventTarget }): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) }
    : undefined;
}

/** Whether a press is on something in a cell that does something itself. */
const isPressable = ({ target }: { target: EventTarget }) =>
  target instanceof Element &&
  target.closest('[data-column] :is(button, a, input, label)') !== null;
