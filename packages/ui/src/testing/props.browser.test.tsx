import { waitForSome } from '@org/config/wait-for';
import '../theme/theme.ts';
import { createRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Case, Guide } from '../foundations/guide.ts';
import { SearchIcon } from '../icons/icons.tsx';

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

const givenControl = () => ({ ...given(), onFocus: vi.fn(), onBlur: vi.fn() });

/** Renders content and waits for the element with the given id or other selector. */
async function drawn(content: ReactNode, by = '#own-id') {
  root.render(content);
  return waitForSome(
    () => document.querySelector<HTMLElement>(by),
    () => document.body.innerHTML,
  );
}

/** The part of an element that has the focus; of a group, its first part. */
const controlIn = (element: HTMLElement) =>
  element.matches('[role=group]')
    ? (element.querySelector('input, [role=spinbutton]') as HTMLElement)
    : element;

const guides = import.meta.glob<{ guide: Guide }>('../*/*.guide.tsx', { eager: true });

/** Components by name, null for those that render no element of their own. */
const guided = Object.values(guides).flatMap(({ guide }) => Object.entries(guide.components));

const table: (Case & { name: string })[] = [
  ...guided.flatMap(([name, drawn]) => (drawn ? [{ name, ...drawn }] : [])),
  {
    name: 'an icon',
    gets: 'svg',
    ref: '',
    described: null,
    draw: ({ id, 'data-testid': mark }) => <SearchIcon id={id} data-testid={mark} />,
  },
];
const controls = table.filter(({ hasFocus }) => hasFocus);

/** Exports of the component folders with a capitalised name: of `select/select.tsx` and the like. */
const exported = Object.entries(
  import.meta.glob<object>(['../*/*.tsx', '!../testing/*'], { eager: true }),
)
  .filter(([path]) => /\/([\w-]+)\/\1\.tsx$/.test(path) && !path.includes('/icons/'))
  .flatMap(([, module]) => Object.keys(module).filter((name) => /^[A-Z]/.test(name)));

test('every component is in the guide beside it', () => {
  expect(exported.length).toBeGreaterThan(60);
  expect(guided.map(([name]) => name).sort()).toEqual(exported.sort());
});

describe('props reach the element that they are meant for', () => {
  test.each(table)('$name', async ({ draw, hasFocus, isNamedById, gets, ...more }) => {
    const { ref = gets, described = gets } = more;
    const props = hasFocus ? givenControl() : given();
    const by = isNamedById ? '[data-testid="own-mark"]' : '#own-id';
    const element = await drawn(draw(props), by);
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
    const props = givenControl();
    const element = await drawn(draw(props));
    const control = controlIn(element);
    control.focus();
    expect(props.onFocus).toHaveBeenCalledTimes(1);
    control.blur();
    expect(props.onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('what is read only can be reached, and says so', () => {
  test.each(table.filter(({ hasReadOnly }) => hasReadOnly))('$name', async ({ draw }) => {
    const props = { ...givenControl(), isReadOnly: true };
    const control = controlIn(await drawn(draw(props)));
    expect(control.matches(':read-only[readonly], [aria-readonly=true]'), control.outerHTML).toBe(
      true,
    );
    control.focus();
    expect(document.activeElement).toBe(control);
  });
});

describe('what is required is judged by the form, or by its owner', () => {
  test.each(table.filter(({ hasRequired }) => hasRequired))('$name', async ({ draw }) => {
    const isFit = async (judged: object) => {
      const mark = JSON.stringify(judged);
      root.render(
        <form key={mark} data-judged={mark}>
          {draw({ ...given(), ...judged })}
        </form>,
      );
      const form = await waitForSome(
        () => document.querySelector<HTMLFormElement>(`[data-judged='${mark}']`),
        () => document.body.innerHTML,
      );
      return form.checkValidity();
    };
    expect(await isFit({})).toBe(true);
    expect(await isFit({ isRequired: true })).toBe(false);
    expect(await isFit({ isRequired: true, validationBehavior: 'aria' })).toBe(true);
  });
});
