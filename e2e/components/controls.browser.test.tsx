import '@org/ui/theme';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Control, controls, type Owned } from './controls.tsx';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const draw = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
const form = () => host.querySelector('form') as HTMLFormElement;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/** Draws each of the values alone and returns what is shown then: what the others are compared with. */
async function looks(control: Control) {
  const seen: Record<string, string> = {};
  for (const kind of ['one', 'other', 'none'] as const) {
    const place = document.body.appendChild(document.createElement('div'));
    const alone = createRoot(place);
    alone.render(control.draw({ value: control[kind], onChange: () => undefined, name: 'it' }));
    await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
    seen[kind] = control.shown(place);
    alone.unmount();
    place.remove();
  }
  return seen as Record<'one' | 'other' | 'none', string>;
}

/** A parent that keeps the value, and sets it when its buttons are pressed. */
function Parent({ control, onReport }: { control: Control; onReport: (value: unknown) => void }) {
  const [value, setValue] = useState(control.one);
  return (
    <form>
      {control.draw({
        value,
        onChange: (next) => {
          onReport(next);
          setValue(next);
        },
        name: 'it',
      })}
      <Button onPress={() => setValue(control.one)}>set one</Button>
      <Button onPress={() => setValue(control.other)}>set other</Button>
      <Button onPress={() => setValue(control.none)}>set none</Button>
    </form>
  );
}

describe('what the parent sets is shown, and is not reported back', () => {
  test.each(controls)('$name', async (control) => {
    const look = await looks(control);
    expect(look.one).not.toBe(look.other);
    const onReport = vi.fn();
    draw(<Parent control={control} onReport={onReport} />);
    for (const kind of ['other', 'none', 'one', 'none', 'other', 'one'] as const) {
      await press(`set ${kind}`);
      await expect.poll(() => control.shown(form())).toBe(look[kind]);
    }
    expect(onReport).not.toHaveBeenCalled();
  });
});

describe('a form that is reset shows what it began with, and reports it', () => {
  test.each(controls.filter(({ isReset = true }) => isReset))('$name', async (control) => {
    const look = await looks(control);
    const onReport = vi.fn();
    draw(<Parent control={control} onReport={onReport} />);
    await press('set other');
    await expect.poll(() => control.shown(form())).toBe(look.other);
    form().reset();
    await expect.poll(() => control.shown(form())).toBe(look.one);
    expect(onReport.mock.calls.map(([value]) => value)).toEqual([control.one]);
  });
});

describe('a form of React Hook Form sets, empties and resets it', () => {
  test.each(controls)('$name', async (control) => {
    const look = await looks(control);
    draw(<HookForm control={control} />);
    for (const [name, kind] of [
      ['set other', 'other'],
      ['reset', 'one'],
      ['reset to none', 'none'],
      ['set other', 'other'],
      ['reset', 'none'],
    ] as const) {
      await press(name);
      await expect.poll(() => control.shown(form())).toBe(look[kind]);
    }
  });
});

function HookForm({ control: { draw: drawn, one, other, none } }: { control: Control }) {
  const hook = useForm<{ it: unknown }>({ defaultValues: { it: one } });
  return (
    <form>
      <Controller
        control={hook.control}
        name="it"
        render={({ field: { ref: _, ...field } }) => <>{drawn(field)}</>}
      />
      <Button onPress={() => hook.setValue('it', other)}>set other</Button>
      <Button onPress={() => hook.reset()}>reset</Button>
      <Button onPress={() => hook.reset({ it: none })}>reset to none</Button>
    </form>
  );
}

/** An error that the browser finds, or one that the parent keeps. */
const ERRORS: Record<string, (isMissing: boolean) => Partial<Owned<unknown>>> = {
  'of the browser': () => ({ isRequired: true }),
  'of the parent': (isInvalid) => ({ isInvalid, errorMessage: 'Fill it in' }),
};
const erring = controls
  .filter(({ typed }) => typed)
  .flatMap((control) =>
    Object.entries(ERRORS).map(([whose, error]) => ({ ...control, whose, error })),
  );

describe('a press on a button below is not lost while an error goes', () => {
  test.each(erring)('$name, an error $whose', async ({ error, ...control }) => {
    const onSend = vi.fn();
    function Asked() {
      const [value, setValue] = useState(control.none);
      const [isTried, setTried] = useState(false);
      const isMissing = value === control.none;
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isMissing) onSend();
          }}
        >
          {control.draw({ value, onChange: setValue, name: 'it', ...error(isTried && isMissing) })}
          <Button type="submit">Send</Button>
        </form>
      );
    }
    draw(<Asked />);
    await expect.poll(form).not.toBeNull();
    await press('Send');
    await expect.poll(() => form().querySelector('[aria-invalid=true]')).not.toBeNull();
    form()
      .querySelector<HTMLElement>('[role=spinbutton], textarea, input:not([type=hidden], [hidden])')
      ?.focus();
    const send = page.getByRole('button', { name: 'Send' });
    const { top, height, width } = send.element().getBoundingClientRect();
    await userEvent.keyboard(control.typed as string);
    await userEvent.click(send, { position: { x: width / 2, y: height * 0.9 } });
    expect(onSend).toHaveBeenCalledTimes(1);
    // the error had its room until then
    await expect.poll(() => send.element().getBoundingClientRect().top).toBeLessThan(top);
  });
});

describe('a date field', () => {
  const part = (name: RegExp) => page.getByRole('spinbutton', { name });
  const shown = (parts: string) => expect.element(page.getByRole('group')).toHaveTextContent(parts);

  function Day({
    first,
    onReport,
  }: {
    first: string | null;
    onReport: (day: string | null) => void;
  }) {
    const [day, setDay] = useState(first);
    return (
      <form>
        <DateField
          label="Shipped on"
          value={day}
          onChange={(next) => {
            onReport(next);
            setDay(next);
          }}
        />
      </form>
    );
  }

  test('reports no year that is being typed', async () => {
    const onReport = vi.fn();
    draw(<Day first="2026-11-24" onReport={onReport} />);
    await userEvent.click(part(/year/));
    await userEvent.keyboard('2031');
    await shown('11/24/2031');
    expect(onReport.mock.calls).toEqual([[null], ['2031-11-24']]);
  });

  test('takes a year of two digits for one of this century', async () => {
    const onReport = vi.fn();
    draw(<Day first={null} onReport={onReport} />);
    await userEvent.click(part(/month/));
    await userEvent.keyboard('112427');
    expect(onReport).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await shown('11/24/2027');
    expect(onReport.mock.calls).toEqual([['2027-11-24']]);
  });

  test('keeps the date of a parent that refuses another', async () => {
    const onReport = vi.fn();
    draw(<DateField label="Shipped on" value="2026-11-24" onChange={onReport} />);
    await userEvent.click(part(/month/));
    await userEvent.keyboard('{ArrowUp}');
    await shown('11/24/2026');
    expect(onReport.mock.calls).toEqual([['2026-12-24']]);
  });

  test('forgets what is half typed when its form is reset', async () => {
    draw(<Day first={null} onReport={vi.fn()} />);
    await userEvent.click(part(/month/));
    await userEvent.keyboard('1124');
    await shown('11/24/yyyy');
    form().reset();
    await shown('mm/dd/yyyy');
  });

  test('does not report a date of the parent that it can not show', async () => {
    const onReport = vi.fn();
    draw(<Day first="0002-11-01" onReport={onReport} />);
    await shown('mm/dd/yyyy');
    expect(onReport).not.toHaveBeenCalled();
  });
});
