import type { Option } from './option.ts';

/**
 * How many rows Page Up and Page Down move.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
 */
const PAGE = 10;

/** The row that a navigation key leads to from `active` of `count` rows; null for any other key. No wrap-around. */
function target(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    case 'PageDown':
      return active + PAGE;
    case 'PageUp':
      return active - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * The row that a key makes active: the nearest one that can be selected. The same row if there is none in that
 * direction; null for a key that doesn't move.
 */
export function nextActive(key: string, active: number, options: readonly Option[], extra = 0) {
  const count = options.length + extra;
  const wanted = target(key, active, count);
  if (wanted === null || count === 0) return null;
  const aim = Math.max(0, Math.min(wanted, count - 1));
  const step = aim >= active && key !== 'End' ? 1 : -1;
  return (
    firstEnabled(options, aim, step, count) ?? firstEnabled(options, aim, -step, count) ?? active
  );
}

function firstEnabled(options: readonly Option[], from: number, step: number, count: number) {
  for (let row = from; row >= 0 && row < count; row += step) {
    if (!options[row]?.isDisabled) return row;
  }
  return null;
}
