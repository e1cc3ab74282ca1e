import '../theme/theme.ts';
import { createRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { controls } from './controls.tsx';
import type { Case, ControlCase } from './given.ts';
import { groups } from './groups.tsx';
import { parts } from './parts.tsx';
import { required } from './required.tsx';
import { shown } from './shown.tsx';

let root: Root;
beforeEach(() => {
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  document.querySelector('main')?.remove();
});

const given = () => ({
  id: 'own-id',
  'data-testid': 'own-mark',
  'aria-describedby': 'own-words',
  ref: createRef<Element>(),
});

/** Renders content and waits for the element with the given id or other selector. */
async function drawn(content: ReactNode, by = '#own-id') {
  root.render(content);
  return vi.waitUntil(() => document.querySelector<HTMLElement>(by));
}

/** The part of an element that has the focus; of a group, its first part. */
const controlIn = (element: HTMLElement) =>
  element.matches('[role=group]')
    ? (element.querySelector('input, [role=spinbutton]') as HTMLElement)
    : element;

const table: (Case | ControlCase)[] = [...shown, ...groups, ...controls, ...parts];

/** Components that render no element of their own, so there is nothing to pass props to. */
const DRAW_NOTHING = [
  'MenuTrigger',
  'ModalTrigger',
  'PopoverTrigger',
  'SheetTrigger',
  'TooltipTarget',
  'WordsProvider',
];

/** Exports of the component folders with a capitalised name: of `select/select.tsx` and the like. */
const exported = Object.entries(
  import.meta.glob<object>(['../*/*.tsx', '!../testing/*'], { eager: true }),
)
  .filter(([path]) => /\/([\w-]+)\/\1\.tsx$/.test(path) && !path.includes('/icons/'))
  .flatMap(([, module]) => Object.keys(module).filter((name) => /^[A-Z]/.test(name)));

test('every component stands in the table', () => {
  const known = [...table.map(({ name }) => name), ...DRAW_NOTHING];
  expect(exported.length).toBeGreaterThan(60);
  expect(exported.filter((name) => !known.includes(name))).toEqual([]);
});

describe('props reach the element that they are meant for', () => {
  test.each(table)('$name', async ({ draw, gets, ref = gets, described = gets, isNamedById }) => {
    const props = { ...given(), onFocus: vi.fn(), onBlur: vi.fn() };
    const isControl = controls.some((control) => control.draw === draw);
    const { onFocus: _focus, onBlur: _blur, ...plain } = props;
    const element = await drawn(
      draw(isControl ? props : (plain as typeof props)),
      isNamedById ? '[data-testid="own-mark"]' : '#own-id',
    );
    expect(element.matches(gets), element.outerHTML).toBe(true);
    const about = [...document.querySelectorAll('[aria-describedby~="own-words"]')];
    expect(about.length > 0).toBe(described !== null);
    for (const one of about) expect(one.matches(described ?? ''), one.outerHTML).toBe(true);
    const marked = document.querySelectorAll('[data-testid="own-mark"]');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.contains(element)).toBe(true);
    if (ref !== '') expect(props.ref.current?.matches(ref)).toBe(true);
  });
});

describe('the focus is told of as it comes and goes', () => {
  test.each(controls)('$name', async ({ draw }) => {
    const props = { ...given(), onFocus: vi.fn(), onBlur: vi.fn() };
    const element = await drawn(draw(props));
    const control = controlIn(element);
    control.focus();
    expect(props.onFocus).toHaveBeenCalledTimes(1);
    control.blur();
    expect(props.onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('what is read only can be reached, and says so', () => {
  test.each(controls.filter(({ hasReadOnly }) => hasReadOnly))('$name', async ({ draw }) => {
    const props = { ...given(), onFocus: vi.fn(), onBlur: vi.fn(), isReadOnly: true };
    const control = controlIn(await drawn(draw(props)));
    expect(control.matches(':read-only[readonly], [aria-readonly=true]'), control.outerHTML).toBe(
      true,
    );
    control.focus();
    expect(document.activeElement).toBe(control);
  });
});

describe('what is required is judged by the form, or by its owner', () => {
  test.each(required)('$name', async ({ draw }) => {
    const isFit = async (props: Parameters<typeof draw>[0]) => {
      root.render(
        <form key={JSON.stringify(props)} id="own-id" data-props={JSON.stringify(props)}>
          {draw(props)}
        </form>,
      );
      const form = await vi.waitUntil(() =>
        document.querySelector<HTMLFormElement>(`[data-props='${JSON.stringify(props)}']`),
      );
      return form.checkValidity();
    };
    expect(await isFit({})).toBe(true);
    expect(await isFit({ isRequired: true })).toBe(false);
    expect(await isFit({ isRequired: true, validationBehavior: 'aria' })).toBe(true);
  });
});
