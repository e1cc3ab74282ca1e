import facts from 'virtual:component-facts';
import titles from 'virtual:docs-titles';
import { PhoneInput } from '@org/phone-input';
import { type ComponentType, createElement, type ReactNode } from 'react';
import phoneSizes from '../../packages/phone-input/.size-limit.json';
import uiSizes from '../../packages/ui/.size-limit.ts';
import type { Case, Guide, GuideTexts } from '../../packages/ui/src/foundations/guide.ts';
import type { Facts } from '../facts/facts.ts';
import { Example as PhoneExample } from '../guides/phone-input.example.tsx';
import phoneSource from '../guides/phone-input.example.tsx?raw';
import { guide as phoneGuide } from '../guides/phone-input.guide.tsx';

const guides = import.meta.glob<{ guide: Guide }>('../../packages/ui/src/*/*.guide.tsx', {
  eager: true,
});
const examples = import.meta.glob<{ Example: ComponentType }>(
  '../../packages/ui/src/*/*.example.tsx',
  { eager: true },
);
const sources = import.meta.glob<string>('../../packages/ui/src/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the file of a component among others: its path ends with the name and the kind. */
const ofComponent = <Value>(files: Record<string, Value>, name: string, kind: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.${kind}.tsx`))?.[1];

/** `TextField` is `text-field`. */
const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A page of docs. */
interface Page {
  title: string;
  path: string;
}

export interface ComponentDocs {
  /** Name of its folder. */
  name: string;
  guide: GuideTexts & Pick<Partial<Guide>, 'components'>;
  facts: Facts;
  /** Draws it with the given props; nothing if its guide does not draw it, or only in a picture. */
  draw: ((props: object) => ReactNode) | undefined;
  Example: ComponentType | undefined;
  source: string;
  /** The path to import it from, and the most that it adds to an application. */
  importPath: string;
  size: string | undefined;
  /** The page of another component. */
  pageOf: (name: string) => Page | undefined;
}

const pageOf = (name: string) =>
  titles.find(
    ({ title }) => kebab(title.split('/')[2] ?? '') === name && title.startsWith('Components/'),
  );

/** Of what can be had the focus or be disabled every state is drawn anew; of all else the picture is enough. */
function drawOf({ components }: Guide, states: readonly string[]) {
  const cases = Object.values(components).filter((one): one is Case => one !== null);
  const drawn = cases.find(({ hasFocus, hasReadOnly }) => hasFocus || hasReadOnly) ?? cases[0];
  if (!drawn || (states.length > 0 && !drawn.hasFocus && !drawn.hasReadOnly)) return undefined;
  return (props: object) => drawn.draw(props as Parameters<Case['draw']>[0]);
}

/** Returns the documentation of the component in a folder. */
export function docsNamed(name: string): ComponentDocs | undefined {
  if (name === 'phone-input') return phoneDocs();
  const guide = ofComponent(guides, name, 'guide')?.guide;
  const known = facts[name];
  if (!guide || !known) return undefined;
  return {
    name,
    guide,
    facts: known,
    draw: drawOf(guide, known.states),
    Example: ofComponent(examples, name, 'example')?.Example,
    source: ofComponent(sources, name, 'example') ?? '',
    importPath: `@org/ui/${name}`,
    size: uiSizes.find((entry) => entry.name === name)?.limit,
    pageOf,
  };
}

/** Returns the documentation of a page's component, by the page's title; nothing for its deeper pages. */
export function docsOf(title: string): ComponentDocs | undefined {
  const [group, , component, ...deeper] = title.split('/');
  if (title === 'Phone input/PhoneInput') return phoneDocs();
  if (group !== 'Components' || component === undefined || deeper.length > 0) return undefined;
  return docsNamed(kebab(component === 'WordsProvider' ? 'Words' : component));
}

/** Named here, because a glob does not look into folders whose names begin with a dot. */
const phoneDocs = (): ComponentDocs => ({
  name: 'phone-input',
  guide: phoneGuide,
  facts: facts['phone-input'] as Facts,
  draw: (props) => createElement(PhoneInput, { country: 'ru', ...props }),
  Example: PhoneExample,
  source: phoneSource,
  importPath: '@org/phone-input',
  size: phoneSizes[0]?.limit,
  pageOf,
});
