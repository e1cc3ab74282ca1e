import { getCountries } from '../number/country.ts';
import { caretOffset, countDigits } from '../typing/caret.ts';
import type { CaseSettings, Outcome, PhoneCase, Step } from './case.ts';
import type { Hands, MountedField, PhoneField } from './phone-field.ts';

/** One thing that is not as expected. */
export interface Difference {
  what: keyof Outcome | 'reported';
  expected: string | number | null | undefined;
  seen: string | number | null | undefined;
}

/**
 * Plays a case in the page and returns how the result differs from what is expected: an empty array if it does not, null
 * if the case does not apply, as the field has no such setting or no list.
 */
export async function runCase(
  one: PhoneCase,
  field: PhoneField,
  hands: Hands,
): Promise<Difference[] | null> {
  const { settings, steps, expected } = one;
  if (!has(field, settings, steps)) return null;
  const place = document.body.appendChild(document.createElement('div'));
  const mounted = await field.mount(settings, place);
  try {
    if (!mounted.pick && steps.some((step) => 'pick' in step)) return null;
    mounted.input.focus();
    for (const step of steps) await play(step, mounted, hands);
    const seen = {
      ...seenOf(mounted, settings),
      clipboard: 'clipboard' in expected ? await pasteElsewhere(hands) : '',
    };
    const isSettled = !steps.some((step) => 'set' in step);
    return [
      ...differences(seen, expected, field.hasExactText),
      ...(isSettled ? misreported(seen, mounted) : []),
    ];
  } finally {
    mounted.unmount();
    place.remove();
  }
}

function has(field: PhoneField, settings: CaseSettings, steps: readonly Step[]) {
  const { settings: known, changeable = known } = field;
  const isAmong = (names: readonly string[], given: CaseSettings) =>
    Object.keys(given).every((name) => names.includes(name));
  return (
    isAmong(known, settings) &&
    steps.every((step) => !('set' in step) || isAmong(changeable, step.set))
  );
}

/** A dial code that stands beside the field, not in it, counts as if it stood there. */
function seenOf({ input, country, digits }: MountedField, { prefix = '+' }: CaseSettings) {
  const { value, selectionEnd } = input;
  const ownDigits = digitsIn(value.slice(value.startsWith(prefix) ? prefix.length : 0));
  const all = digits?.() ?? ownDigits;
  const beside =
    all.length > ownDigits.length && !value.startsWith('+')
      ? all.slice(0, -ownDigits.length || undefined)
      : '';
  return {
    digits: all,
    country: country(),
    text: beside ? `+${beside} ${value}`.trim() : value,
    caret: beside.length + countDigits(value, selectionEnd ?? 0),
  };
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The digits of a text with a space between groups. */
const groupsOf = (text: string) => (text.match(/\d+/g) ?? []).join(' ');

function differences(
  seen: Outcome,
  expected: Partial<Outcome>,
  hasExactText = false,
): Difference[] {
  const wanted = Object.keys(expected) as (keyof Outcome)[];
  return wanted.flatMap((what) => {
    const [is, shall] = [seen[what], expected[what]];
    const isEqual =
      what === 'text' && !hasExactText
        ? groupsOf(String(is)) === groupsOf(String(shall))
        : is === shall;
    return isEqual ? [] : [{ what, expected: shall, seen: is }];
  });
}

/** What is reported is what is shown, a dial code alone as nothing. */
function misreported({ digits }: Outcome, { reported }: MountedField): Difference[] {
  const reportedValue = reported?.();
  const isCodeAlone = getCountries().some(({ dialCode }) => dialCode === digits);
  const expected = isCodeAlone ? '' : digits;
  return reportedValue === undefined || reportedValue === expected
    ? []
    : [{ what: 'reported', expected, seen: reportedValue }];
}

async function play(step: Step, { input, pick, set }: MountedField, hands: Hands) {
  if ('keys' in step) {
    await hands.keys(step.keys);
  } else if ('select' in step) {
    const [from, to] = step.select.map((digits) => caretOffset(input.value, digits, 1));
    input.setSelectionRange(from ?? 0, to ?? 0);
  } else if ('paste' in step) {
    await copyElsewhere(step.paste, input, hands);
    await hands.keys('{Control>}v{/Control}');
  } else if ('fill' in step) {
    fill(input, step.fill);
  } else if ('compose' in step) {
    await hands.compose(step.compose);
  } else if ('pick' in step) {
    await pick?.(step.pick, hands);
  } else {
    set(step.set);
  }
}

/** Puts text on the clipboard as users do: copies it from another field. */
async function copyElsewhere(text: string, input: HTMLInputElement, hands: Hands) {
  const { selectionStart, selectionEnd } = input;
  const other = document.body.appendChild(document.createElement('textarea'));
  other.value = text;
  other.select();
  await hands.keys('{Control>}c{/Control}');
  other.remove();
  input.focus();
  input.setSelectionRange(selectionStart, selectionEnd);
}

async function pasteElsewhere(hands: Hands): Promise<string> {
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  await hands.keys('{Control>}v{/Control}');
  other.remove();
  return other.value;
}

function fill(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
