import { type Ref, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { getCountries } from '../number/country.ts';
import { PhoneInput, type PhoneInputProps } from '../phone-input.tsx';
import { caretOffset, countDigits } from '../typing/caret.ts';
import type { PhoneCase, Step } from './case.ts';

interface Owner {
  /** Last reported digits, or undefined. */
  reported: () => string | undefined;
  setProps: (props: PhoneInputProps) => void;
}

const DIAL_CODES = new Set(getCountries().map(({ dialCode }) => dialCode));

/** A parent that controls the value if the case gives one, and records what is reported. */
function OwnedPhone({ props, owner }: { props: PhoneInputProps; owner: Ref<Owner> }) {
  const [now, setNow] = useState(props);
  const [reported, setReported] = useState<string>();
  useImperativeHandle(owner, () => ({
    reported: () => reported,
    setProps: (more) => setNow({ ...now, ...more }),
  }));
  return (
    <PhoneInput
      {...now}
      onChange={(digits) => {
        setReported(digits);
        if ('value' in now) setNow({ ...now, value: digits });
      }}
    />
  );
}

/** Plays a case in the page with real keys and returns how the result differs from what is expected. */
export async function runCase({ props, steps, expected }: PhoneCase) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const owner: { current: Owner | null } = { current: null };
  flushSync(() => root.render(<OwnedPhone props={props} owner={owner} />));
  const field = place.querySelector<HTMLInputElement>('input[type=tel]');
  if (!field || !owner.current) throw new Error('The field is not there');
  try {
    field.focus();
    for (const step of steps) await play(step, field, owner.current.setProps);
    const seen = {
      digits: countedDigits(field, props).digits,
      country: field.closest<HTMLElement>('[data-country-code]')?.dataset.countryCode ?? null,
      text: field.value,
      caret: countedDigits(field, props).caret,
      clipboard: 'clipboard' in expected ? await pasteElsewhere() : undefined,
    };
    expect(seen).toMatchObject(expected);
    const reported = owner.current.reported();
    if (reported !== undefined && !steps.some((step) => 'props' in step)) {
      const whole = DIAL_CODES.has(seen.digits) ? '' : seen.digits;
      expect(reported, 'what is reported is what is shown, a dial code alone as nothing').toBe(
        whole,
      );
    }
  } finally {
    root.unmount();
    place.remove();
  }
}

function countedDigits(field: HTMLInputElement, { prefix = '+' }: PhoneInputProps) {
  const { value, selectionEnd } = field;
  return {
    digits: value.slice(value.startsWith(prefix) ? prefix.length : 0).replace(/\D/g, ''),
    caret: countDigits(value, selectionEnd ?? 0),
  };
}

async function play(step: Step, field: HTMLInputElement, setProps: Owner['setProps']) {
  if ('keys' in step) {
    await userEvent.keyboard(step.keys);
  } else if ('select' in step) {
    const [from, to] = step.select.map((digits) => caretOffset(field.value, digits, 1));
    field.setSelectionRange(from ?? 0, to ?? 0);
  } else if ('paste' in step) {
    await copyElsewhere(step.paste, field);
    await userEvent.keyboard('{Control>}v{/Control}');
  } else if ('fill' in step) {
    flushSync(() => fill(field, step.fill));
  } else if ('compose' in step) {
    await compose(step.compose);
  } else if ('pick' in step) {
    await pick(step.pick);
  } else {
    flushSync(() => setProps(step.props));
  }
}

/** Puts text on the clipboard as users do: copies it from another field. */
async function copyElsewhere(text: string, field: HTMLInputElement) {
  const { selectionStart, selectionEnd } = field;
  const other = document.body.appendChild(document.createElement('textarea'));
  other.value = text;
  other.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  other.remove();
  field.focus();
  field.setSelectionRange(selectionStart, selectionEnd);
}

async function pasteElsewhere(): Promise<string> {
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  other.remove();
  return other.value;
}

function fill(field: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Devtools {
  send: (method: string, params: object) => Promise<unknown>;
}

async function compose(text: string) {
  const devtools = cdp() as unknown as Devtools;
  const at = text.length;
  await devtools.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
  await devtools.send('Input.insertText', { text });
}

async function pick(iso2: string) {
  const button = document.querySelector('button[aria-haspopup=listbox]');
  if (!button) throw new Error('No button opens the list');
  await userEvent.click(button);
  await userEvent.keyboard(`${iso2}{Enter}`);
}
