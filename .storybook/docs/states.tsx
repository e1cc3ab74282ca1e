import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { State } from '../facts/sources.ts';
import { Frame } from './frame.tsx';
import type { ComponentDocs } from './guides.ts';

/** What a component may be given, by name, as Storybook reads it from the types. */
export type ArgTypes = Readonly<Record<string, { type?: unknown; options?: readonly unknown[] }>>;

/** Returns the values that a prop may have, if they are few. */
function valuesOf(given: ArgTypes, prop: string): readonly unknown[] {
  const { type, options } = given[prop] ?? {};
  return options ?? (type as { value?: readonly unknown[] } | undefined)?.value ?? [];
}

/** How a state is made: by a prop, or as a pointer or a key would. */
const MADE: Record<State, { title: string; prop?: string; forced?: readonly string[] }> = {
  hovered: { title: 'hover', forced: ['hovered'] },
  pressed: { title: 'pressed', forced: ['hovered', 'pressed'] },
  'focus-visible': { title: 'focus', forced: ['focused', 'focus-visible', 'focus-within'] },
  selected: { title: 'selected', prop: 'isSelected' },
  indeterminate: { title: 'partly', prop: 'isIndeterminate' },
  open: { title: 'open' },
  pending: { title: 'pending', prop: 'isPending' },
  readonly: { title: 'read only', prop: 'isReadOnly' },
  invalid: { title: 'invalid', prop: 'isInvalid' },
  disabled: { title: 'disabled', prop: 'isDisabled' },
};

const LOOKS = ['size', 'variant', 'tone', 'kind', 'status'];

interface Column {
  title: string;
  props: object;
  forced: readonly string[];
}

/** Returns the columns of a component's matrix: at rest, and each state that its styles tell apart. */
export function columnsOf(states: readonly State[], given: ArgTypes): Column[] {
  const rest: Column = { title: 'rest', props: {}, forced: [] };
  return [
    rest,
    ...states.flatMap((state) => {
      const { title, prop, forced = [] } = MADE[state];
      if (prop && prop in given) return [{ title, props: { [prop]: true }, forced: [] }];
      return forced.length > 0 ? [{ title, props: {}, forced }] : [];
    }),
  ];
}

/** Returns the rows: each size, then each other look. */
export function rowsOf(given: ArgTypes): { title: string; props: object }[] {
  const rows = LOOKS.flatMap((prop) =>
    valuesOf(given, prop)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => ({ title: `${prop} ${value}`, props: { [prop]: value } })),
  );
  return rows.length > 0 ? rows : [{ title: '', props: {} }];
}

const PRESSED = '[data-rac], button, a, input, textarea, label, [role]';

/** Content that nobody can reach, in a state that only a pointer or a key gives. */
function Forced({ as, children }: { as: readonly string[]; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const force = () => {
      for (const element of host.current?.querySelectorAll(PRESSED) ?? [])
        for (const state of as)
          if (!element.hasAttribute(`data-${state}`)) element.setAttribute(`data-${state}`, 'true');
    };
    force();
    const observer = new MutationObserver(force);
    if (host.current) observer.observe(host.current, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [as]);
  return (
    <div ref={host} className="guide-cell" inert>
      {children}
    </div>
  );
}

const THEMES = ['light', 'dark'];

/** Every state of a component, in each size and look, in both themes. */
export function States({ docs, given }: { docs: ComponentDocs; given: ArgTypes }) {
  return (
    <>
      <h2 id="matrix">Matrix of states</h2>
      <p>
        Nobody wrote it down: the columns are the states that the component’s styles tell apart, the
        rows the looks that its types allow.
      </p>
      {THEMES.map((theme) => (
        <Fragment key={theme}>
          {docs.guide.opens ? (
            <Frame name={docs.name} theme={theme} title={`${docs.name}, open, ${theme}`} />
          ) : (
            <Table docs={docs} given={given} theme={theme} />
          )}
        </Fragment>
      ))}
    </>
  );
}

function Table({ docs, given, theme }: { docs: ComponentDocs; given: ArgTypes; theme: string }) {
  const { draw, facts, guide } = docs;
  const columns = columnsOf(facts.states, given);
  const rows = draw ? rowsOf(given) : [{ title: '', props: {} }];
  return (
    <section
      className="sb-unstyled guide-matrix"
      data-theme={theme}
      aria-label={theme}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{theme}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">{row.title}</th>
              {columns.map(({ title, props, forced }) => (
                <td key={title}>
                  <I18nProvider locale="en-US">
                    <Forced as={forced}>
                      {draw
                        ? draw({ ...row.props, ...props })
                        : (guide.picture ?? guide.pairs[0]?.good)}
                    </Forced>
                  </I18nProvider>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
