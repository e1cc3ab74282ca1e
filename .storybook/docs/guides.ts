import type { ComponentType } from 'react';
import phoneSizes from '../../packages/phone-input/.size-limit.json';
import uiSizes from '../../packages/ui/.size-limit.ts';
import type { Guide, GuideTexts } from '../../packages/ui/src/foundations/guide.ts';
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

export interface ComponentDocs {
  guide: GuideTexts;
  Example: ComponentType | undefined;
  source: string;
  /** The path to import it from, and the most that it adds to an application. */
  importPath: string;
  size: string | undefined;
}

/** Returns the documentation of a page's component, by the page's title; nothing for its deeper pages. */
export function docsOf(title: string): ComponentDocs | undefined {
  const [group, , component, ...deeper] = title.split('/');
  if (title === 'Phone input/PhoneInput') return phoneDocs();
  if (group !== 'Components' || component === undefined || deeper.length > 0) return undefined;
  const name = kebab(component === 'WordsProvider' ? 'Words' : component);
  const guide = ofComponent(guides, name, 'guide')?.guide;
  if (!guide) return undefined;
  return {
    guide,
    Example: ofComponent(examples, name, 'example')?.Example,
    source: ofComponent(sources, name, 'example') ?? '',
    importPath: `@org/ui/${name}`,
    size: uiSizes.find((entry) => entry.name === name)?.limit,
  };
}

/** Named here, because a glob does not look into folders whose names begin with a dot. */
const phoneDocs = (): ComponentDocs => ({
  guide: phoneGuide,
  Example: PhoneExample,
  source: phoneSource,
  importPath: '@org/phone-input',
  size: phoneSizes[0]?.limit,
});
