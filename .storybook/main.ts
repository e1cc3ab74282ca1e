import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { docsFacts } from './facts/plugin.ts';

/** Types that every element has: their handlers and attributes would hide the component's own props. */
const everywhere =
  /^(GlobalDOMAttributes|GlobalDOMEvents|DOMAttributes|AriaAttributes|HTMLAttributes|InputHTMLAttributes|TextInputDOMEvents|DOMProps|SlotProps|RefAttributes|Attributes)$/;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './sheet/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/phone-input/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Tests do not read docs, and the compiler is slow.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx', 'packages/phone-input/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        !parent?.fileName.includes('node_modules') ||
        !(name.startsWith('aria-') || everywhere.test(parent.name)),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), docsFacts()],
    // Everything that stories import is bundled before the first test: a reload in the middle of a run breaks it.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [
        '.storybook/preview.tsx',
        '.storybook/sheet/*.stories.tsx',
        'apps/web/src/**/*.stories.tsx',
        'packages/*/src/**/*.stories.tsx',
      ],
    },
  }),
};

export default config;
