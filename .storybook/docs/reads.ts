import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

/** Roles that a screen reader says. Of an option or an item the first two are enough. */
const READ_WORDS =
  /^(alert|alertdialog|article|button|checkbox|columnheader|combobox|dialog|figure|form|grid|gridcell|group|heading|img|link|list|listbox|listitem|menu|menuitem|menuitemradio|meter|navigation|option|progressbar|radio|radiogroup|region|rowheader|searchbox|slider|spinbutton|status|switch|tab|table|tablist|tabpanel|textbox|time|toolbar|tooltip)$/;
const MANY = /^(option|listitem|menuitem|gridcell|columnheader|rowheader|radio|link|tab)$/;
/** Roles whose words are read as they stand. */
const TEXT = /^(listitem|status|alert|time|gridcell)$/;

const STATES: readonly [attribute: string, value: string, words: string][] = [
  ['aria-checked', 'true', 'checked'],
  ['aria-checked', 'mixed', 'partly checked'],
  ['aria-selected', 'true', 'selected'],
  ['aria-pressed', 'true', 'pressed'],
  ['aria-expanded', 'true', 'expanded'],
  ['aria-expanded', 'false', 'collapsed'],
  ['aria-current', 'page', 'current page'],
  ['aria-current', 'step', 'current step'],
  ['aria-required', 'true', 'required'],
  ['aria-readonly', 'true', 'read only'],
  ['aria-invalid', 'true', 'invalid'],
  ['aria-disabled', 'true', 'unavailable'],
  ['aria-busy', 'true', 'busy'],
];

const isHidden = (element: Element) =>
  !element.checkVisibility({ visibilityProperty: true }) ||
  element.closest(
    '[aria-hidden=true], [hidden], [inert], [data-marks], script, style, template',
  ) !== null;

function statesOf(element: Element) {
  const activeStates = STATES.filter(([name, value]) => element.getAttribute(name) === value).map(
    ([, , words]) => words,
  );
  const input = element as HTMLInputElement;
  if (input.checked === true && !activeStates.includes('checked')) activeStates.push('checked');
  if (input.disabled === true) activeStates.push('unavailable');
  if (input.required === true && !activeStates.includes('required')) activeStates.push('required');
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  const typed = element.matches(
    'input:not([type=checkbox], [type=radio], [type=password]), textarea',
  )
    ? input.value
    : null;
  const announced = value ?? typed;
  if (announced) activeStates.unshift(announced);
  return activeStates;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of an element, as they are read: each part by itself, without what is hidden. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node as Element).checkVisibility?.() || isHidden(node as Element)) return '';
  return [...node.childNodes].map(wordsOf).join(' ');
}

/** Returns what a screen reader says of a rendering, a line for each part, in the order of reading. */
export function readsOf(root: ParentNode): string[] {
  const counts = new Map<string, number>();
  const lines: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const role = element.matches('input[type=password]')
      ? 'textbox'
      : element.tagName === 'TIME'
        ? 'time'
        : getRole(element);
    if (!role || !READ_WORDS.test(role) || isHidden(element)) continue;
    const count = (counts.get(role) ?? 0) + 1;
    counts.set(role, count);
    if (MANY.test(role) && count > 2) continue;
    const name = squeeze(TEXT.test(role) ? wordsOf(element) : computeAccessibleName(element));
    const description = squeeze(computeAccessibleDescription(element));
    if (name === '' && /^(group|status|list|row|listitem|alert|figure|region|img)$/.test(role))
      continue;
    lines.push(
      [name && `“${name}”`, role, ...statesOf(element), description && `“${description}”`]
        .filter(Boolean)
        .join(', '),
    );
  }
  if (lines.length > 0) return lines;
  const text = squeeze([...root.children].map(wordsOf).join(' '));
  return text ? [`“${text}”, text`] : [];
}
