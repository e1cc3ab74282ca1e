import '../packages/ui/src/theme/theme.ts';
import '../apps/web/src/app/fonts/fonts.css.ts';
import './preview.css';
import * as a11y from '@storybook/addon-a11y/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import { PATIENCE_MS } from '../packages/config/patience.ts';
import { breakpoints } from '../packages/ui/src/theme/breakpoints.ts';
import { ru } from '../packages/ui/src/words/ru.ts';
import { WordsProvider } from '../packages/ui/src/words/words.tsx';
import { extractArgTypes } from './docs/arg-types.ts';
import { ComponentPage } from './docs/component-page.tsx';
import { ThemedContainer } from './docs/container.tsx';
import { modes } from './modes.ts';
import { type Surroundings, surround } from './surroundings.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

const root = document.documentElement;
root.lang = 'ru';

/**
 * Applies the toolbar's settings to the root element, as the product does. A page of docs has already done so for all
 * of its stories: what one of them sets otherwise stays within it.
 */
const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const isInDocs = viewMode === 'docs';
  useLayoutEffect(
    () => (isInDocs ? undefined : surround(globals as unknown as Surroundings)),
    [isInDocs, globals],
  );
  const story = (
    <I18nProvider locale={globals.direction === 'rtl' ? 'ar-EG' : 'ru-RU'}>
      <WordsProvider words={ru}>
        <Story />
      </WordsProvider>
    </I18nProvider>
  );
  if (!isInDocs) return story;
  return (
    <div style={{ display: 'contents' }} dir={globals.direction} data-density={globals.density}>
      {story}
    </div>
  );
};

const height: Record<string, string> = { 360: '740px', 768: '1024px' };

const widths = Object.fromEntries(
  Object.keys(breakpoints).map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: height[width] ?? '900px' } },
  ]),
);

const isTest = '__vitest_browser__' in globalThis;
/** A test needs only what is wrong. The passed rules would be described too, and sent through two processes. */
const axeOptions = isTest ? { resultTypes: ['violations'] } : {};

type AfterEach = NonNullable<Preview['afterEach']>;

/**
 * By now axe has checked the story in its state after `play`. Themes differ only in colours, so the other theme costs
 * one more rule on the same page rather than a second run of everything.
 */
const contrastInTheOtherTheme: AfterEach = async (context) => {
  if (!isTest || context.parameters.showsBothThemes) return;
  const theme = root.dataset.theme;
  root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
  try {
    await a11y.afterEach({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: {
          ...context.parameters.a11y,
          options: { ...axeOptions, runOnly: ['color-contrast'] },
        },
      },
    });
  } finally {
    root.dataset.theme = theme;
  }
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  afterEach: contrastInTheOtherTheme,
  parameters: {
    a11y: {
      test: 'error',
      options: axeOptions,
      // React Aria's announcer keeps a sentence for seconds after the button that it names is gone.
      context: { exclude: ['[data-live-announcer]'] },
    },
    backgrounds: { disable: true },
    viewport: { options: widths },
    chromatic: { modes },
    docs: {
      page: ComponentPage,
      container: ThemedContainer,
      // headings within the shown stories are not parts of the page
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .sb-unstyled *' },
      extractArgTypes,
      controls: { sort: 'requiredFirst' },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Search',
          'Recipes',
          'Foundations',
          [
            'Principles',
            'Tokens',
            'Typography',
            'Spacing',
            'Icons',
            'Motion',
            'Voice',
            'Component sheet',
            'Second theme',
            'Compared',
            'Bytes',
          ],
          'Components',
          [
            'Actions',
            'Fields',
            'Choices',
            'Layers',
            'Feedback',
            'Navigation',
            'Data',
            'Drawings',
            'Helpers',
            'Layout',
          ],
          'Phone input',
          ['PhoneInput', 'Playground', 'Conformance'],
          'Приложение',
          ['С чего начать'],
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'normal',
    direction: 'ltr',
    forcedColors: 'off',
    reducedMotion: 'off',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'dense', title: 'Dense' },
          { value: 'normal', title: 'Normal' },
          { value: 'touch', title: 'Touch' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    forcedColors: {
      description:
        'Forced colours, as its rules are written; a high contrast theme of the system is exact',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Own colours' },
          { value: 'on', title: 'Forced colours' },
        ],
      },
    },
    reducedMotion: {
      description: 'Reduced motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Motion' },
          { value: 'on', title: 'Reduced motion' },
        ],
      },
    },
  },
};

export default preview;
