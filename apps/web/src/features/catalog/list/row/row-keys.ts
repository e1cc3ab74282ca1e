import type { KeyboardEvent } from 'react';

const BUTTON = 'button[aria-expanded]';

/**
 * Moves the focus by arrow keys to the button of the next row or the one before. Enter opens a row, as with any button.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = (target as HTMLElement).closest('li');
  if (row?.parentElement !== currentTarget || row.querySelector(BUTTON) !== target) return;
  const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const button = next?.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  event.preventDefault();
  button.focus();
}
