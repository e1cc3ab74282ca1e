import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './sheet/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/phone-input/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin()],
    // All that stories import is bundled before the first test: a reload in the middle of a run breaks it.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['apps/web/src/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'],
    },
  }),
};

export default config;
